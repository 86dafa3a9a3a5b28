# Starts Loggia on Windows; builds it first when that was not done yet or the sources are newer.
$ErrorActionPreference = 'Stop'
$wanted = [version]'25.0.0'
# The first without JDK-8377811, by which the collector G1 corrupts data.
$sound = [version]'25.0.3'
$house = Split-Path -Parent $PSScriptRoot
$target = Join-Path $house 'app\target'
# Every build has a folder of its own here, so that none changes a file under a program that runs.
$builds = Join-Path $target 'builds'
$log = Join-Path $target 'build.log'

# A JDK tells its version in the file `release`, so no JVM has to be started to ask for it.
function Get-JdkVersion($folder) {
  if (-not $folder -or -not (Test-Path "$folder\bin\javac.exe") -or -not (Test-Path "$folder\release")) { return $null }
  $line = Select-String -Path "$folder\release" -Pattern '^JAVA_VERSION="(\d+)(?:\.(\d+))?(?:\.(\d+))?[^-"]*"' | Select-Object -First 1
  if (-not $line) { return $null }
  $parts = $line.Matches[0].Groups[1..3] | ForEach-Object { if ($_.Success) { [int]$_.Value } else { 0 } }
  return New-Object Version $parts[0], $parts[1], $parts[2]
}

$candidates = @($env:JAVA_HOME, $env:JAVA25_HOME)
$onPath = Get-Command java.exe -ErrorAction SilentlyContinue
if ($onPath) { $candidates += Split-Path -Parent (Split-Path -Parent $onPath.Source) }
foreach ($pattern in "$env:ProgramFiles\Eclipse Adoptium\*", "$env:ProgramFiles\Java\*", "$env:ProgramFiles\Microsoft\jdk*", "$env:ProgramFiles\Zulu\*", "$HOME\.jdks\*", "$HOME\scoop\apps\*jdk*\current") {
  $candidates += Get-ChildItem -Path $pattern -Directory -ErrorAction SilentlyContinue | ForEach-Object FullName
}
# The one that is named is taken, else the newest that is found.
if ($env:LOGGIA_JAVA_HOME -and (Get-JdkVersion $env:LOGGIA_JAVA_HOME) -ge $wanted) { $candidates = @($env:LOGGIA_JAVA_HOME) }
$jdk = $candidates | Where-Object { $_ -and (Get-JdkVersion $_) -ge $wanted } | Sort-Object { Get-JdkVersion $_ } -Descending | Select-Object -First 1
if (-not $jdk) {
  [Console]::Error.WriteLine("Loggia needs a JDK $($wanted.Major) or newer and found none: install one (https://adoptium.net) or set LOGGIA_JAVA_HOME to its folder.")
  exit 1
}

$isSound = (Get-JdkVersion $jdk) -ge $sound
if (-not $isSound) {
  [Console]::Error.WriteLine("JDK $(Get-JdkVersion $jdk) in $jdk can corrupt data (JDK-8377811): please install $sound or newer.")
}

# The newest folder with a program in it; the folders' names sort by time.
function Get-Build {
  Get-ChildItem $builds -Directory -ErrorAction SilentlyContinue | Where-Object { Test-Path "$($_.FullName)\loggia.jar" } |
    Sort-Object Name -Descending | Select-Object -First 1 -ExpandProperty FullName
}

function Test-Stale($build) {
  if (-not $build) { return $true }
  if (-not (Test-Path "$house\pom.xml")) { return $false }
  $built = (Get-Item "$build\loggia.jar").LastWriteTimeUtc
  $sources = @("$house\pom.xml") + @(Get-ChildItem "$house\*\pom.xml", "$house\games\*\pom.xml" | ForEach-Object FullName)
  $sources += Get-ChildItem "$house\*\src\main", "$house\games\*\src\main" -Recurse -File | ForEach-Object FullName
  return [bool]($sources | Where-Object { (Get-Item $_).LastWriteTimeUtc -gt $built } | Select-Object -First 1)
}

$build = Get-Build
if (Test-Stale $build) {
  New-Item -ItemType Directory -Force $builds | Out-Null
  [Console]::Error.WriteLine('Building Loggia, once; a first build also fetches its libraries and may take some minutes ...')
  $started = (Get-Date).ToUniversalTime()
  $env:JAVA_HOME = $jdk
  $maven = if (Get-Command mvn -ErrorAction SilentlyContinue) { 'mvn' } else { "$house\mvnw.cmd" }
  cmd /c "`"$maven`" -f `"$house\pom.xml`" -B -ntp -Dfast -Dlauncher -Dmaven.test.skip=true -pl app -am package > `"$log`" 2>&1"
  if ($LASTEXITCODE -ne 0) {
    Get-Content $log -Tail 20 | ForEach-Object { [Console]::Error.WriteLine($_) }
    [Console]::Error.WriteLine("The build failed; everything it said is in $log")
    exit 1
  }
  $build = Join-Path $builds "$($started.ToString('yyyyMMdd-HHmmss'))-$PID"
  New-Item -ItemType Directory $build | Out-Null
  Copy-Item "$target\launcher\loggia.jar" "$build\loggia.jar.part"
  (Get-Item "$build\loggia.jar.part").LastWriteTimeUtc = $started
  Move-Item "$build\loggia.jar.part" "$build\loggia.jar"
  cmd /c "`"$jdk\bin\java.exe`" -XX:AOTCacheOutput=`"$build\loggia.aot`" -XX:+UseSerialGC -jar `"$build\loggia.jar`" --help >> `"$log`" 2>&1"
  # Windows keeps the files that a running program has open.
  Get-ChildItem $builds -Directory | Where-Object { $_.FullName -ne $build } | ForEach-Object {
    Remove-Item "$($_.FullName)\loggia.jar" -ErrorAction SilentlyContinue
    if (-not (Test-Path "$($_.FullName)\loggia.jar")) { Remove-Item $_.FullName -Recurse -Force -ErrorAction SilentlyContinue }
  }
}
$jar = Join-Path $build 'loggia.jar'
$aot = Join-Path $build 'loggia.aot'

# Apache Spark lies beside the program, and only where somebody plays on it.
$spark = Join-Path $house 'bulk\target\spark'
$onSpark = $args.Count -and $args[0] -match '^(simulate|study)$' -and ($args -match '^--on(=|$)')
if ($onSpark -and -not (Test-Path "$spark\complete")) {
  [Console]::Error.WriteLine('Fetching Apache Spark, once: 220 MB ...')
  $env:JAVA_HOME = $jdk
  $maven = if (Get-Command mvn -ErrorAction SilentlyContinue) { 'mvn' } else { "$house\mvnw.cmd" }
  cmd /c "`"$maven`" -f `"$house\pom.xml`" -B -ntp -Dfast -Dlauncher -Dspark -Dmaven.test.skip=true -pl bulk -am process-classes > `"$log`" 2>&1"
  if ($LASTEXITCODE -ne 0) {
    [Console]::Error.WriteLine("Apache Spark could not be fetched; without --on the same games are played on this machine's cores. Everything the build said is in $log")
    exit 1
  }
  New-Item -ItemType File "$spark\complete" | Out-Null
}

$command = if ($args.Count) { $args[0] } else { 'serve' }
$flags = switch -Regex ($command) {
  '^(-.*|help|completion)$' { '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC' }
  '^(simulate|study|bench)$' { , '-XX:+UseParallelGC' }
  default { if ($isSound) { @() } else { , '-XX:+UseParallelGC' } }
}
$extra = if ($env:LOGGIA_JAVA_OPTS) { $env:LOGGIA_JAVA_OPTS -split ' ' } else { @() }
$program = if ($onSpark) {
  '--enable-native-access=ALL-UNNAMED', '--sun-misc-unsafe-memory-access=allow', '-Dslf4j.provider=org.slf4j.jul.JULServiceProvider', '-Dslf4j.internal.verbosity=WARN', '-cp', "$jar;$spark\jars\*", 'loggia.app.Loggia'
} else { '-jar', $jar }
& "$jdk\bin\java.exe" "-XX:AOTCache=$aot" '-Xlog:disable' '-Xlog:all=error,aot*=off:stderr' @extra @flags @program @args
exit $LASTEXITCODE

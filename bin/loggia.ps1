# Starts Loggia on Windows; builds it first when that was not done yet or the sources are newer.
$ErrorActionPreference = 'Stop'
$wanted = 25
$house = Split-Path -Parent $PSScriptRoot
$target = Join-Path $house 'app\target'
$jar = Join-Path $target 'loggia.jar'
$aot = Join-Path $target 'loggia.aot'
$log = Join-Path $target 'build.log'

# A JDK tells its version in the file `release`, so no JVM has to be started to ask for it.
function Test-Jdk($folder) {
  if (-not $folder -or -not (Test-Path "$folder\bin\javac.exe") -or -not (Test-Path "$folder\release")) { return $false }
  $line = Select-String -Path "$folder\release" -Pattern '^JAVA_VERSION="(\d+)' | Select-Object -First 1
  return $line -and [int]$line.Matches[0].Groups[1].Value -ge $wanted
}

$candidates = @($env:LOGGIA_JAVA_HOME, $env:JAVA_HOME, $env:JAVA25_HOME)
$onPath = Get-Command java.exe -ErrorAction SilentlyContinue
if ($onPath) { $candidates += Split-Path -Parent (Split-Path -Parent $onPath.Source) }
foreach ($pattern in "$env:ProgramFiles\Eclipse Adoptium\*", "$env:ProgramFiles\Java\*", "$env:ProgramFiles\Microsoft\jdk*", "$env:ProgramFiles\Zulu\*", "$HOME\.jdks\*", "$HOME\scoop\apps\*jdk*\current") {
  $candidates += Get-ChildItem -Path $pattern -Directory -ErrorAction SilentlyContinue | ForEach-Object FullName
}
$jdk = $candidates | Where-Object { Test-Jdk $_ } | Select-Object -First 1
if (-not $jdk) {
  [Console]::Error.WriteLine("Loggia needs a JDK $wanted or newer and found none: install one (https://adoptium.net) or set LOGGIA_JAVA_HOME to its folder.")
  exit 1
}

function Test-Stale {
  if (-not (Test-Path $jar)) { return $true }
  if (-not (Test-Path "$house\pom.xml")) { return $false }
  $built = (Get-Item $jar).LastWriteTimeUtc
  $sources = @("$house\pom.xml") + @(Get-ChildItem "$house\*\pom.xml", "$house\games\*\pom.xml" | ForEach-Object FullName)
  $sources += Get-ChildItem "$house\*\src\main", "$house\games\*\src\main" -Recurse -File | ForEach-Object FullName
  return [bool]($sources | Where-Object { (Get-Item $_).LastWriteTimeUtc -gt $built } | Select-Object -First 1)
}

if (Test-Stale) {
  New-Item -ItemType Directory -Force $target | Out-Null
  [Console]::Error.WriteLine('Building Loggia, once; a first build also fetches its libraries and may take some minutes ...')
  $env:JAVA_HOME = $jdk
  $maven = if (Get-Command mvn -ErrorAction SilentlyContinue) { 'mvn' } else { "$house\mvnw.cmd" }
  cmd /c "`"$maven`" -f `"$house\pom.xml`" -B -ntp -Dfast -Dmaven.test.skip=true -pl app -am package > `"$log`" 2>&1"
  if ($LASTEXITCODE -ne 0) {
    Get-Content $log -Tail 20 | ForEach-Object { [Console]::Error.WriteLine($_) }
    [Console]::Error.WriteLine("The build failed; everything it said is in $log")
    exit 1
  }
  Remove-Item $aot -ErrorAction SilentlyContinue
  cmd /c "`"$jdk\bin\java.exe`" -XX:AOTCacheOutput=`"$aot`" -XX:+UseSerialGC -jar `"$jar`" --help >> `"$log`" 2>&1"
}

$command = if ($args.Count) { $args[0] } else { 'serve' }
$flags = switch -Regex ($command) {
  '^(-.*|help|completion)$' { '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC' }
  '^(simulate|study|bench)$' { , '-XX:+UseParallelGC' }
  default { @() }
}
$extra = if ($env:LOGGIA_JAVA_OPTS) { $env:LOGGIA_JAVA_OPTS -split ' ' } else { @() }
& "$jdk\bin\java.exe" "-XX:AOTCache=$aot" '-Xlog:disable' '-Xlog:all=error,aot*=off:stderr' @extra @flags -jar $jar @args
exit $LASTEXITCODE

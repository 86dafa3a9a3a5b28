# Shared by ./loggia, ./check and ./format: finds a JDK and a Maven. Sourced, never run.
# The caller sets `house` to the project's folder.

java_wanted=25

say() { printf '%s\n' "$*" >&2; }

# A JDK tells its version in the file `release`, so no JVM has to be started to ask for it.
is_jdk() {
  [ -n "$1" ] && [ -x "$1/bin/java" ] && [ -x "$1/bin/javac" ] && [ -r "$1/release" ] || return 1
  jdk_version=$(sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$1/release")
  [ "${jdk_version:-0}" -ge "$java_wanted" ]
}

jdk_on_path() {
  on_path=$(command -v java 2>/dev/null) || return 0
  on_path=$(readlink -f "$on_path" 2>/dev/null) || return 0
  dirname "$(dirname "$on_path")"
}

# Sets `jdk`, or ends with one line that says what to do.
find_jdk() {
  for candidate in "${LOGGIA_JAVA_HOME:-}" "${JAVA_HOME:-}" "${JAVA25_HOME:-}" "$(jdk_on_path)" \
    /usr/lib/jvm/*25* /usr/lib/jvm/* /usr/java/* /opt/java/* /opt/jdk* /opt/*jdk* \
    "${SDKMAN_DIR:-${HOME:-}/.sdkman}"/candidates/java/* "${HOME:-}"/.jdks/* \
    /Library/Java/JavaVirtualMachines/*/Contents/Home \
    "${HOME:-}"/Library/Java/JavaVirtualMachines/*/Contents/Home \
    /opt/homebrew/opt/openjdk*/libexec/openjdk.jdk/Contents/Home; do
    if is_jdk "$candidate"; then
      jdk=$candidate
      return 0
    fi
  done
  say "Loggia needs a JDK $java_wanted or newer and found none: install one (https://adoptium.net) or set LOGGIA_JAVA_HOME to its folder."
  exit 1
}

# An installed Maven of 3.8 or newer saves a download; otherwise the wrapper fetches its own.
maven() {
  # Maven's own libraries make newer JDKs print warnings that nobody here can act on.
  [ "$jdk_version" -gt 25 ] || export MAVEN_OPTS="${MAVEN_OPTS:-} --enable-native-access=ALL-UNNAMED --sun-misc-unsafe-memory-access=allow"
  mvn_version=$(JAVA_HOME=$jdk mvn -v 2>/dev/null | sed -n 's/.*Apache Maven \([0-9]*\)\.\([0-9]*\).*/\1 \2/p' | head -n 1)
  set -- -f "$house/pom.xml" "$@"
  case $mvn_version in
    3\ [89] | 3\ [1-9][0-9] | [4-9]\ *) JAVA_HOME=$jdk mvn "$@" ;;
    *) JAVA_HOME=$jdk "$house/mvnw" "$@" ;;
  esac
}

# Shared by ./loggia, ./check and ./format: finds a JDK and a Maven. Sourced, never run.
# The caller sets `house` to the project's folder.

java_wanted=25
# The first without JDK-8377811, by which the collector G1 corrupts data.
java_sound=25.0.3
java_sound_number=25000003

say() { printf '%s\n' "$*" >&2; }

# A JDK tells its version in the file `release`, so no JVM has to be started to ask for it. Sets `found_version`
# and, to compare it by, `found_number`. Early access builds are taken only when somebody names them.
is_jdk() {
  [ -n "$1" ] && [ -x "$1/bin/java" ] && [ -x "$1/bin/javac" ] && [ -r "$1/release" ] || return 1
  found_version=
  while IFS= read -r line; do
    case $line in JAVA_VERSION=\"*\"*)
      found_version=${line#*\"}
      found_version=${found_version%%\"*}
      break
      ;;
    esac
  done <"$1/release"
  number_of "$found_version"
  [ "$found_number" -ge "${java_wanted}000000" ]
}

# Sets `found_number`: 25.0.3 is 25000003. By the shell alone: every program it called would take a millisecond of
# each start, for each JDK there is.
number_of() {
  rest=${1%%[!0-9.]*}..
  major=${rest%%.*}
  rest=${rest#*.}
  minor=${rest%%.*}
  rest=${rest#*.}
  found_number=$((${major:-0} * 1000000 + ${minor:-0} * 1000 + ${rest%%.*} + 0))
}

jdk_on_path() {
  on_path=$(command -v java 2>/dev/null) || return 0
  on_path=$(readlink -f "$on_path" 2>/dev/null) || return 0
  dirname "$(dirname "$on_path")"
}

# Sets `jdk`, `jdk_version` and `jdk_number`, or ends with one line that says what to do. The one that is named is
# taken, else the newest that is found.
find_jdk() {
  jdk=
  jdk_number=0
  if is_jdk "${LOGGIA_JAVA_HOME:-}"; then
    take_jdk "$LOGGIA_JAVA_HOME"
  else
    for candidate in "${JAVA_HOME:-}" "${JAVA25_HOME:-}" "$(jdk_on_path)" \
      /usr/lib/jvm/* /usr/java/* /opt/java/* /opt/jdk* /opt/*jdk* \
      "${SDKMAN_DIR:-${HOME:-}/.sdkman}"/candidates/java/* "${HOME:-}"/.jdks/* \
      /Library/Java/JavaVirtualMachines/*/Contents/Home \
      "${HOME:-}"/Library/Java/JavaVirtualMachines/*/Contents/Home \
      /opt/homebrew/opt/openjdk*/libexec/openjdk.jdk/Contents/Home; do
      if is_jdk "$candidate" && [ "$found_number" -gt "$jdk_number" ]; then
        case $found_version in *-*) ;; *) take_jdk "$candidate" ;; esac
      fi
    done
  fi
  if [ -z "$jdk" ]; then
    say "Loggia needs a JDK $java_wanted or newer and found none: install one (https://adoptium.net) or set LOGGIA_JAVA_HOME to its folder."
    exit 1
  fi
  [ "$jdk_number" -ge "$java_sound_number" ] ||
    say "JDK $jdk_version in $jdk can corrupt data (JDK-8377811): please install $java_sound or newer."
}

take_jdk() {
  jdk=$1
  jdk_version=$found_version
  jdk_number=$found_number
}

# An installed Maven of 3.8 or newer saves a download; otherwise the wrapper fetches its own.
maven() {
  # Maven's own libraries make newer JDKs print warnings that nobody here can act on.
  [ "$jdk_number" -ge 26000000 ] || export MAVEN_OPTS="${MAVEN_OPTS:-} --enable-native-access=ALL-UNNAMED --sun-misc-unsafe-memory-access=allow"
  mvn_version=$(JAVA_HOME=$jdk mvn -v 2>/dev/null | sed -n 's/.*Apache Maven \([0-9]*\)\.\([0-9]*\).*/\1 \2/p' | head -n 1)
  set -- -f "$house/pom.xml" "$@"
  case $mvn_version in
    3\ [89] | 3\ [1-9][0-9] | [4-9]\ *) JAVA_HOME=$jdk mvn "$@" ;;
    *) JAVA_HOME=$jdk "$house/mvnw" "$@" ;;
  esac
}

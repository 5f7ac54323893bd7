# shellcheck shell=bash
# What the machine must have beside this folder: Rust and a few system packages. `play` and `check` source this file and call
# `need_rust` and `need_packages GROUP...`. Everything is looked for by what it gives (a command, a library), so that a machine
# of any kind that already has it goes straight on.

# package | how we see that it is there | why. `missing_packages` reads these lists by name.
# shellcheck disable=SC2034
packages_text=(
  "gcc|has_command cc|links every Rust program"
  "libc6-dev|has_header stdio.h|links every Rust program"
)
# shellcheck disable=SC2034
packages_build=(
  "pkg-config|has_command pkg-config|finds the next three while building"
  "libasound2-dev|has_module alsa|sound"
  "libudev-dev|has_module libudev|gamepads"
  "libwayland-dev|has_module wayland-client|a window under Wayland"
)
# shellcheck disable=SC2034
packages_picture=(
  "libvulkan1|has_library libvulkan.so.1|finds the graphics driver"
  "mesa-vulkan-drivers|has_vulkan_driver|draws: drivers for most graphics chips, and one that needs no chip"
)
# shellcheck disable=SC2034
packages_window=(
  "libxkbcommon-x11-0|has_library libxkbcommon-x11.so.0|reads the keyboard"
  "libx11-xcb1|has_library libX11-xcb.so.1|a window under X11"
  "libxcursor1|has_library libXcursor.so.1|a window under X11: the pointer"
  "libxi6|has_library libXi.so.6|a window under X11: mouse and touch"
)

say() { printf '%s\n' "$*" >&2; }
fail() {
  say "$*"
  exit 1
}

has_command() { command -v "$1" >/dev/null 2>&1; }
has_module() { has_command pkg-config && pkg-config --exists "$1"; }
has_header() { printf '#include <%s>\n' "$1" | cc -E -x c - >/dev/null 2>&1; }
has_library() {
  local libraries
  libraries=$(PATH="$PATH:/sbin:/usr/sbin" ldconfig -p 2>/dev/null) || return 1
  [[ $libraries == *"$1 "* ]]
}
has_vulkan_driver() {
  [[ -n ${VK_ICD_FILENAMES:-}${VK_DRIVER_FILES:-} ]] || compgen -G '/usr/share/vulkan/icd.d/*.json' >/dev/null ||
    compgen -G '/etc/vulkan/icd.d/*.json' >/dev/null
}

# Cargo, also where a fresh rustup has not reached this shell's PATH yet.
need_rust() {
  if ! has_command cargo && [[ -f $HOME/.cargo/env ]]; then
    # shellcheck source=/dev/null
    source "$HOME/.cargo/env"
  fi
  has_command cargo || fail "Rust is missing. Install it from https://rustup.rs and start this again."
}

# Prints `package|why` for what is missing of the given groups.
missing_packages() {
  local group entry name probe why
  for group in "$@"; do
    local -n entries="packages_$group"
    for entry in "${entries[@]}"; do
      IFS='|' read -r name probe why <<<"$entry"
      # The probe is a function of this file and its argument.
      # shellcheck disable=SC2086
      $probe || printf '%s|%s\n' "$name" "$why"
    done
  done
}

# Installs what is missing of the given groups (text, build, picture, window), or says what to install and stops.
need_packages() {
  [[ $(uname -s) == Linux ]] || return 0
  local missing=() names=() line as_root=()
  mapfile -t missing < <(missing_packages "$@")
  ((${#missing[@]})) || return 0
  say "Missing system packages:"
  for line in "${missing[@]}"; do
    names+=("${line%%|*}")
    say "  ${line%%|*}: ${line#*|}"
  done
  if ! has_command apt-get; then
    fail "These are their names on Debian and Ubuntu. Please install what your system calls them, then start this again."
  fi
  if ((EUID != 0)); then
    has_command sudo || fail "Please install them as root: apt-get install ${names[*]}"
    as_root=(sudo)
  fi
  say "Installing them with apt-get."
  "${as_root[@]}" apt-get update -q >&2 || fail "apt-get update failed; is there a network?"
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "${names[@]}" >&2 ||
    fail "apt-get could not install: ${names[*]}"
}

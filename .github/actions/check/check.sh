#!/usr/bin/env bash
# Installs the package outside the repository, and checks the files twice: for the log, and as SARIF.
set -euo pipefail
shopt -s globstar nullglob

folder="${RUNNER_TEMP:-/tmp}/assessment-desk"
npm install --prefix "$folder" --no-audit --no-fund --silent "$PACKAGE"
command="$folder/node_modules/.bin/assessment-desk"

# Patterns are separated by line breaks, so names may have spaces.
IFS=$'\n'
# shellcheck disable=SC2206
files=($FILES)
unset IFS
if [ ${#files[@]} -eq 0 ]; then
  echo 'No file matches the patterns of “files”.' >&2
  exit 2
fi

options=()
if [ -n "${CASEFILE:-}" ]; then options+=(--casefile "$CASEFILE"); fi
if [ -n "${FAIL_ON:-}" ]; then options+=(--fail-on "$FAIL_ON"); fi
status=0
"$command" check "${options[@]}" --format sarif --output "$SARIF" -- "${files[@]}" || status=$?
"$command" check "${options[@]}" -- "${files[@]}" || true
exit "$status"

#!/usr/bin/env bash
# Runs the image “assessment-desk” as it should run, and checks its health, its page, its endpoint and its end.
set -euo pipefail
podman run --detach --name desk --read-only --cap-drop all --security-opt no-new-privileges \
  --publish 127.0.0.1:8080:8080 --env SITE_URL=https://desk.example.org/ assessment-desk
trap 'podman logs desk; podman rm --force desk' EXIT
curl --silent --show-error --fail --retry 20 --retry-connrefused --retry-delay 1 --output page.html http://127.0.0.1:8080/
grep --quiet '<title>' page.html
rm page.html
curl --silent --fail http://127.0.0.1:8080/.well-known/api-catalog | grep --quiet 'https://desk.example.org/v1/mcp/canon'
podman healthcheck run desk
test "$(podman exec desk id -u)" = 65532
if podman exec desk touch /srv/written; then exit 1; fi
podman stop --time 5 desk
test "$(podman inspect --format '{{.State.ExitCode}}' desk)" = 0

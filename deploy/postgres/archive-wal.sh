#!/bin/sh
# archive_command = '/etc/mwc/archive-wal.sh "%p" "%f" /var/backups/mwc/wal'
# Keeps a finished file of PostgreSQL's log: whole or not at all, and never another one under a name that is there.
set -eu
target="$3/$2"
if [ -f "$target" ]; then
  # Said again after a crash: the same is kept already.
  exec cmp -s "$1" "$target"
fi
cp "$1" "$target.part"
sync "$target.part"
mv "$target.part" "$target"

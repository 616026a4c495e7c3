#!/bin/sh
# Copies the primary once, then follows it. The image's own start makes a database of its own, which a replica has not.
set -eu
data=${PGDATA:-/var/lib/postgresql/18/docker}
if [ "$(id -u)" = 0 ]; then
  install -d -o postgres -g postgres -m 700 "$(dirname "$data")"
  exec gosu postgres "$0"
fi
if [ ! -d "$data" ]; then
  PGPASSWORD=$(tr -d '\n' < "${SECRETS:-/run/secrets}/replica_password")
  export PGPASSWORD
  # A copy that was cut is begun anew. What it connects by is written beside it, the password with it.
  rm -rf "$data.part"
  pg_basebackup --pgdata "$data.part" --write-recovery-conf --wal-method stream --checkpoint fast --host "$PRIMARY" --username mwc_replica
  mv "$data.part" "$data"
fi
# What is read here waits for nothing that is replayed, and holds nothing up: a read that stands in the way is asked again of the primary.
exec postgres -D "$data" -c hot_standby=on -c max_standby_streaming_delay=500ms -c hot_standby_feedback=on

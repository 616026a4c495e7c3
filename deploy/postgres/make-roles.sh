#!/bin/sh
# Run once, as PostgreSQL's superuser, on an empty database: who owns the tables, who changes their rows, and who copies all of it.
set -eu
folder=${SECRETS:-/run/secrets}
password() { tr -d '\n' < "$folder/$1"; }
psql --set ON_ERROR_STOP=1 --username "${POSTGRES_USER:-postgres}" --dbname "${POSTGRES_DB:-mwc}" \
  --set owner="$(password owner_password)" --set server="$(password server_password)" --set replica="$(password replica_password)" <<'SQL'
create role mwc_owner login password :'owner';
create role mwc login password :'server';
create role mwc_replica login replication password :'replica';
grant create on database :DBNAME to mwc_owner;
grant create on schema public to mwc_owner;
-- What a backup asks for, and nothing of a superuser: where the data are, and the two words around a copy of them.
grant pg_read_all_settings to mwc_owner;
grant execute on function pg_backup_start(text, boolean), pg_backup_stop(boolean), pg_switch_wal() to mwc_owner;
alter default privileges for role mwc_owner grant select, insert, update, delete on tables to mwc;
alter default privileges for role mwc_owner grant usage on sequences to mwc;
alter default privileges for role mwc_owner grant usage on schemas to mwc;
-- What a single statement may take, since a pooler refuses to be told at the start of a connection.
alter role mwc set statement_timeout = '45s';
alter role mwc set lock_timeout = '40s';
SQL

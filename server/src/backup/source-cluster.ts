import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { StartFault } from '../start-fault.ts'
import { controlFile } from './data-folder.ts'

/** What a backup has to know of the PostgreSQL that it is made of. */
export type Cluster = {
  data: string
  version: string
  major: number
  systemId: string
  segmentBytes: number
  /** Those that a standby must not have smaller than it. */
  settings: Record<string, string>
  database: string
  role: string
}

const asked = `
select current_setting('data_directory', true) as data, current_setting('server_version') as version,
  current_setting('server_version_num')::int / 10000 as major, (select system_identifier::text from pg_control_system()) as "systemId",
  pg_size_bytes(current_setting('wal_segment_size'))::int as "segmentBytes", current_database() as database, current_user as role,
  pg_is_in_recovery() as "isStandby", current_setting('archive_mode') as archive, current_setting('wal_level') as level,
  (select count(*)::int from pg_tablespace where spcname not in ('pg_default', 'pg_global')) as spaces,
  (select json_object_agg(name, setting) from pg_settings where name in
    ('max_connections', 'max_worker_processes', 'max_wal_senders', 'max_prepared_transactions', 'max_locks_per_transaction')) as settings`
type Asked = Cluster & { data: string | null; isStandby: boolean; archive: string; level: string; spaces: number }

const rights = 'deploy/postgres/make-roles.sh has the rights that it needs.'

/** Looks whether a PostgreSQL can be backed up from here. Throws a `StartFault` that says what is in the way. */
export async function readCluster(client: pg.Client): Promise<Cluster> {
  const { rows } = await client.query<Asked>(asked).catch((error: { code?: string; message: string }) => {
    if (error.code === '42501') throw new StartFault(`The role may not read where PostgreSQL's data are (${error.message}). ${rights}`)
    throw error
  })
  const [found] = rows as [Asked]
  if (found.isStandby) throw new StartFault('This PostgreSQL is a replica: back up the primary.')
  if (found.archive === 'off' || found.level === 'minimal')
    throw new StartFault(
      'PostgreSQL archives no WAL (archive_mode is off, or wal_level minimal), so that nothing after a backup could be restored. ' +
        'Set archive_mode = on and archive_command to deploy/postgres/archive-wal.sh, and start it anew.',
    )
  if (found.spaces > 0)
    throw new StartFault('PostgreSQL has tablespaces of its own, which this does not copy: use pg_basebackup or deploy/pgbackrest.conf.')
  if (!found.data) throw new StartFault(`The role may not read where PostgreSQL's data are. ${rights}`)
  await requireSame(found.data, found.systemId)
  const { data, version, major, systemId, segmentBytes, settings, database, role } = found
  return { data, version, major, systemId, segmentBytes, settings, database, role }
}

/** That the folder of that name on this machine is this PostgreSQL's. Its control file begins with its identifier. */
async function requireSame(data: string, systemId: string): Promise<void> {
  const away =
    'Run the backup on the machine of PostgreSQL, as a user who may read its data; elsewhere use pg_basebackup or deploy/pgbackrest.conf.'
  const control = await readFile(join(data, controlFile)).catch((error: NodeJS.ErrnoException) => {
    throw new StartFault(`${data}, PostgreSQL's data folder, cannot be read here (${error.code}). ${away}`)
  })
  if (control.readBigUInt64LE(0).toString() !== systemId) throw new StartFault(`${data} is another PostgreSQL's on this machine. ${away}`)
}

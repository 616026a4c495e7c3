import { createWriteStream, existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { once } from 'node:events'
import { join } from 'node:path'
import pg from 'pg'
import { StartFault } from '../start-fault.ts'
import { archiveOf, beginBackup, finishBackup, nameOf } from './backup-folder.ts'
import { countTables } from './count-tables.ts'
import { controlFile, walkData, walkFolder } from './data-folder.ts'
import { BackupCopy } from './backup-copy.ts'
import { hashFile } from './file-list.ts'
import { listName, type Manifest } from './manifest.ts'
import { beginQuietMoment } from './quiet-moment.ts'
import { type Cluster, readCluster } from './source-cluster.ts'
import { segmentsBetween, waitForArchive } from './wal.ts'

/** Number of the advisory lock of a backup; any that nothing else takes. */
const backupLock = 710_004

export type BackupPlan = {
  url: string
  /** Where backups and the archive of WAL lie. */
  folder: string
  /** The app's files; a folder that is not there has none. */
  files: string
  /** Where files are that are not copied; undefined where all lie in that folder. */
  bucket: string | undefined
  version: string
  keys: Manifest['keys']
  /** How long it looks for a moment in which nobody writes, and waits for PostgreSQL to archive. */
  quietMs?: number
  archiveMs?: number
}

/**
 * Copies PostgreSQL's data folder while it is used, the log of that time, then the app's files; gives the copy its name when
 * it is whole. Answers with the name and what it is. Throws a `StartFault` where it cannot be made.
 */
export async function takeBackup(plan: BackupPlan): Promise<{ name: string; manifest: Manifest }> {
  const [session, other] = [1, 2].map(() => new pg.Client({ connectionString: plan.url, application_name: 'mwc-backup' })) as [
    pg.Client,
    pg.Client,
  ]
  for (const client of [session, other]) client.on('error', () => {})
  try {
    await Promise.all([session.connect(), other.connect()])
    for (const client of [session, other]) await client.query('set statement_timeout = 0; set lock_timeout = 0')
    const { rows } = await session.query<{ had: boolean }>('select pg_try_advisory_lock($1) as had', [backupLock])
    if (!rows[0]?.had) throw new StartFault('Another backup of this PostgreSQL is under way.')
    return await make(plan, await readCluster(session), session, other)
  } finally {
    await Promise.all([session.end(), other.end()])
  }
}

async function now(client: pg.Client): Promise<Temporal.Instant> {
  const { rows } = await client.query<{ at: string }>(
    `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`,
  )
  return Temporal.Instant.from(rows[0]?.at ?? '')
}

async function make(plan: BackupPlan, cluster: Cluster, session: pg.Client, other: pg.Client) {
  const { folder } = plan
  if (!existsSync(archiveOf(folder))) throw new StartFault(`${archiveOf(folder)} is not there: archive_command has to write there.`)
  const startedAt = await now(session)
  const name = nameOf(startedAt)
  const making = await beginBackup(folder, name)
  try {
    const copied = await copyAll(plan, making, cluster, session, other)
    const { major, version, systemId, segmentBytes, settings, database, role } = cluster
    const manifest: Manifest = {
      format: 1,
      version: plan.version,
      startedAt: startedAt.toString(),
      ...copied,
      postgres: { major, version, systemId, segmentBytes, settings },
      database,
      role,
      migrations: await migrationsOf(other),
      keys: plan.keys,
      ...(plan.bucket === undefined ? {} : { bucket: plan.bucket }),
    }
    await finishBackup(folder, name, manifest)
    await other.query('insert into kept_backup (name, finished_at) values ($1, now())', [name])
    return { name, manifest }
  } catch (error) {
    // A disk that is full is PostgreSQL's archive's, too.
    await rm(making, { recursive: true, force: true, maxRetries: 10 })
    throw error
  }
}

async function copyAll(plan: BackupPlan, making: string, cluster: Cluster, session: pg.Client, other: pg.Client) {
  const list = createWriteStream(join(making, listName), { mode: 0o600 })
  const isListed = once(list, 'close')
  isListed.catch(() => undefined)
  const into = new BackupCopy(making, list)
  const { first, startLsn, stopLsn } = await copyDatabase(cluster, session, into)
  const { quiet, endedAt, last } = await endWithQuietMoment(plan, session, other)
  const archive = archiveOf(plan.folder)
  const segments = segmentsBetween(first, last, cluster.segmentBytes)
  const late = await waitForArchive(archive, segments, plan.archiveMs ?? 120_000)
  if (late !== null) throw new StartFault(await archiveFails(other, late))
  await into.folder('wal')
  for (const segment of segments) await into.file(join(archive, segment), `wal/${segment}`)
  // After the rows: each row that names a file then finds it here.
  await into.folder('files')
  for await (const { path, isFolder } of walkFolder(plan.files)) await into.any(join(plan.files, path), `files/${path}`, isFolder)
  await into.settle()
  list.end()
  await isListed
  const { number, bytes } = into
  const { sha256 } = (await hashFile(join(making, listName))) ?? { sha256: '' }
  return { endedAt: endedAt.toString(), quiet, wal: { first, last, startLsn, stopLsn }, files: { number, bytes, list: sha256 } }
}

async function migrationsOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name')
  return rows.map(({ name }) => name)
}

/** Everything of PostgreSQL between its two words, and what they say into the files that a start from a copy asks for. */
async function copyDatabase({ data }: Cluster, session: pg.Client, into: BackupCopy) {
  const begun = await session.query<{ lsn: string; segment: string }>(
    `select lsn::text as lsn, pg_walfile_name(lsn) as segment from pg_backup_start('mwc-backup', true) as lsn`,
  )
  await into.folder('data')
  for await (const { path, isFolder } of walkData(data)) await into.any(join(data, path), `data/${path}`, isFolder)
  await into.settle()
  await into.file(join(data, controlFile), `data/${controlFile}`)
  await into.settle()
  const ended = await session.query<{ lsn: string; label: string; spaces: string }>(
    `select lsn::text as lsn, labelfile as label, spcmapfile as spaces from pg_backup_stop(false)`,
  )
  const [start, stop] = [begun.rows[0], ended.rows[0]]
  if (!start || !stop) throw new Error('PostgreSQL said nothing of its backup')
  await into.text('data/backup_label', stop.label)
  if (stop.spaces.trim() !== '') await into.text('data/tablespace_map', stop.spaces)
  return { first: start.segment, startLsn: start.lsn, stopLsn: stop.lsn }
}

/**
 * From here on any moment can be restored: what the tables hold where nobody is writing, when that was, and the last file of
 * the log that says so. A word is written behind it, since a restore stops before the first one that is too late.
 */
async function endWithQuietMoment(plan: BackupPlan, session: pg.Client, other: pg.Client) {
  const lsn = await beginQuietMoment(session, other, plan.quietMs ?? 30_000)
  const endedAt = await now(other)
  const { rows } = await other.query<{ last: string }>(
    `select pg_walfile_name(pg_logical_emit_message(false, 'mwc-backup', 'ended') - 1) as last`,
  )
  await other.query('select pg_switch_wal()')
  const quiet = lsn === null ? null : { lsn, tables: await countTables(session) }
  if (lsn !== null) await session.query('rollback')
  return { quiet, endedAt, last: rows[0]?.last ?? '' }
}

async function archiveFails(client: pg.Client, late: string): Promise<string> {
  const { rows } = await client.query<{ failed: string | null }>('select last_failed_wal as failed from pg_stat_archiver')
  const failed = rows[0]?.failed ? ` It last failed with ${rows[0].failed}: PostgreSQL's log says why.` : ''
  return `PostgreSQL did not archive ${late} in time, and without it this backup cannot be restored.${failed} Nothing was kept.`
}

import pg from 'pg'
import { join } from 'node:path'
import { archiveOf } from './backup-folder.ts'
import { countTables, differences } from './count-tables.ts'
import type { Manifest } from './manifest.ts'
import { type Owner, type PrivatePostgres, startPrivately } from './private-postgres.ts'

/** A backup that was copied to where it is to run. */
export type Restored = { bin: string; to: string; folder: string; owner: Owner; manifest: Manifest }

/** What is not there is the end of the log; what is there and cannot be copied ends the recovery, by a status above 125. */
const fetchFrom = (archive: string) => `if test -f '${archive}/%f'; then cp '${archive}/%f' '%p' || exit 200; else exit 1; fi`

function placeOf({ bin, to, owner, manifest }: Restored) {
  const { role, database, postgres } = manifest
  return { bin, data: join(to, 'data'), owner, role, database, settings: postgres.settings }
}

/** PostgreSQL's form of a moment; another one it takes for a text that is none. */
const formOf = (time: Temporal.Instant) => `${time.toString({ fractionalSecondDigits: 3 }).replace('T', ' ').replace('Z', '')}+00`

/** Replays to where nobody was writing, and compares with what the tables held there. Answers with a line for each difference. */
export async function compareWithBackup(restored: Restored, quiet: NonNullable<Manifest['quiet']>): Promise<string[]> {
  const postgres = await startPrivately(
    placeOf(restored),
    {
      restore_command: fetchFrom(archiveOf(restored.folder)),
      recovery_target_lsn: quiet.lsn,
      recovery_target_inclusive: 'off',
      recovery_target_action: 'pause',
    },
    `select pg_get_wal_replay_pause_state() = 'paused' as arrived`,
  )
  const client = new pg.Client({ connectionString: postgres.url })
  try {
    await client.connect()
    return differences(quiet.tables, await countTables(client))
  } finally {
    await client.end()
    await postgres.stop()
  }
}

/** Replays to a moment, or as far as the archive goes, and ends the recovery. @param time null for all of it */
export async function recoverTo(
  restored: Restored,
  time: Temporal.Instant | null,
): Promise<PrivatePostgres & { lastChange: string | null }> {
  const target: Record<string, string> = time === null ? {} : { recovery_target_time: formOf(time) }
  const postgres = await startPrivately(
    placeOf(restored),
    { restore_command: fetchFrom(archiveOf(restored.folder)), recovery_target_action: 'promote', ...target },
    'select not pg_is_in_recovery() as arrived',
  )
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const { rows } = await client.query<{ at: string | null }>(
    `select to_char(pg_last_xact_replay_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`,
  )
  await client.end()
  return { ...postgres, lastChange: rows[0]?.at ?? null }
}

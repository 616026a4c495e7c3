import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { StartFault } from '../start-fault.ts'

/** Rows of a table and the sum of each column of whole numbers, in digits. */
const tableCount = z.object({ table: z.string(), rows: z.string(), sums: z.record(z.string(), z.string()) })
const keyNeed = z.object({ id: z.string(), what: z.string() })
/** Moments are ISO 8601 in UTC, by PostgreSQL's clock. */
const moment = z.iso.datetime()
const segment = z.string().regex(/^[0-9A-F]{24}$/)

/** What a backup is. The file is written last: a folder without it is none. */
const manifestSchema = z.object({
  format: z.literal(1),
  /** Of this programme. */
  version: z.string(),
  startedAt: moment,
  /** From here on it can be restored to any moment that the archive of WAL reaches. */
  endedAt: moment,
  postgres: z.object({
    major: z.number(),
    version: z.string(),
    systemId: z.string(),
    segmentBytes: z.number(),
    /** Those that a standby must not have smaller. */
    settings: z.record(z.string(), z.string()),
  }),
  database: z.string(),
  role: z.string(),
  wal: z.object({ first: segment, last: segment, startLsn: z.string(), stopLsn: z.string() }),
  /** A position of the WAL at which nobody was writing, and what the tables held there; null where there was none. */
  quiet: z.object({ lsn: z.string(), tables: z.array(tableCount) }).nullable(),
  migrations: z.array(z.string()),
  /** By which keys its rows are encrypted and named; the keys themselves are never in a backup. */
  keys: z.object({ FIN_KEYS: z.array(keyNeed), LOOKUP_KEY: z.array(keyNeed) }),
  /** The bucket in which the app's files are, which are not in the backup then. */
  bucket: z.string().optional(),
  files: z.object({ number: z.number(), bytes: z.number(), list: z.string().regex(/^[0-9a-f]{64}$/) }),
})
export type Manifest = z.output<typeof manifestSchema>
export type TableCount = z.output<typeof tableCount>

export const manifestName = 'manifest.json'
export const listName = 'files.txt'

/** Reads what a backup is. Throws a `StartFault` for one of a later version's form, and one that is none. */
export async function readManifest(backup: string): Promise<Manifest> {
  const text = await readFile(join(backup, manifestName), 'utf8')
  const found = safeJson(text)
  const format = z.object({ format: z.number() }).safeParse(found).data?.format
  if (format !== undefined && format > 1) throw new StartFault(`${backup} was made by a later version: restore it with that one.`)
  const parsed = manifestSchema.safeParse(found)
  if (!parsed.success) throw new StartFault(`${join(backup, manifestName)} cannot be read: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkRestored } from './backup/check-restored.ts'
import { lackingKeys } from './backup/read-key-needs.ts'
import { compareWithBackup, recoverTo, type Restored } from './backup/recover.ts'
import {
  chooseBackup,
  copyBackup,
  emptyFolder,
  requireEmptyFolder,
  requireKnownTables,
  requirePrograms,
  requireWal,
} from './backup/restore-backup.ts'
import { sizeOf } from './backup/size-of.ts'
import { tellFault } from './backup/tell-fault.ts'
import { openBackup } from './backup/verify-backup.ts'
import { readRestoreConfig } from './config.ts'
import { migrations } from './database/migrations/migrations.ts'
import { type Encryption, makeEncryption } from './keys/encryption.ts'
import { StartFault } from './start-fault.ts'

const help = `npm run restore -- --to FOLDER      the newest backup of BACKUP_FOLDER with all WAL behind it, into an empty folder: data (PostgreSQL's) and files (the app's)
               [--time 2026-11-26T10:06:56+08:00]   as it was at that moment, and nothing later
               [--backup NAME]      begins with that one
               [--drill]            takes it away again once it was looked at
It ends with 1, and says why, where what comes out is not what went in. It reaches no running server.`

type Asked = { to: string; time: Temporal.Instant | null; backup: string | null; drill: boolean }

/** What was asked for; null where it cannot be read. */
function readArguments(): Asked | null {
  const options = {
    to: { type: 'string' },
    time: { type: 'string' },
    backup: { type: 'string' },
    drill: { type: 'boolean', default: false },
  } as const
  const { values } = parseArgs({ options: { ...options, help: { type: 'boolean' } } })
  if (values.help || values.to === undefined) return null
  return {
    to: resolve(values.to),
    time: values.time === undefined ? null : instantOf(values.time),
    backup: values.backup ?? null,
    drill: values.drill,
  }
}

function instantOf(text: string): Temporal.Instant {
  try {
    return Temporal.Instant.from(text)
  } catch {
    throw new StartFault(`--time: ${text} must be a moment with its offset, such as 2026-11-26T10:06:56+08:00`)
  }
}

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  const done = await work()
  console.log(`${what}: ${((performance.now() - began) / 1000).toFixed(1)} s`)
  return done
}

async function restore({ to, time, backup, drill }: Asked): Promise<void> {
  const { folder, bin = '', finKeys, lookupKey } = readRestoreConfig(process.env)
  const encryption = makeEncryption(finKeys, lookupKey)
  const name = await chooseBackup(folder, backup, time)
  const manifest = await openBackup(folder, name)
  requireKnownTables(manifest, Object.keys(migrations))
  requirePrograms(bin, manifest)
  const lacking = lackingKeys(manifest.keys, encryption)
  if (lacking.length > 0) throw new StartFault(`The settings lack keys that this backup needs:\n${lacking.join('\n')}`)
  await requireWal(folder, manifest, time)
  const owner = requireEmptyFolder(to)
  const { number, bytes } = manifest.files
  console.log(`${name}: ${number} files, ${sizeOf(bytes)}, of PostgreSQL ${manifest.postgres.version}, made by version ${manifest.version}`)
  const began = performance.now()
  await timed('copied, each file as it was backed up', () => copyBackup(folder, name, to, manifest, owner))
  try {
    await bringUp({ bin, to, folder, owner, manifest }, time, encryption)
  } catch (error) {
    if (!drill) console.error(`What was made stays in ${to}, to be looked at. It is not what you want.`)
    throw error
  } finally {
    if (drill) emptyFolder(to)
  }
  console.log(`Restored in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
  const files = manifest.bucket === undefined ? join(to, 'files') : `the bucket ${manifest.bucket}, as they are there now`
  if (!drill)
    console.log(`PostgreSQL's data are in ${join(to, 'data')}, the app's files in ${files}. What comes next: docs/runbooks/restore.md.`)
}

/** Replays the log on what was copied, and holds it against what the backup says of itself, its keys and the books. */
async function bringUp(restored: Restored, time: Temporal.Instant | null, encryption: Encryption): Promise<void> {
  const { quiet, endedAt } = restored.manifest
  if (quiet === null) console.log('the backup has no counts to compare with: somebody was writing all the time')
  else {
    const wrong = await timed(`replayed to ${quiet.lsn} and counted`, () => compareWithBackup(restored, quiet))
    if (wrong.length > 0) throw new StartFault(`What came out is not what went in:\n${wrong.map((line) => `  - ${line}`).join('\n')}`)
    console.log(`  ${quiet.tables.length} tables hold the rows and sums of the backup`)
  }
  const postgres = await timed(`replayed ${time === null ? 'to the end of the WAL' : `to ${time.toString()}`}`, () =>
    recoverTo(restored, time),
  )
  try {
    console.log(`  the last change in it is of ${postgres.lastChange ?? endedAt}`)
    const found = await timed('looked at', () => checkRestored(postgres.url, encryption, restored.manifest))
    for (const line of found) console.log(`  ${line}`)
  } finally {
    await postgres.stop()
  }
}

// A PostgreSQL that was started goes with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
try {
  const asked = readArguments()
  if (asked === null) {
    console.log(help)
    process.exitCode = process.argv.includes('--help') ? 0 : 1
  } else await restore(asked)
} catch (error) {
  const words = tellFault(error)
  if (words === null) throw error
  console.error(words)
  process.exit(1)
}

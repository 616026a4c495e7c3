import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { listBackups, removeOld, type Retention } from './backup/backup-folder.ts'
import { readKeyNeeds, tellKeyNeeds } from './backup/read-key-needs.ts'
import { sizeOf } from './backup/size-of.ts'
import { takeBackup } from './backup/take-backup.ts'
import { tellFault } from './backup/tell-fault.ts'
import { verifyBackup } from './backup/verify-backup.ts'
import { readBackupConfig } from './config.ts'
import { openDatabase } from './database/open-database.ts'
import { version } from './describe-start.ts'
import { StartFault } from './start-fault.ts'

const help = `npm run backup                     a base backup of PostgreSQL and the app's files into BACKUP_FOLDER, beside the running server
               [--keep 7]          then so many backups stay, with the WAL that they need
               [--days 30]         or those of so many days, and the newest in any case
npm run backup -- --verify [NAME]  reads the newest one, or that one, file by file; ends with 1 and says what does not fit`

const seconds = (began: number) => `${((performance.now() - began) / 1000).toFixed(1)} s`

/** How many stay, as it was asked for; null where it is no number. */
function retentionOf({ keep, days }: { keep?: string | undefined; days?: string | undefined }): Retention | null {
  if (![keep ?? '1', days ?? '1'].every((text) => /^[1-9]\d{0,3}$/.test(text)) || (keep !== undefined && days !== undefined)) return null
  return days === undefined ? { keep: Number(keep ?? 7) } : { days: Number(days) }
}

async function verify(folder: string, name: string | undefined): Promise<void> {
  const named = name ?? (await listBackups(folder)).at(-1)
  if (named === undefined || !existsSync(join(folder, named)))
    throw new StartFault(`There is no backup${named ? ` ${named}` : ''} in ${folder}.`)
  const began = performance.now()
  const { manifest, lastSegment } = await verifyBackup(folder, named)
  const { number, bytes } = manifest.files
  console.log(
    `${named} is whole: ${number} files, ${sizeOf(bytes)}, read in ${seconds(began)}. WAL follows without a gap up to ${lastSegment}.`,
  )
}

type Source = { url: string; files: string; bucket: string | undefined }

async function backUp(folder: string, retention: Retention, { url, files, bucket }: Source): Promise<void> {
  const began = performance.now()
  const open = await openDatabase({ url, pool: 3, migrate: false })
  const keys = await readKeyNeeds(open.background).finally(() => open.close())
  const { name, manifest } = await takeBackup({ url, folder, files, bucket, version, keys })
  console.log(`${name} is whole: ${manifest.files.number} files, ${sizeOf(manifest.files.bytes)}, in ${seconds(began)}.`)
  console.log(`PostgreSQL ${manifest.postgres.version}, WAL ${manifest.wal.first} to ${manifest.wal.last}.`)
  if (bucket !== undefined)
    console.log(`The app's files are in the bucket ${bucket}, and NOT in this backup: its versions have to keep what is removed there.`)
  else if (!existsSync(files)) console.log(`There is no ${files}: no file of the app is in it.`)
  if (manifest.quiet === null)
    console.log('Somebody was writing all the time: a restore has no counts to compare with, but its other checks.')
  else console.log(`${manifest.quiet.tables.length} tables were counted at ${manifest.quiet.lsn}, which a restore compares.`)
  console.log(
    `To be restored it needs these keys, which are not in it:\n${tellKeyNeeds(manifest.keys)
      .map((line) => `  ${line}`)
      .join('\n')}`,
  )
  const { removed, segments } = await removeOld(folder, retention, Temporal.Now.instant())
  if (removed.length > 0 || segments > 0)
    console.log(`Removed ${removed.length} older backups and ${segments} files of WAL that no other one needs.`)
}

async function run(): Promise<boolean> {
  const options = { verify: { type: 'boolean' }, keep: { type: 'string' }, days: { type: 'string' }, help: { type: 'boolean' } } as const
  const { positionals, values } = parseArgs({ options, allowPositionals: true })
  const retention = retentionOf(values)
  if (values.help || retention === null || (positionals.length > 0 && !values.verify)) {
    console.log(help)
    return values.help === true
  }
  const { url, folder, files, bucket } = readBackupConfig(process.env)
  if (!existsSync(folder)) throw new StartFault(`BACKUP_FOLDER: ${folder} is not there.`)
  if (values.verify) await verify(folder, positionals[0])
  else if (url === undefined) throw new StartFault('The embedded database has no backup of its own: stop the server and copy DATA_FOLDER.')
  else await backUp(folder, retention, { url, files, bucket })
  return true
}

try {
  if (!(await run())) process.exitCode = 1
} catch (error) {
  const words = tellFault(error)
  if (words === null) throw error
  console.error(words)
  process.exit(1)
}

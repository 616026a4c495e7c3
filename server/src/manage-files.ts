import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { bucketProblem } from './adapters/check-bucket.ts'
import { folderFileStore } from './adapters/folder-file-store.ts'
import { copyLimits } from './adapters/guard/limits.ts'
import { s3FileStore } from './adapters/s3-file-store.ts'
import { sizeOf } from './backup/size-of.ts'
import { ConfigError, readFilesConfig } from './config.ts'
import { type Copied, copyFiles } from './files/copy-files.ts'
import { FilesAway, FilesRefused } from './ports/file-faults.ts'
import { StartFault } from './start-fault.ts'

const help = `npm run files -- copy              copies every file of DATA_FOLDER/files into the bucket of the settings, beside the running server,
                                   and reads each back; may be stopped, and goes on when run again
                 [--delete]        and takes away here what was found the same there, once every process has FILES=s3`

/** Files after which a line says how far it is. */
const step = 1_000
const shown = 10

const told = ({ number, bytes }: Copied['copied']) => `${number.toLocaleString('en')} (${sizeOf(bytes)})`

/** Says what was done; answers with whether all of the folder is there. */
function tell({ copied, present, removed, different, left }: Copied, bucket: string): boolean {
  console.log(`Copied ${told(copied)}, there already ${told(present)}: each was read back from ${bucket} and is the same.`)
  console.log(removed.number > 0 ? `Taken away here: ${told(removed)}.` : 'Nothing was taken away here.')
  if (left > 0) console.log(`${left} files here are none of the app's, or were never finished: they stay, and were not copied.`)
  if (different.length === 0) return true
  const names = different.slice(0, shown).map((key) => `  - ${key}`)
  console.error(`${different.length} files are there with another content. Neither was touched:\n${names.join('\n')}`)
  return false
}

async function copy({ isToDelete }: { isToDelete: boolean }): Promise<boolean> {
  const config = readFilesConfig(process.env)
  const { folder, S3_BUCKET: bucket = '' } = config
  if (isToDelete && config.FILES !== 's3')
    throw new StartFault('FILES: is "folder": --delete would take away what servers read. Start all of them with FILES=s3 first.')
  if (!existsSync(folder)) throw new StartFault(`There is no ${folder}: nothing is to be copied.`)
  const there = await s3FileStore(config, copyLimits)
  const problem = await bucketProblem(config, there)
  if (problem !== null) throw new ConfigError([problem])
  const here = folderFileStore(folder)
  let files = 0
  const done = await copyFiles(folder, there, {
    ...(isToDelete ? { remove: here.remove } : {}),
    tell: ({ copied, present }) => {
      files += 1
      if (files % step === 0) console.log(`${files.toLocaleString('en')} files: copied ${told(copied)}, there already ${told(present)}`)
    },
  })
  return tell(done, bucket)
}

async function run(): Promise<boolean> {
  const options = { delete: { type: 'boolean', default: false } } as const
  const { positionals, values } = parseArgs({ options, allowPositionals: true })
  if (positionals.length !== 1 || positionals[0] !== 'copy') {
    console.log(help)
    return false
  }
  return copy({ isToDelete: values.delete })
}

/** What kept it from its end, for whoever ran it; null for a fault of this programme. */
function inWords(error: unknown): string | null {
  if (error instanceof StartFault) return error.message
  if (error instanceof FilesAway) return `S3 cannot be asked (${error.code}). What was copied stays there: run it again, and it goes on.`
  if (error instanceof FilesRefused) return `S3 refuses a file (${error.code}): does the key have the right to read and to write it?`
  return null
}

try {
  if (!(await run())) process.exitCode = 1
} catch (error) {
  const words = inWords(error)
  if (words === null) throw error
  console.error(words)
  process.exit(1)
}

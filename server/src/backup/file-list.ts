import { createHash } from 'node:crypto'
import { createReadStream, type WriteStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** A file of a backup by its path below it, with `/` at the end of a folder's, which has neither bytes nor hash. */
export type FileEntry = { path: string; bytes: number; sha256: string }

const ofFolder = '-'

/** What was written of a file: how much, and its SHA-256. */
export type Written = Omit<FileEntry, 'path'>

const chunkBytes = 1 << 20
/** A page of PostgreSQL: so much at once is read even of a file that was empty as it was opened, and may grow by gigabytes. */
const pageBytes = 8192
const isAbsent = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Works on a file that is open to be read; null where it is not there. */
async function withSource<T>(path: string, work: (source: FileHandle) => Promise<T>): Promise<T | null> {
  const source = await open(path, 'r').catch((error: unknown) => {
    if (isAbsent(error)) return null
    throw error
  })
  if (source === null) return null
  try {
    return await work(source)
  } finally {
    await source.close()
  }
}

/** Reads a file to its end through one buffer, of its size where it is small. `take` gets each part before the next. */
async function readWhole(source: FileHandle, take?: (part: Buffer) => Promise<void>): Promise<Written> {
  const { size } = await source.stat()
  const [hash, buffer] = [createHash('sha256'), Buffer.allocUnsafe(Math.min(chunkBytes, Math.max(pageBytes, size + 1)))]
  let bytes = 0
  for (;;) {
    const { bytesRead } = await source.read(buffer, 0, buffer.length, null)
    if (bytesRead === 0) return { bytes, sha256: hash.digest('hex') }
    const part = buffer.subarray(0, bytesRead)
    hash.update(part)
    await take?.(part)
    bytes += bytesRead
  }
}

/** Copies a file whole and durably; null where it is not there, since PostgreSQL may drop one while it is copied. */
export function copyFile(from: string, to: string): Promise<Written | null> {
  return withSource(from, async (source) => {
    const target = await open(to, 'wx', 0o600)
    try {
      // Until all of a part is there: one write may take some of it, where the disk has no room for more.
      const written = await readWhole(source, (part) => target.writeFile(part))
      await target.datasync()
      return written
    } finally {
      await target.close()
    }
  })
}

/** How long a file is, and its SHA-256; null where it is not there. */
export function hashFile(path: string): Promise<Written | null> {
  return withSource(path, (source) => readWhole(source))
}

/** Writes one line of the list of a backup's files. */
export async function writeEntry(list: WriteStream, { path, bytes, sha256 }: FileEntry): Promise<void> {
  if (!list.write(`${sha256} ${bytes} ${path}\n`)) await once(list, 'drain')
}

export const folderEntry = (path: string): FileEntry => ({ path: `${path}/`, bytes: 0, sha256: ofFolder })

/** Reads the list of a backup's files, line by line: a million photos are not held at once. */
export async function* readEntries(list: string): AsyncGenerator<FileEntry> {
  for await (const line of createInterface({ input: createReadStream(list), crlfDelay: Infinity })) {
    const [, sha256 = '', bytes = '', path = ''] = /^([0-9a-f]{64}|-) (\d+) (.+)$/.exec(line) ?? []
    yield { path, bytes: Number(bytes), sha256 }
  }
}

/** What is wrong with a file as it was found, for whoever restores; null where it is the one that was backed up. */
export function faultOf({ path, bytes, sha256 }: FileEntry, found: Written | null): string | null {
  if (found === null) return `${path} is missing`
  if (found.bytes !== bytes) return `${path} has ${found.bytes} bytes in place of ${bytes}`
  return found.sha256 === sha256 ? null : `${path} is not what was backed up (SHA-256)`
}

import { accessSync, chmodSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Memory as a folder, which Linux has. */
const inMemory = '/dev/shm'
/** What a run keeps there at most is some GB; what it needs beside that as well. */
const [neededThere, neededInAll] = [6e9, 10e9]
const beginning = 'mwc-test-'
const dayMs = 24 * 60 * 60 * 1000

/** Whether a file in a folder may be run: programs are copied there, and some containers forbid it. */
function mayRun(folder: string): boolean {
  const file = join(folder, 'may-run')
  try {
    writeFileSync(file, '', { mode: 0o755 })
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  } finally {
    rmSync(file, { force: true })
  }
}

/**
 * Makes a folder that goes with this process: in memory where there is enough of it, else where temporary files are.
 * On a disk the files of a test's database, some 500, cost thirty times what they do in memory, and so does a browser's profile.
 */
export function makeTempFolder(): string {
  const folder = makeInMemory() ?? mkdtempSync(join(tmpdir(), beginning))
  // PostgreSQL runs as another user where this is root.
  chmodSync(folder, 0o755)
  process.once('exit', () => remove(folder))
  return folder
}

function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  } catch {
    // Something still writes there, or it is another user's: a run ends, or begins, all the same.
  }
}

/** Removes what runs left that were killed: no run takes a day. */
export function sweep(place: string): void {
  for (const name of readdirSync(place).filter((one) => one.startsWith(beginning))) {
    const folder = join(place, name)
    const { mtimeMs = Infinity } = statSync(folder, { throwIfNoEntry: false }) ?? {}
    if (Date.now() - mtimeMs > dayMs) remove(folder)
  }
}

function makeInMemory(): string | null {
  try {
    sweep(inMemory)
    const { bavail, bsize } = statfsSync(inMemory)
    if (bavail * bsize < neededThere || process.availableMemory() < neededInAll) return null
    const folder = mkdtempSync(join(inMemory, beginning))
    if (mayRun(folder)) return folder
    rmSync(folder, { recursive: true, force: true })
  } catch {
    // No such folder, or not for this user.
  }
  return null
}

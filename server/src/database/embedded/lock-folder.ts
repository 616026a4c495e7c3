import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { StartFault } from '../../start-fault.ts'

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Locks a data folder: two processes on one embedded database lose rows silently. Answers with the way to unlock.
 * Throws when another running process holds it; the lock of a dead process is taken over.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'server.lock')
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const file = openSync(path, 'wx')
      writeSync(file, String(process.pid))
      closeSync(file)
      return () => rmSync(path, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const holder = Number(readFileSync(path, 'utf8'))
      if (holder && holder !== process.pid && isRunning(holder)) throw new FolderInUse(folder, holder)
      rmSync(path, { force: true })
    }
  }
  throw new FolderInUse(folder, 0)
}

export class FolderInUse extends StartFault {
  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by process ${pid}. The embedded database takes one process; stop that one, choose another DATA_FOLDER, or set DATABASE_URL to a PostgreSQL server.`,
    )
    this.name = 'FolderInUse'
  }
}

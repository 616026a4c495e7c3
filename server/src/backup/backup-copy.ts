import type { WriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { atOnce, filesAtOnce } from './at-once.ts'
import { copyFile, type FileEntry, folderEntry, hashFile, writeEntry } from './file-list.ts'

/** What is copied into a backup, some files at once, and written into its list. */
export class BackupCopy {
  number = 0
  bytes = 0
  readonly #making: string
  readonly #list: WriteStream
  readonly #work = atOnce(filesAtOnce)

  constructor(making: string, list: WriteStream) {
    this.#making = making
    this.#list = list
  }

  /** Waits until all that was begun is there; throws where something could not be copied. */
  settle(): Promise<void> {
    return this.#work.settle()
  }

  async any(from: string, path: string, isFolder: boolean): Promise<void> {
    await (isFolder ? this.folder(path) : this.file(from, path))
  }

  async folder(path: string): Promise<void> {
    await mkdir(join(this.#making, path), { recursive: true, mode: 0o700 })
    await writeEntry(this.#list, folderEntry(path))
  }

  /** What is gone meanwhile is left out: the log says so to PostgreSQL, and no row names it. */
  file(from: string, path: string): Promise<void> {
    return this.#work.start(async () => {
      const written = await copyFile(from, join(this.#making, path))
      if (written) await this.#note({ path, ...written })
    })
  }

  async text(path: string, content: string): Promise<void> {
    await writeFile(join(this.#making, path), content, { mode: 0o600, flush: true })
    const written = await hashFile(join(this.#making, path))
    if (written) await this.#note({ path, ...written })
  }

  async #note(entry: FileEntry): Promise<void> {
    this.number += 1
    this.bytes += entry.bytes
    await writeEntry(this.#list, entry)
  }
}

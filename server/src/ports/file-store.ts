/** Keeps files by a key: letters, digits, `-`, `.`, and `/` between folders. */
export type FileStore = {
  readonly name: string
  /** Writes a file whole or not at all. */
  put(key: string, content: Buffer): Promise<void>
  /** Undefined when there is no such file. */
  get(key: string): Promise<Buffer | undefined>
  /** Every file of a folder, and when it was written. */
  list(folder: string): AsyncIterable<{ key: string; writtenAt: Date }>
  /** Safe to repeat. */
  remove(key: string): Promise<void>
  /** How often in a row it did not do what it was asked, where it is another machine. */
  faultsInARow?(): number
}

/** The key of a file as it is; throws on any other text, such as a path that leads elsewhere. */
export function requireFileKey(key: string): string {
  if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*(\.[a-z0-9-]+)+$/.test(key)) throw new Error('not a key of a file')
  return key
}

/**
 * The store of files could not be asked, or serves nobody now. Whether it did what it was asked is not known, and it may be
 * asked again. `code` says why, without anything of the file.
 */
export class FilesAway extends Error {
  override readonly name = 'FilesAway'
  readonly code: string
  /** For so long it asked to be left alone. */
  readonly retryAfterMs: number

  constructor(code: string, retryAfterMs = 0) {
    super('The files cannot be asked for now')
    this.code = code
    this.retryAfterMs = retryAfterMs
  }
}

/** The store answered, and said no: its keys, rights or bucket are not what the settings say. `code` is its own word for why. */
export class FilesRefused extends Error {
  override readonly name = 'FilesRefused'
  readonly code: string

  constructor(code: string) {
    super('The store of files refused a request')
    this.code = code
  }
}

import pg from 'pg'

/**
 * SQLSTATEs of a database that cannot work now: connections (08), resources such as a full disk (53),
 * ended by an operator or a time-out (57), its system (58), no lock (55P03), an idle transaction (25P03), a standby (25006).
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const unable = /^(?:08|53|57|58|55P03|25P03|25006)/

/** The database is not reached, frozen, full or too slow. Whether a commit under way is done is not known. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
  readonly code: string | undefined

  constructor(cause: unknown) {
    super('The database cannot be asked now', { cause })
    this.code = (cause as { code?: string }).code
  }
}

/** A fault of the embedded database as it is to be thrown: as `DatabaseUnavailable` where another try can do, else as it is. */
export function asEmbeddedUnavailable(error: unknown): unknown {
  return unable.test((error as { code?: string } | null)?.code ?? '') ? new DatabaseUnavailable(error) : error
}

/** A fault of the driver as it is to be thrown: as `DatabaseUnavailable` where another try can do, else as it is. */
export function asUnavailable(error: unknown): unknown {
  if (error instanceof pg.DatabaseError) return unable.test(error.code ?? '') ? new DatabaseUnavailable(error) : error
  // What cannot be sent is a mistake of ours; the rest is the driver's word for a line that broke or was too slow.
  return error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError ? error : new DatabaseUnavailable(error)
}

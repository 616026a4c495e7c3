import type { PGlite } from '@electric-sql/pglite'
import { type DatabaseConnection, type Driver, PGliteDialect } from 'kysely'

/** Hands out the one connection of the embedded database to one asker at a time, in the order of asking. */
export class Turnstile {
  #last: Promise<void> = Promise.resolve()

  async enter(): Promise<() => void> {
    let leave = () => {}
    const before = this.#last
    this.#last = new Promise((resolve) => {
      leave = resolve
    })
    await before
    return leave
  }
}

/**
 * Kysely's PGlite dialect behind a turnstile. As it comes, every caller shares one connection, so that a query of one request would
 * run inside, and be rolled back with, another request's transaction.
 */
export class EmbeddedDialect extends PGliteDialect {
  readonly #turnstile: Turnstile

  constructor(pglite: PGlite, turnstile: Turnstile) {
    super({ pglite })
    this.#turnstile = turnstile
  }

  override createDriver(): Driver {
    const driver = super.createDriver()
    const turnstile = this.#turnstile
    let leave = () => {}
    const acquire = driver.acquireConnection.bind(driver)
    driver.acquireConnection = async (options?: never): Promise<DatabaseConnection> => {
      const left = await turnstile.enter()
      leave = left
      return acquire(options)
    }
    driver.releaseConnection = async () => leave()
    return driver
  }
}

import { type DatabaseConnection, type Driver, PGliteDialect } from 'kysely'
import { asEmbeddedUnavailable } from '../database-unavailable.ts'
import type { EmbeddedStatements } from './embedded-statements.ts'

/** Hands out the one connection of the embedded database to one caller at a time, in the order of asking. */
export class Mutex {
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

/** Does what it is given, and tells a database that cannot work now, such as one on a full disk, apart from a mistake. */
function guarded<Given extends unknown[], Answer>(run: (...given: Given) => Promise<Answer>): (...given: Given) => Promise<Answer> {
  return async (...given) => {
    try {
      return await run(...given)
    } catch (error) {
      throw asEmbeddedUnavailable(error)
    }
  }
}

/**
 * Kysely's PGlite dialect behind a mutex. As it comes, every caller shares one connection, so that a query of one request would
 * run inside, and be rolled back with, another request's transaction.
 */
export class EmbeddedDialect extends PGliteDialect {
  readonly #mutex: Mutex

  constructor(statements: EmbeddedStatements, mutex: Mutex) {
    super({
      pglite: statements,
      async onCreateConnection(connection) {
        connection.executeQuery = guarded(connection.executeQuery.bind(connection)) as DatabaseConnection['executeQuery']
      },
    })
    this.#mutex = mutex
  }

  override createDriver(): Driver {
    const driver = super.createDriver()
    const mutex = this.#mutex
    let leave = () => {}
    const acquire = driver.acquireConnection.bind(driver)
    driver.acquireConnection = async (options?: never): Promise<DatabaseConnection> => {
      const left = await mutex.enter()
      leave = left
      return acquire(options)
    }
    driver.beginTransaction = guarded(driver.beginTransaction.bind(driver))
    driver.commitTransaction = guarded(driver.commitTransaction.bind(driver))
    driver.releaseConnection = async () => leave()
    return driver
  }
}

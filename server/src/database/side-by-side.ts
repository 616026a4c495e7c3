import type { Db } from './database.ts'

/**
 * Lets statements of a transaction be sent before others of it are answered, in the order in which they were asked.
 * Kysely as it comes sends each when the one before was answered.
 */
export function sideBySide(db: Db): Db {
  const executor = db.getExecutor()
  const withConnectionOf = executor.withConnectionProvider.bind(executor)
  executor.withConnectionProvider = (provider) => {
    const connection = provider.provideConnection(async (own) => own)
    return withConnectionOf({ provideConnection: async (use) => use(await connection) })
  }
  return db
}

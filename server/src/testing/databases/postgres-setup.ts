import { randomUUID } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../../database/open-database.ts'
import { freshDatabase, startPostgres } from './real-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    /** Name of a database with every table and no row, to make copies of. */
    postgresTables: string
  }
}

/** One PostgreSQL for a whole run of tests: the one of TEST_DATABASE_URL, else one that is started and stopped here. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  const { url, stop } = given ? { url: given, stop: async () => {} } : await startPostgres()
  const name = `tables_${randomUUID().replaceAll('-', '')}`
  const tables = await freshDatabase(url, name)
  await (await openDatabase({ url: tables.url, pool: 1 })).close()
  project.provide('postgresUrl', url)
  project.provide('postgresTables', name)
  return async () => {
    await tables.drop()
    await stop()
  }
}

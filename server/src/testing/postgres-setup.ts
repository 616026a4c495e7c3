import type { TestProject } from 'vitest/node'
import { startPostgres } from './real-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** One PostgreSQL for a whole run of tests: the one of TEST_DATABASE_URL, else one that is started and stopped here. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  if (given) {
    project.provide('postgresUrl', given)
    return async () => {}
  }
  const running = await startPostgres()
  project.provide('postgresUrl', running.url)
  return running.stop
}

import { defineConfig } from 'vitest/config'

const tests = ['{contract,server,mobile,simulator}/src/**/*.test.ts', 'scripts/*.test.ts']
const races = 'server/src/**/*.races.test.ts'
const shared = { pool: 'forks', testTimeout: 60_000, hookTimeout: 60_000, teardownTimeout: 30_000 } as const

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: 'plain',
          include: tests,
          exclude: ['**/node_modules/**', races],
          globalSetup: ['server/src/testing/databases/tables-setup.ts'],
        },
      },
      // What concurrency can break needs a real PostgreSQL: PGlite has one connection and hides races.
      { test: { ...shared, name: 'postgres', include: [races], globalSetup: ['server/src/testing/databases/postgres-setup.ts'] } },
    ],
  },
})

import { defineConfig } from 'vitest/config'

const races = 'server/src/**/*.races.test.ts'
const shared = { pool: 'forks', testTimeout: 60_000, hookTimeout: 60_000, teardownTimeout: 30_000 } as const
/** One process for many files, so that the server is loaded once: its modules keep only what belongs to one database. */
const onServer = { ...shared, isolate: false }

export default defineConfig({
  test: {
    // One more than the two processors that the tests are meant for: some files wait for timers and for other processes.
    maxWorkers: 3,
    // What is waited for comes at once; a second of its own, vitest's, is too little beside other work.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        test: {
          ...onServer,
          name: 'plain',
          include: ['{contract,server,simulator,console}/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/node_modules/**', races],
          globalSetup: ['server/src/testing/databases/tables-setup.ts'],
          setupFiles: ['server/src/testing/cheap-hashing.ts'],
        },
      },
      // A phone's modules keep what it remembers: each file has a phone of its own.
      { test: { ...shared, name: 'phone', include: ['mobile/{src,build}/**/*.test.ts', 'mobile/preview/*.test.tsx'] } },
      // What concurrency can break needs a real PostgreSQL: PGlite has one connection and hides races.
      { test: { ...onServer, name: 'postgres', include: [races], globalSetup: ['server/src/testing/databases/postgres-setup.ts'] } },
    ],
  },
})

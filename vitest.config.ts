import { globSync, readFileSync } from 'node:fs'
import { configDefaults, defineConfig } from 'vitest/config'

// Long enough for a machine that does much else at once: how long a test takes is no verdict.
const shared = { pool: 'forks', testTimeout: 120_000, hookTimeout: 120_000, teardownTimeout: 30_000 } as const

const drills = '{server/src,scripts}/**/*.drill.test.ts'
/** Each change gives a field of a call a third of the wrong values, another one than the field before it. */
const wrongValues = 'server/src/testing/bad-input*.test.ts'
/** Properties: each change tries them with the same seed, a release with another. */
const properties = globSync('{contract,server,mobile,console}/src/**/*.test.ts').filter((file) =>
  /from 'fast-check'/.test(readFileSync(file, 'utf8')),
)
const seedProperties = 'server/src/testing/seed-properties.ts'
const onServer = {
  ...shared,
  // One process for many files, so that the server is loaded once: its modules keep only what belongs to one database.
  isolate: false,
  include: ['{contract,server,simulator,console}/src/**/*.test.ts', 'scripts/**/*.test.ts'],
  // A real PostgreSQL: PGlite has one connection and hides races, and costs twice as much of a processor.
  globalSetup: ['server/src/testing/databases/tables-setup.ts', 'server/src/testing/databases/postgres-setup.ts'],
  setupFiles: ['server/src/testing/cheap-hashing.ts', seedProperties],
}

export default defineConfig({
  test: {
    // One more than the two processors that the tests are meant for: some files wait for timers and for other processes.
    maxWorkers: 3,
    // What is waited for comes at once; a second of its own, vitest's, is too little beside other work.
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        test: {
          ...onServer,
          name: 'server',
          exclude: [drills, ...configDefaults.exclude],
          provide: { everyWrongValue: false, newSeeds: false },
        },
      },
      // What a release is tried by, not each change: whole processes that are started, killed, cut off and restored; all wrong values; other properties.
      {
        test: {
          ...onServer,
          name: 'drills',
          include: [drills, wrongValues, ...properties],
          provide: { everyWrongValue: true, newSeeds: true },
        },
      },
      // A phone's modules keep what it remembers: each file has a phone of its own.
      {
        test: {
          ...shared,
          name: 'phone',
          include: ['mobile/{src,build}/**/*.test.ts', 'mobile/preview/*.test.tsx'],
          setupFiles: [seedProperties],
          provide: { newSeeds: false },
        },
      },
    ],
  },
})

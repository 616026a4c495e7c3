import type { CrashingPostgres } from './crashing-postgres.ts'
import type { SeededRandom } from './seeded-random.ts'
import type { KillableServer } from './killable-server.ts'
import type { Tally } from './tally.ts'

/** What is done to the servers and to PostgreSQL while they work. */
export type Faults = { kill(random: SeededRandom): Promise<void>; crash(): Promise<void> }

export function makeFaults(servers: readonly KillableServer[], postgres: CrashingPostgres, tally: Tally): Faults {
  let crashing = Promise.resolve()
  return {
    async kill(random) {
      tally.add('kills of a server')
      await random.pick(servers).killAndStart()
    },
    /** One after the other: a PostgreSQL that is starting cannot be stopped again. */
    async crash() {
      tally.add('immediate stops of PostgreSQL')
      crashing = crashing.then(() => postgres.crash())
      await crashing
    },
  }
}

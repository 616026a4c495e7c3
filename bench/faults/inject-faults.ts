import type { CrashingPostgres } from './crashing-postgres.ts'
import type { Dice } from './seeded-random.ts'
import type { KillableServer } from './killable-server.ts'
import type { Tally } from './tally.ts'

/** What is done to the servers and to PostgreSQL while they work. */
export type Troubles = { kill(dice: Dice): Promise<void>; crash(): Promise<void> }

export function makeTroubles(servers: readonly KillableServer[], postgres: CrashingPostgres, tally: Tally): Troubles {
  let crashing = Promise.resolve()
  return {
    async kill(dice) {
      tally.add('kills of a server')
      await dice.pick(servers).killAndStart()
    },
    /** One after the other: a PostgreSQL that is starting cannot be stopped again. */
    async crash() {
      tally.add('immediate stops of PostgreSQL')
      crashing = crashing.then(() => postgres.crash())
      await crashing
    },
  }
}

import { setTimeout as wait } from 'node:timers/promises'
import type { PostgresPool } from 'kysely'
import type pg from 'pg'
import { linesTo } from './replica-looks.ts'
import { endBefore, type Position, readPosition } from './wal-position.rules.ts'

/** Why a replica is not read from. */
export const leavingReasons = ['unreachable', 'behind', 'stranger', 'primaryAway'] as const
export type LeavingReason = (typeof leavingReasons)[number]
/** Where a read was answered: there, or at the primary, since the replica was left, had not what was written, or failed. */
export const readWays = ['replica', 'left', 'written', 'again'] as const
export type ReadWay = (typeof readWays)[number]

/** How a replica does, and what was read from it since the start. */
export type ReplicaUse = {
  isUsed: boolean
  /** Seconds for which it may lack something, as far as this process knows; null until it was first seen to have all. */
  lagSeconds: number | null
  left: Record<LeavingReason, number>
  reads: Record<ReadWay, number>
}

/** How old what is read may be. */
const mostLagMs = 1_000
/** One that was left is read from again once it is as near as this: at the border it would come and go. */
const nearMs = 500
const everyMs = 250
/** The same while somebody waits for it. */
const againMs = 10
/** Looks that are kept until the replica has come so far; of one far behind, some. */
const mostKept = 200

type Parts = {
  /** Where the two are looked at, the primary past any pooler. */
  urls: { primary: string; replica: string }
  /** Connections to the primary that wait for no call, and those to the replica. */
  pools: { primary: pg.Pool; replica: pg.Pool }
  /** The latter as reads have them. */
  pool: PostgresPool
}

/**
 * A streaming replica, from which is read what may be a second old. It is looked at four times a second, together with the
 * primary: what the primary had at a moment, the replica has once it has replayed as far. No clock but this process's is asked.
 */
export class Replica {
  readonly pool: PostgresPool
  readonly #pools: Parts['pools']
  readonly #lines: ReturnType<typeof linesTo>
  readonly #clients = new Set<pg.PoolClient>()
  readonly #end = new AbortController()
  readonly #use: Pick<ReplicaUse, 'left' | 'reads'> = {
    left: { unreachable: 0, behind: 0, stranger: 0, primaryAway: 0 },
    reads: { replica: 0, left: 0, written: 0, again: 0 },
  }
  /** Where the primary's log was at moments that the replica has not reached. */
  #ahead: { at: number; position: Position }[] = []
  /** Undefined until it was looked at. */
  #isUsed: boolean | undefined
  #replayed: Position = 0n
  /** All that the primary had at this moment is there. */
  #completeAt: number | null = null
  #looking: Promise<void> | undefined
  #tell: (words: { isUsed: boolean; reason: LeavingReason | null }) => void = () => {}

  constructor({ urls, pools, pool }: Parts) {
    this.#pools = pools
    this.#lines = linesTo(urls)
    this.pool = pool
    pools.replica.on('connect', (client) => void this.#clients.add(client)).on('remove', (client) => this.#clients.delete(client))
  }

  /** Begins to look at it: until then it is not used. @param tell hears whether it is used, and of each change */
  start(tell: (words: { isUsed: boolean; reason: LeavingReason | null }) => void): void {
    this.#tell = tell
    void this.#keepLooking()
  }

  /** Whether a read may go there that has to see all up to `after`. Counts where it goes. */
  takes(after: Position | undefined): boolean {
    const way: ReadWay = !this.#isFresh() ? 'left' : after !== undefined && this.#replayed < endBefore(after) ? 'written' : 'replica'
    this.#use.reads[way] += 1
    return way === 'replica'
  }

  /** Counts a read that the replica did not answer, and the primary did. */
  countAgain(): void {
    this.#use.reads.again += 1
  }

  /** How far the primary's log is: what anybody has read or written until now stands before it. */
  async positionNow(): Promise<Position> {
    const { rows } = await this.#pools.primary.query<{ position: string }>('select pg_current_wal_insert_lsn()::text as position')
    return readPosition(rows[0]?.position ?? '') ?? 0n
  }

  /** Waits until the replica has all that the primary has now, or is not read from. */
  async untilComplete(): Promise<void> {
    const from = performance.now()
    for (;;) {
      await this.#look()
      if (!this.#isFresh() || (this.#completeAt ?? 0) >= from) return
      await wait(againMs)
    }
  }

  use(): ReplicaUse {
    const lagSeconds = this.#completeAt === null ? null : this.#lagMs() / 1000
    return { isUsed: this.#isFresh(), lagSeconds, ...structuredClone(this.#use) }
  }

  async close(): Promise<void> {
    this.#end.abort()
    await this.#looking
    for (const line of Object.values(this.#lines)) line.close()
    await this.#pools.replica.end()
  }

  #isFresh(): boolean {
    return this.#isUsed === true && this.#lagMs() <= mostLagMs
  }

  #lagMs(): number {
    return this.#completeAt === null ? Infinity : performance.now() - this.#completeAt
  }

  async #keepLooking(): Promise<void> {
    const { signal } = this.#end
    while (!signal.aborted) {
      await this.#look()
      await wait(everyMs, undefined, { signal }).catch(() => undefined)
    }
  }

  /** One look at a time, however many wait for one that begins after they asked. */
  #look(): Promise<void> {
    return (this.#looking ??= this.#lookNow().finally(() => (this.#looking = undefined)))
  }

  async #lookNow(): Promise<void> {
    const at = performance.now()
    const primary = await this.#lines.primary.look().catch(() => null)
    if (!primary) return this.#note('primaryAway')
    this.#ahead.push({ at, position: primary.position })
    if (this.#ahead.length > mostKept) this.#ahead = this.#ahead.filter((_, n) => n % 2 === 1)
    const replica = await this.#lines.replica.look().catch(() => null)
    if (!replica) {
      this.#cut()
      return this.#note('unreachable')
    }
    if (!replica.follows || replica.kin !== primary.kin) {
      this.#ahead = []
      this.#completeAt = null
      return this.#note('stranger')
    }
    this.#replayed = replica.position
    const reached = this.#ahead.findLast(({ position }) => position <= replica.position)
    if (reached) this.#completeAt = reached.at
    this.#ahead = this.#ahead.filter(({ position }) => position > replica.position)
    this.#note(this.#lagMs() <= (this.#isUsed ? mostLagMs : nearMs) ? null : 'behind')
  }

  #note(reason: LeavingReason | null): void {
    const isUsed = reason === null
    if (isUsed === this.#isUsed) return
    if (this.#isUsed && reason) this.#use.left[reason] += 1
    this.#isUsed = isUsed
    this.#tell({ isUsed, reason })
  }

  /** Ends all that is asked of a replica that does not answer: it is asked again of the primary. */
  #cut(): void {
    for (const client of this.#clients) client.connection.stream.destroy()
  }
}

import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Reader } from '../reads/readers.ts'
import { type Answered, Phone } from './phones.ts'

/** A phone asks about once a second. */
const thinkMs = 1_000
/** Of calls, that may be put off: beyond it the machine is too busy for so many phones. */
export const mostBusy = 0.01
/** Which part of the calls of each side was put off; said, and answered at its most. */
export function tellPutOff(sides: readonly { answered: Answered }[]): number {
  const busy = sides.map(({ answered }) => answered.busy / (answered.reads + answered.writes))
  console.log(`Put off: ${busy.map((part) => `${(part * 100).toFixed(2)} %`).join(', ')}`)
  return Math.max(...busy)
}
/** Of reads, that a replica has to take from the primary. */
export const leastFall = 0.6
/** Settings of a primary that a replica follows, beside those of `startKeptPostgres`. */
export const replicable = ['wal_level=replica', 'max_wal_senders=5', 'synchronous_commit=on']

/** Whether a statement reads alone. */
export const isRead = (text: string): boolean => /^\s*(?:\/\*.*?\*\/\s*)?(?:select|with)\b/i.test(text)

/** Phones that ask processes in turn, each `writesEvery`-th call a write. */
export type Players = {
  /** Lets them ask for so long; answers with what they were answered meanwhile, and all that was wrong or forgotten so far. */
  play(seconds: number): Promise<Answered>
  stop(): void
}

/** Makes a phone of each reader. */
export function startPhones(readers: readonly Reader[], ports: readonly number[], writesEvery: number): Players {
  const agent = new Agent({ keepAlive: true })
  const answered: Answered = { reads: 0, writes: 0, busy: 0, wrong: [], forgotten: 0 }
  const phones = readers.map((reader) => new Phone(reader, agent, answered))
  return {
    async play(seconds) {
      Object.assign(answered, { reads: 0, writes: 0, busy: 0 })
      const until = performance.now() + seconds * 1000
      await Promise.all(
        phones.map(async (phone) => {
          await wait(Math.random() * thinkMs)
          while (performance.now() < until) {
            await phone.next(ports, writesEvery)
            await wait((0.5 + Math.random()) * thinkMs)
          }
        }),
      )
      return { ...answered }
    },
    stop: () => agent.destroy(),
  }
}

import type { SeededRandom } from './seeded-random.ts'
import type { SharedClock } from './shared-clock.ts'

export type Task = () => Promise<void>

/**
 * What happens when, on a clock that stands at each moment until all that is due is done, side by side, in the seed's order.
 * What is asked for between two moments happens at the later one.
 */
export class Timeline {
  readonly #clock: SharedClock
  readonly #start: Temporal.Instant
  readonly #moments: readonly number[]
  readonly #due = new Map<number, Task[]>()
  readonly #random: SeededRandom
  #now = 0

  /** @param moments seconds since now, ascending. */
  constructor(clock: SharedClock, moments: readonly number[], random: SeededRandom) {
    this.#clock = clock
    this.#start = clock.now()
    this.#moments = moments
    this.#random = random
  }

  /** Seconds since the start at which the clock stands. */
  get now(): number {
    return this.#now
  }

  /** The moment at which something asked for at `seconds` happens. */
  momentOf(seconds: number): number {
    const wanted = Math.max(seconds, this.#now)
    return this.#moments.find((moment) => moment >= wanted) ?? (this.#moments.at(-1) as number)
  }

  add(seconds: number, task: Task): void {
    const moment = this.momentOf(seconds)
    const tasks = this.#due.get(moment) ?? []
    this.#due.set(moment, tasks)
    // Into what waits already, at any place.
    tasks.splice(this.#random.whole(0, tasks.length), 0, task)
  }

  /** Goes through all moments; `onMoment` is asked when one is over. The first task that throws ends the run. */
  async run(sideBySide: number, onMoment: (moment: number, tasks: number) => Promise<void>): Promise<void> {
    for (const moment of this.#moments) {
      this.#now = moment
      this.#clock.moveTo(this.#start.add({ seconds: moment }))
      const tasks = this.#due.get(moment) ?? []
      this.#due.set(moment, tasks)
      let done = 0
      while (tasks.length > 0) {
        const worker = async () => {
          for (let task = tasks.shift(); task; task = tasks.shift()) {
            await task()
            done += 1
          }
        }
        await Promise.all(Array.from({ length: sideBySide }, worker))
      }
      this.#due.delete(moment)
      await onMoment(moment, done)
    }
  }
}

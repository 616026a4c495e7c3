import { createHash } from 'node:crypto'

/** Seeded random numbers. Each user has its own sequence, named by what it is, so that one more draw changes nobody else's. */
export type SeededRandom = {
  /** 0 (included) to 1 (not). */
  next(): number
  /** A whole number from `from` to `to`, both included. */
  whole(from: number, to: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  shuffled<T>(list: readonly T[]): T[]
  /** A UUID of version 4. */
  uuid(): string
}

export function seededRandom(...name: (string | number)[]): SeededRandom {
  let state = createHash('sha256').update(name.join('/')).digest().readUInt32LE(0)
  // mulberry32: 32 bits of state are enough to draw histories.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    whole,
    chance: (probability) => next() < probability,
    pick: (list) => list[whole(0, list.length - 1)] as (typeof list)[number],
    shuffled(list) {
      const mixed = [...list]
      for (let last = mixed.length - 1; last > 0; last -= 1) {
        const other = whole(0, last)
        ;[mixed[last], mixed[other]] = [mixed[other] as (typeof mixed)[number], mixed[last] as (typeof mixed)[number]]
      }
      return mixed
    },
    uuid() {
      const hex = Array.from({ length: 32 }, () => whole(0, 15).toString(16))
      hex[12] = '4'
      hex[16] = '8'
      return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    },
  }
}

import type { PlanCode } from '@mwc/contract/membership/plan-codes'
import { type SeededRandom, seededRandom } from './seeded-random.ts'
import type { Method } from './outside-gateway.ts'

export const forgeries = ['otherSecret', 'otherParty', 'changed', 'stale', 'unknownPayment'] as const
export type Forgery = (typeof forgeries)[number]

/** What a member, or the gateway for them, does. `attempt` counts payments from 0; `tell`: seconds until each callback. */
export type Act =
  | { do: 'start'; plan: PlanCode; method: Method; code: string | null; paidBeforeAnswer: boolean }
  | { do: 'retry'; method: Method }
  | { do: 'cancel' }
  | { do: 'look' }
  | { do: 'claim' }
  | { do: 'pay'; attempt: number; offCents: number; tell: number[] }
  | { do: 'fail'; attempt: number; tell: number[] }
  | { do: 'forge'; attempt: number; how: Forgery }

/** Acts with their seconds since the start of the run, in order. */
export type History = { n: number; member: number; kind: string; acts: { at: number; act: Act }[] }

export const burstSeconds = 37_800
/** Codes that some histories try; their limits are a part of those that will, so that they run out on the way. */
export const codes = {
  FREE3: { effect: 'freeMonths', value: 3, share: 0.06, personLimit: 1 },
  TAKE2: { effect: 'amountOff', value: 200, share: 0.06, personLimit: 2 },
  'ALL-FREE': { effect: 'percentOff', value: 100, share: 0.02, personLimit: 1 },
} as const
export type Code = keyof typeof codes

const [minute, hour] = [60, 3600]
const lateSeconds = 72 * hour

type Draw = {
  random: SeededRandom
  paid: (attempt?: number, offCents?: number, tell?: number[]) => Act
  soon: () => number
  late: () => number
}
type Kind = { name: string; weight: number; acts: (draw: Draw) => [seconds: number, act: Act][] }

/** When the gateway tells: up to five copies of a callback, at once, in minutes, or up to three days late. */
function tellings(random: SeededRandom): number[] {
  const copies = random.chance(0.4) ? 1 : random.whole(2, 5)
  return Array.from({ length: copies }, () => {
    if (random.chance(0.45)) return 0
    return random.chance(0.5) ? random.whole(1, 10 * minute) : random.whole(10 * minute, lateSeconds)
  })
}

const kinds: Kind[] = [
  { name: 'paid in time', weight: 24, acts: ({ paid, soon }) => [[soon(), paid()]] },
  { name: 'paid, never told of', weight: 10, acts: ({ paid, soon }) => [[soon(), paid(0, 0, [])]] },
  { name: 'paid late', weight: 10, acts: ({ paid, late }) => [[late(), paid()]] },
  { name: 'paid late, never told of', weight: 3, acts: ({ paid, late }) => [[late(), paid(0, 0, [])]] },
  {
    name: 'paid twice',
    weight: 8,
    acts: ({ paid, soon, random, late }) => [
      [soon(), paid()],
      [random.chance(0.5) ? soon() : late(), paid()],
    ],
  },
  { name: 'another amount', weight: 8, acts: ({ paid, soon, random }) => [[soon(), paid(0, random.pick([-100, -1, 1, 500]))]] },
  {
    name: 'another amount, then the right one',
    weight: 5,
    acts: ({ paid, soon, random }) => [
      [soon(), paid(0, random.pick([-1, 1]))],
      [soon(), paid()],
    ],
  },
  { name: 'declined', weight: 5, acts: ({ soon, random }) => [[soon(), { do: 'fail', attempt: 0, tell: tellings(random) }]] },
  {
    name: 'declined, then paid',
    weight: 6,
    acts: ({ paid, soon, random }) => {
      const at = soon()
      return [
        [at, { do: 'fail', attempt: 0, tell: tellings(random) }],
        [at, paid()],
      ]
    },
  },
  {
    name: 'given up, then paid all the same',
    weight: 6,
    acts: ({ paid, soon, late, random }) => [
      [soon(), { do: 'cancel' }],
      [random.chance(0.5) ? 10 * minute : late(), paid()],
    ],
  },
  {
    name: 'another method, either paid or both',
    weight: 8,
    acts: ({ paid, soon, random }) => [
      [soon(), { do: 'retry', method: random.pick(['paynow', 'nets']) }],
      [8 * minute, paid(random.whole(0, 1))],
      ...(random.chance(0.4) ? ([[9 * minute, paid(random.whole(0, 1))]] as [number, Act][]) : []),
    ],
  },
  {
    name: 'another order in its place, either paid or both',
    weight: 7,
    acts: ({ paid, soon, random, late }) => [
      [soon(), start(random)],
      [random.chance(0.7) ? 8 * minute : late(), paid(random.whole(0, 1))],
      ...(random.chance(0.5) ? ([[8 * minute, paid(random.whole(0, 1))]] as [number, Act][]) : []),
    ],
  },
  { name: 'never paid', weight: 4, acts: () => [] },
  {
    name: 'campaigns claimed, then paid',
    weight: 6,
    acts: ({ paid, soon }) => [
      [soon(), { do: 'claim' }],
      [soon(), paid()],
    ],
  },
]

function start(random: SeededRandom): Act {
  const code = random.chance(0.35) ? random.pick(Object.keys(codes)) : null
  return {
    do: 'start',
    plan: random.pick(['6months', '1year']),
    method: random.chance(0.6) ? 'paynow' : 'nets',
    code,
    paidBeforeAnswer: random.chance(0.05),
  }
}

function kindOf(random: SeededRandom): Kind {
  let thrown = random.next() * kinds.reduce((sum, { weight }) => sum + weight, 0)
  return kinds.find(({ weight }) => (thrown -= weight) < 0) ?? (kinds[0] as Kind)
}

/** How many rushes of members a run has, ten and a half hours apart. */
export function burstsOf(histories: number): number {
  return Math.min(8, Math.max(2, Math.round(histories / 400)))
}

/** All histories of a run; the same seed and number give the same ones. */
export function drawHistories(seed: string, count: number): History[] {
  const members = Math.ceil(count * 0.6)
  return Array.from({ length: count }, (_, n) => {
    const random = seededRandom(seed, 'history', n)
    const kind = kindOf(random)
    const begins = random.whole(0, burstsOf(count) - 1) * burstSeconds + random.pick([0, 0, 5, 20, 60, 180])
    const draw: Draw = {
      random,
      paid: (attempt = 0, offCents = 0, tell = tellings(random)) => ({ do: 'pay', attempt, offCents, tell }),
      soon: () => random.whole(0, 12 * minute),
      late: () => random.whole(16 * minute, lateSeconds),
    }
    const acts: [number, Act][] = [[0, start(random)], ...kind.acts(draw)]
    if (random.chance(0.2)) acts.push([random.whole(0, 20 * minute), { do: 'look' }])
    if (random.chance(0.15)) acts.push([random.whole(0, hour), { do: 'forge', attempt: 0, how: random.pick(forgeries) }])
    const ordered = acts
      .map(([after, act], place) => ({ at: begins + after, act, place }))
      .toSorted((a, b) => a.at - b.at || a.place - b.place)
    return { n, member: random.whole(0, members - 1), kind: kind.name, acts: ordered.map(({ at, act }) => ({ at, act })) }
  })
}

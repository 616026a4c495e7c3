import { expect, it } from 'vitest'
import { nextCheckMs } from './next-check.rules.ts'

const serverTime = '2026-07-10T06:00:00Z'
const endingIn = (seconds: number) => ({
  serverTime,
  current: { startsAt: '2026-07-10T05:00:00Z', endsAt: new Date(Date.parse(serverTime) + seconds * 1000).toISOString() },
})

it.for([
  [3600, 0, 60],
  [3600, 0.5, 90],
  [3600, 1, 120],
  [30, 0, 31],
  [30, 0.5, 41],
  [30, 1, 51],
  [-5, 0, 1],
  [-5, 1, 21],
] as const)('%i s before the end, with luck %f, it is asked after %i s', ([left, luck, seconds]) => {
  expect(nextCheckMs(endingIn(left), luck)).toBe(seconds * 1000)
})

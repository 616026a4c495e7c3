import { expect, it } from 'vitest'
import { estimateWords } from './estimate-words.ts'

it.each([
  [400_000, 'An estimate from 1,500 members, right to two or three per cent of all members.'],
  [66_667, 'An estimate from 1,500 members, right to two or three per cent of all members.'],
  [66_000, 'An estimate from 1,500 members, few of whom are reached: the number is rough.'],
  [0, 'An estimate from 1,500 members, few of whom are reached: the number is rough.'],
])('an estimate that reaches %i of a million says how far it is right', (reached, said) => {
  expect(estimateWords({ reached, members: 1_000_000, estimatedFrom: 1500 })).toBe(said)
})

import { expect, it } from 'vitest'
import { nextOf } from './next-sentence.ts'

const page = (...said: string[]) => said.map((one) => ({ said: one }))

it.each([
  ['begins at the top', page('a', 'b'), null, 0],
  ['goes on after what was said', page('a', 'b', 'c'), { said: 'b', index: 1 }, 2],
  ['finds its place when something came above', page('new', 'a', 'b', 'c'), { said: 'b', index: 1 }, 3],
  ['finds it when something above went', page('b', 'c'), { said: 'b', index: 1 }, 1],
  ['says the same words again where they stand again', page('9 dollars', 'a', '9 dollars', 'b'), { said: '9 dollars', index: 2 }, 3],
  ['keeps its place when the sentence itself was changed', page('a', '14 minutes', 'c'), { said: '15 minutes', index: 1 }, 2],
  ['ends where nothing is left', page('a'), { said: 'b', index: 3 }, 4],
])('reading %s', (_, sentences, last, index) => {
  expect(nextOf(sentences, last)).toBe(index)
})

import type { Message } from '@mwc/contract/messages/messages.schemas'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { joinMessages, stillWaiting } from './thread.rules.ts'

const message = (number: number, text = `number ${number}`, key: string | null = null): Message => ({
  id: `id-${number}`,
  number,
  author: key ? 'member' : 'staff',
  text,
  attachment: null,
  at: '2026-03-10T02:00:00Z',
  key,
})
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => message(from + i))
const numbers = (messages: Message[]) => messages.map(({ number }) => number)

it('parts that overlap or touch become one thread in order', () => {
  expect(numbers(joinMessages(range(1, 30), range(5, 34)))).toEqual(numbers(range(1, 34)))
  expect(numbers(joinMessages(range(31, 60), range(1, 30)))).toEqual(numbers(range(1, 60)))
  expect(joinMessages([], [])).toEqual([])
})

it('what lies before a gap is left out', () => {
  expect(numbers(joinMessages(range(1, 30), range(40, 69)))).toEqual(numbers(range(40, 69)))
})

it('a thread has no gap and no message twice, whatever it is put together from', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 40 })), fc.array(fc.integer({ min: 1, max: 40 })), (a, b) => {
      const joined = numbers(
        joinMessages(
          a.map((n) => message(n)),
          b.map((n) => message(n)),
        ),
      )
      expect(joined).toEqual(joined.map((_, i) => (joined[0] ?? 0) + i))
      if (a.length + b.length > 0) expect(joined.at(-1)).toBe(Math.max(...a, ...b))
    }),
  )
})

it('a message whose answer was lost is shown once', () => {
  const waiting = [{ key: 'a' }, { key: 'b' }]
  expect(stillWaiting(waiting, [message(1, 'Hello', 'a')])).toEqual([{ key: 'b' }])
})

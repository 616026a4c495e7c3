import { presenceText } from '@mwc/contract/messages/thread-presence'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { carriedPresence, comeToThread, othersAt, presenceEnds } from './thread-presence.memory.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('who polls is there for others until three seconds after the last poll', () => {
  const id = randomUUID()
  const leave = comeToThread(id, 'mei', true)
  expect([othersAt(id, 'lin'), othersAt(id, 'mei')]).toEqual([[{ username: 'mei', isWriting: true }], []])
  leave()
  vi.advanceTimersByTime(2_000)
  const again = comeToThread(id, 'mei', false)
  vi.advanceTimersByTime(60_000)
  expect(othersAt(id, 'lin')).toEqual([{ username: 'mei', isWriting: false }])
  again()
  vi.advanceTimersByTime(2_900)
  expect(othersAt(id, 'lin')).toHaveLength(1)
  vi.advanceTimersByTime(200)
  expect(othersAt(id, 'lin')).toEqual([])
})

it('a poll ends when somebody comes, begins or stops to write, or goes; not by what its own user does', () => {
  const id = randomUUID()
  const ended: string[] = []
  let stop = () => {}
  const wait = () => {
    stop()
    stop = presenceEnds(
      id,
      'lin',
      presenceText(othersAt(id, 'lin')),
    )(() => {
      stop()
      ended.push(presenceText(othersAt(id, 'lin')))
    })
  }
  wait()
  comeToThread(id, 'lin', true)()
  expect(ended).toEqual([])
  const leave = comeToThread(id, 'mei', false)
  wait()
  const writes = comeToThread(id, 'mei', true)
  leave()
  wait()
  writes()
  vi.advanceTimersByTime(3_000)
  expect(ended).toEqual(['mei', 'mei*', '-'])
  stop()
})

it('other processes hear who waits here, and what they say holds for three seconds', () => {
  const id = randomUUID()
  const leave = comeToThread(id, 'mei', true)
  expect(carriedPresence.say().split(',')).toContain(`${id}/mei/1`)
  leave()
  expect(carriedPresence.say()).not.toContain(id)
  carriedPresence.hear(`${id}/ravi/0,${id}/zoe/1`)
  expect(presenceText(othersAt(id, 'zoe'))).toBe('mei*,ravi')
  vi.advanceTimersByTime(2_000)
  carriedPresence.hear(`${id}/ravi/1`)
  vi.advanceTimersByTime(2_000)
  expect(presenceText(othersAt(id, 'lin'))).toBe('ravi*')
  vi.advanceTimersByTime(2_000)
  expect(othersAt(id, 'lin')).toEqual([])
})

it('what is said fits into a word of the channel, however many are there', () => {
  const leaves = Array.from({ length: 300 }, () => comeToThread(randomUUID(), 'a'.repeat(32), true))
  expect(carriedPresence.say().length).toBeLessThan(7_900)
  for (const leave of leaves) leave()
})

import { beforeEach, expect, test, vi } from 'vitest'
import { NetworkError, RefusalError } from '../server/call-errors.ts'
import { queryClient } from '../server/query-client.ts'

const values = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
  removeItem: (key: string) => void values.delete(key),
})

let endCheck = () => {}
const checked = new Promise<void>((resolve) => (endCheck = resolve))
const item = { id: 'n1', title: 'A free check-up' }
vi.mock(import('./cacheable.ts'), () => ({
  cacheableOf: () => ({ under: 'KEPT_CONTENT' as const, schema: () => Promise.reject(new Error('not asked for')) }),
  checkCached: async (_how, data) => {
    await checked
    return data
  },
}))
const { cacheAnswers } = await import('./cached-answers.ts')
const { storeAnswer } = await import('./stored-answers.ts')

const keyOf = (id: string) => ['news-item', 'english', id]
const ask = (id: string, error: Error) =>
  queryClient.fetchQuery({ queryKey: keyOf(id), queryFn: () => Promise.reject(error), retry: false }).catch(() => undefined)

beforeEach(() => values.clear())

test('what ended while a cached answer was being checked does not come back; without a network it does', async () => {
  for (const id of ['ended', 'unreached']) storeAnswer('KEPT_CONTENT', { key: keyOf(id), at: performance.timeOrigin - 1000, data: item })
  cacheAnswers()
  await ask('ended', new RefusalError({ code: 10_404, reason: 'NOT_FOUND', message: 'Not here any more' } as never, 404))
  await ask('unreached', new NetworkError())
  endCheck()
  await expect.poll(() => queryClient.getQueryData(keyOf('unreached'))).toEqual(item)
  expect(queryClient.getQueryData(keyOf('ended'))).toBe(undefined)
  expect(queryClient.getQueryState(keyOf('ended'))?.error).toBeInstanceOf(RefusalError)
})

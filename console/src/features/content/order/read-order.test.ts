import { expect, test, vi } from 'vitest'
import { readOrder } from './read-order.ts'

// Listens to the page's keys and pointer, of which there are none here.
vi.mock('../../../calls/presence.ts', () => ({ isUnattended: () => false }))

test.each([0, 99, 100, 250])('of %i items each is read once, in their order', async (many) => {
  const items = Array.from({ length: many }, (_, id) => ({ id }))
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const { searchParams } = new URL(String(url), 'https://mwc.example')
    const [page, size] = [Number(searchParams.get('page')), Number(searchParams.get('pageSize'))]
    return Response.json({ data: { rows: items.slice((page - 1) * size, page * size) } })
  })
  expect(await readOrder('banner', new AbortController().signal)).toEqual(items)
  fetched.mockRestore()
})

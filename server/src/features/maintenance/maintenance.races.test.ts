import { addWindow, editWindow } from '@mwc/contract/maintenance/maintenance-desk.calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signInAtDesk } from '../../testing/fixtures/desk-fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let server: TestServer
let desk: string
beforeAll(async () => {
  server = await startTestServer()
  desk = (await signInAtDesk(server, 'boss', 'admin')).token
})
afterAll(() => server.close())

const between = (from: number, to: number) => {
  const now = server.clock.now()
  return { startsAt: now.add({ minutes: from }).toString(), endsAt: now.add({ minutes: to }).toString() }
}

it('of twenty windows over each other that are set at once one stands', async () => {
  // Rows that meet in an exclusion constraint may wait for one another in a circle; by chance, so in several rounds.
  for (let round = 1; round <= 5; round += 1) {
    const from = round * 200
    const windows = Array.from({ length: 20 }, (_, i) => between(from + i, from + 60 + i))
    const answers = await Promise.all(windows.map((window) => server.call(addWindow, window, { token: desk })))
    expect(answers.map(({ reason }) => reason ?? 'set').toSorted()).toEqual([...Array(19).fill('maintenance.overlaps'), 'set'])
  }
})

it('two windows that are moved to the same time at once do not both come there', async () => {
  const [one, two] = [
    await server.ok(addWindow, between(6000, 6010), { token: desk }),
    await server.ok(addWindow, between(6100, 6110), { token: desk }),
  ]
  const moved = await Promise.all(
    [one, two].map(({ id }) => server.call(editWindow, { id, version: 1, ...between(6200, 6260) }, { token: desk })),
  )
  expect(moved.map(({ reason }) => reason ?? 'moved').sort()).toEqual(['maintenance.overlaps', 'moved'])
})

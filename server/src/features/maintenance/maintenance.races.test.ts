import { addWindow, editWindow } from '@mwc/contract/maintenance/maintenance-desk.calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signInAtDesk } from '../../testing/fixtures/desk-fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let server: TestServer
let desk: string
beforeAll(async () => {
  server = await startTestServer({ postgres: true })
  desk = (await signInAtDesk(server, 'boss', 'admin')).token
})
afterAll(() => server.close())

const between = (from: number, to: number) => {
  const now = server.clock.now()
  return { startsAt: now.add({ minutes: from }).toString(), endsAt: now.add({ minutes: to }).toString() }
}

it('of twenty windows over each other that are set at once one stands', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => server.call(addWindow, between(60 + i, 120 + i), { token: desk })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ reason }) => reason))).toEqual(new Set(['maintenance.overlaps']))
})

it('two windows that are moved to the same time at once do not both come there', async () => {
  const [one, two] = [
    await server.ok(addWindow, between(1000, 1010), { token: desk }),
    await server.ok(addWindow, between(1100, 1110), { token: desk }),
  ]
  const moved = await Promise.all([one, two].map(({ id }) => server.call(editWindow, { id, ...between(1200, 1260) }, { token: desk })))
  expect(moved.map(({ reason }) => reason ?? 'moved').sort()).toEqual(['maintenance.overlaps', 'moved'])
})

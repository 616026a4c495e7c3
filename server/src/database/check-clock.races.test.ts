import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { checkClock } from './check-clock.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const at = (seconds: number) => () => Temporal.Now.instant().add({ seconds })

it.each([
  [3600, 'ahead of'],
  [-3600, 'behind'],
])('a process whose clock is %i seconds off is told so, and to set it', async (seconds, side) => {
  const told = await checkClock(server.db, at(seconds)).catch((error: Error) => error.message)
  expect(told).toMatch(new RegExp(`The clock of this machine is (3599|3600|3601) seconds ${side} PostgreSQL's\\. Set both`))
})

it('a process with the time of PostgreSQL, but for some seconds, starts', async () => {
  for (const seconds of [0, 20, -20]) await expect(checkClock(server.db, at(seconds))).resolves.toBeUndefined()
})

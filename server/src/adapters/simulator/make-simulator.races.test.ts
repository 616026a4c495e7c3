import { expect, inject, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { openDatabase } from '../../database/open-database.ts'
import { toDate } from '../../ports/clock.ts'
import { freshDatabase } from '../../testing/databases/real-postgres.ts'
import { testClock } from '../../testing/stand-ins/test-clock.ts'
import { makeSimulator } from './make-simulator.ts'
import { simulatedBank } from './simulated-bank.ts'

const times = <T>(count: number, run: () => Promise<T>) => Promise.all(Array.from({ length: count }, run))

test('several processes make the simulator at once, and share its books', async () => {
  const fresh = await freshDatabase(inject('postgresUrl'), 'simulator_races')
  const open = await openDatabase({ url: fresh.url, pool: 20 })
  const clock = testClock('2026-03-10T10:00:00+08:00')
  const make = () => makeSimulator({ config: readConfig({}), open, clock, secret: 'a secret for this test only', pushKey: 'a key' })
  const [one] = await times(10, make)

  const order = { transactionNumber: 'MWC-1', amountCents: 900, expiresAt: clock.now().add({ minutes: 15 }) }
  const opened = await times(20, async () => one?.payNow.open(order))
  expect(new Set(opened.map((answer) => answer?.payNumber)).size).toBe(1)

  const bank = simulatedBank(open, clock)
  await bank.payLater('MWC-1', toDate(clock.now()))
  const taken = await times(20, () => bank.takeLate())
  expect(taken.flat()).toEqual([{ transactionNumber: 'MWC-1', amountCents: 900 }])
  await open.close()
  await fresh.drop()
})

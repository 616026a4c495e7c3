import { editPrices, editTimes, readDeskSettings } from '@mwc/contract/programme/programme-desk.calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer()
  token = (await signInAtDesk(server, 'chief', 'admin')).token
})
afterAll(() => server.close())

const note = 'Agreed by the board'
const each = [1, 2, 3, 4, 5, 6]

test('of six who save the first prices at once one does, and the others are told', async () => {
  const answers = await Promise.all(
    each.map((n) => {
      const plans = { '6months': { priceCents: 900 + n, onSale: true }, '1year': { priceCents: 1500 + n, onSale: true } }
      return server.call(editPrices, { version: 1, note, plans }, { token })
    }),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
  const saved = answers.find(({ status }) => status === 200)?.data?.prices
  expect((await server.ok(readDeskSettings, {}, { token })).prices).toEqual(saved)
})

test('of six who change times at once one does, and its values stand together', async () => {
  const { version, ...times } = (await server.ok(readDeskSettings, {}, { token })).times
  const answers = await Promise.all(
    each.map((n) => server.call(editTimes, { version, note, ...times, netsDays: 10 + n, messageAnswerDays: 2 + n }, { token })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const after = (await server.ok(readDeskSettings, {}, { token })).times
  expect(after.netsDays - after.messageAnswerDays).toBe(8)
})

import { readDeskPayment } from '@mwc/contract/payments/payment-desk.calls'
import * as desk from '@mwc/contract/payments/statement-desk.calls'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signInAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { faultsInBooks, sellPlans, start, workerToken } from '../../../testing/fixtures/payment-fixtures.ts'
import { bankLayout, fileOf, matchKept } from '../../../testing/fixtures/statement-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

let server: TestServer
let token: string
let sources = 0
let id: string
const layout = { ...bankLayout, dateFormat: 'DD/MM/YYYY' } as const

beforeAll(async () => {
  server = await startTestServer()
  await sellPlans(server)
  server.clock.set('2026-03-10T22:00:00+08:00')
  token = (await signInAtDesk(server, 'finance', 'finance')).token
})
afterAll(() => server.close())
beforeEach(async () => {
  id = (await server.ok(desk.addSource, { kind: 'bank', name: `Bank ${(sources += 1)}`, ...layout }, { token })).id
})

const head = 'Date,Time,Amount,Reference,Balance'
const preview = (rows: string[], of = head) => server.ok(desk.previewFile, { id, ...fileOf(rows, of) }, { token })
/** What the preview says is what becomes of the file. */
const keep = async (rows: string[], of = head) => {
  const { lines, known, alike, version } = await preview(rows, of)
  const kept = await server.ok(desk.keepFile, { id, version, ...fileOf(rows, of) }, { token })
  expect(kept).toMatchObject({ lines, known, alike })
  await matchKept(server)
  return { id: kept.id, added: lines - known, alike }
}
const lines = async () => (await server.ok(desk.listLines, { sourceId: id, pageSize: 100 }, { token })).rows
const rawLines = async () => (await lines()).map(({ raw }) => raw).toSorted()

const [nine, noon, three] = [
  '10/03/2026,09:12,9.00,PAYNOW,109.00',
  '10/03/2026,12:00,5.00,RENT,114.00',
  '10/03/2026,15:47,9.00,PAYNOW,123.00',
] as const

describe('files that were cut within a day', () => {
  it('bring two equal payments of that day as two lines; the second is not booked on the same payment', async () => {
    const payment = await start(server, await workerToken(server, 1))
    const at = (time: string) => `10/03/2026,${time},9.00,PAYNOW ${payment.transactionNumber},`
    expect(await keep([at('09:12')])).toMatchObject({ added: 1, alike: 0 })
    expect(await keep([at('15:47')])).toMatchObject({ added: 1, alike: 1 })
    expect((await lines()).map(({ raw, state }) => [raw, state]).toSorted()).toEqual([
      [at('09:12'), 'matched'],
      [at('15:47'), 'duplicate'],
    ])
    const { arrivals } = await server.ok(readDeskPayment, { id: payment.id }, { token })
    expect(arrivals).toHaveLength(1)
    expect(await faultsInBooks(server)).toEqual([])
  })

  it('bring what both have once, in whichever order they have it, and do not call a line alike that the file has itself', async () => {
    await keep([nine, noon])
    expect(await keep([three, noon, nine])).toMatchObject({ added: 1, alike: 0 })
    expect(await keep([nine])).toMatchObject({ added: 0, alike: 0 })
    expect(await rawLines()).toEqual([nine, noon, three])
  })
})

describe('a file that numbers its lines', () => {
  const numbered = 'No.,Date,Amount,Reference,Text'
  const [a, b, c] = ['10/03/2026,9.00,PAYNOW,"one, two"', '10/03/2026,5.00,RENT,', '10/03/2026,9.00,PAYNOW,three']

  it('brings nothing twice where another one numbers the same lines otherwise', async () => {
    expect(await keep([`1,${a}`, `2,${b}`], numbered)).toMatchObject({ added: 2 })
    expect(await keep([`"1",${c}`, `"2",${a}`, `"3",${b}`, `"4",${a}`], numbered)).toMatchObject({ added: 2, alike: 0 })
    expect(await keep([`1,${a}`, `2,${b}`], numbered)).toMatchObject({ added: 0 })
    expect(await rawLines()).toEqual([`"1",${c}`, `"4",${a}`, `1,${a}`, `2,${b}`])
  })

  it('in a later column, too, is the same; a line of a file of one line is found in a longer one', async () => {
    const later = 'Date,Amount,Reference,Text,No.'
    await keep([`${b},1`], later)
    expect(await keep([`${a},1`, `${b},2`], later)).toMatchObject({ added: 1, alike: 0 })
  })

  it('says nothing by it; numbers that begin elsewhere, and amounts that rise, do', async () => {
    const sequence = ['7,10/03/2026,9.00,PAYNOW,x', '8,10/03/2026,9.00,PAYNOW,x']
    expect(await keep(sequence, numbered)).toMatchObject({ added: 2 })
    expect(
      await keep(
        sequence.map((row) => row.replace(/^/, '1')),
        numbered,
      ),
    ).toMatchObject({ added: 2, alike: 2 })
    expect(await keep(['10/03/2026,,1,A,', '10/03/2026,,2,B,'])).toMatchObject({ added: 2 })
    expect(await keep(['10/03/2026,,1,B,', '10/03/2026,,2,A,'])).toMatchObject({ added: 2, alike: 0 })
  })
})

describe('a file that another program saved', () => {
  const saved = [nine, three].map((row) => row.replaceAll(',', ';'))

  it('is said to be alike before it is kept, and in the log', async () => {
    await keep([nine, noon, three])
    expect(await preview(saved, head.replaceAll(',', ';'))).toMatchObject({ lines: 2, known: 0, alike: 2 })
    const again = await keep([...saved, '11/03/2026;08:00;9.00;PAYNOW;132.00'], head.replaceAll(',', ';'))
    expect(again).toMatchObject({ added: 3, alike: 2 })
    const acts = await server.db.selectFrom('audit').select('after').where('record_id', '=', again.id).execute()
    expect(acts).toMatchObject([{ after: { lines: 3, known: 0, alike: 2 } }])
  })

  it('is alike for as many lines as were kept, and no more', async () => {
    await keep([nine])
    expect(await preview(saved, head.replaceAll(',', ';'))).toMatchObject({ known: 0, alike: 1 })
    expect(await preview([nine, '10/03/2026,15:47,9.00,PAYNOW,'])).toMatchObject({ known: 1, alike: 0 })
  })
})

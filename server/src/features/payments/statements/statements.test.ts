import { randomUUID } from 'node:crypto'
import { me } from '@mwc/contract/account/people/people.calls'
import { readDeskPayment } from '@mwc/contract/payments/payment-desk.calls'
import * as desk from '@mwc/contract/payments/statement-desk.calls'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signInAtDesk, stayAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { faultsInBooks, sellPlans, settledReport, start, tell, workerToken } from '../../../testing/fixtures/payment-fixtures.ts'
import { bankLayout, matchKept } from '../../../testing/fixtures/statement-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

let server: TestServer
let worker = 0
let token: string
let id: string
const tokens = { finance: '', colleague: '' }
const note = 'The member showed the transfer'
const layout = { ...bankLayout, dateFormat: 'DD/MM/YYYY' } as const

beforeAll(async () => {
  server = await startTestServer()
  await sellPlans(server)
  server.clock.set('2026-03-10T12:00:00+08:00')
  tokens.finance = (await signInAtDesk(server, 'finance', 'finance')).token
  tokens.colleague = (await signInAtDesk(server, 'colleague', 'finance')).token
})
afterAll(() => server.close())
beforeEach(async () => {
  await stayAtDesk(server)
  token = await workerToken(server, (worker += 1))
  id = (await server.ok(desk.addSource, { kind: 'bank', name: `Bank ${worker}`, ...layout }, at())).id
})

const at = (who: keyof typeof tokens = 'finance') => ({ token: tokens[who] })
const base64 = (text: string | Buffer) => Buffer.from(text).toString('base64')
const csv = (...rows: string[]) => ['Date,Amount,Reference', ...rows, ''].join('\r\n')
const keep = (text: string | Buffer, version = 1) =>
  server.call(desk.keepFile, { id, version, name: 'march.csv', content: base64(text) }, at())
const preview = (text: string | Buffer) => server.ok(desk.previewFile, { id, name: 'march.csv', content: base64(text) }, at())
const match = () => matchKept(server)
const lines = async (filter: object = {}) => (await server.ok(desk.listLines, { sourceId: id, sort: 'amountCents', ...filter }, at())).rows
const only = async () => {
  const [line] = await lines()
  if (!line) throw new Error('no line')
  return line
}
const brought = async (...rows: string[]) => {
  await keep(csv(...rows))
  await match()
}
const state = async () => (await server.ok(me, {}, { token })).membership.status
const read = (paymentId: string) => server.ok(readDeskPayment, { id: paymentId }, at())

describe('a file', () => {
  it('is shown before it is kept, and every line is kept as it stands', async () => {
    const text = csv('10/03/2026,"1,234.50",RENT', '9/3/2026,-3.00,Fee', '10/03/2026,9.00,"A ""quoted"", text"')
    expect(await preview(text)).toMatchObject({
      encoding: 'utf-8',
      lines: 3,
      known: 0,
      sumCents: 124_050,
      firstDay: '2026-03-09',
      lastDay: '2026-03-10',
      faults: [],
      sample: [{ number: 2, day: '2026-03-10', amountCents: 123_450, reference: 'RENT' }, {}, { reference: 'A "quoted", text' }],
    })
    expect(await lines()).toEqual([])
    expect((await keep(text)).data).toMatchObject({ lines: 3, known: 0 })
    await match()
    expect((await lines()).map(({ raw, state: is }) => [raw, is])).toEqual([
      ['9/3/2026,-3.00,Fee', 'out'],
      ['10/03/2026,9.00,"A ""quoted"", text"', 'unmatched'],
      ['10/03/2026,"1,234.50",RENT', 'unmatched'],
    ])
  })

  it('that comes twice, or overlaps another, brings nothing twice; lines that are alike are as many as a file has', async () => {
    const same = '10/03/2026,9.00,SAME'
    await brought(same, same)
    expect((await keep(csv(same, same))).data).toMatchObject({ lines: 2, known: 2 })
    expect((await keep(csv('09/03/2026,5.00,OTHER', same, same, same))).data).toMatchObject({ lines: 4, known: 2 })
    expect(await lines()).toHaveLength(4)
  })

  it('is read in the encoding that it is in; a byte that is none is named by its line, and never replaced', async () => {
    const chinese = csv('10/03/2026,9.00,陈伟')
    const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(chinese, 'utf16le')])
    expect(await preview(wide)).toMatchObject({ encoding: 'utf-16le', sample: [{ reference: '陈伟' }] })
    expect(await preview(`\ufeff${chinese}`)).toMatchObject({ encoding: 'utf-8', sample: [{ reference: '陈伟' }] })
    const broken = Buffer.concat([Buffer.from(csv('10/03/2026,9.00,A')), Buffer.from('10/03/2026,9.00,'), Buffer.from([0xff, 0x0a])])
    const strict = await server.ok(desk.addSource, { kind: 'nets', name: `Strict ${worker}`, ...layout, encoding: 'utf-8' }, at())
    id = strict.id
    expect((await preview(broken)).faults).toEqual([{ line: 3, fault: 'encoding', text: 'utf-8' }])
    expect((await keep(broken)).reason).toBe('statements.unreadable')
  })

  it.for([
    ['', 'empty', 1],
    ['Date,Amount,Reference\r\n', 'empty', 1],
    ['Date,Amount\r\n10/03/2026,9.00\r\n', 'missingColumn', 1],
    ['Date,Amount,Reference,amount\r\n10/03/2026,9.00,A,9.00\r\n', 'doubledColumn', 1],
    [csv('10/03/2026,9.00,A', '10/03/2026,9.0'), 'width', 3],
    [csv('10/03/2026,9.00,"A'), 'quotes', 2],
    [csv('10/03/2026,9.00,A', '31/02/2026,9.00,B'), 'date', 3],
    [csv('10/03/2026,9.00,A', '10/03/2026,"9,00,00.x",B'), 'amount', 3],
    [csv('10/03/2026,9.00,A', '10/03/2026x99,9.00,B'), 'date', 3],
    [csv('10/03/2026,9.00,A', '10/03/2026 25:99,9.00,B'), 'date', 3],
    [csv('10/03/2026,9.00,A', '10/03/20267,9.00,B'), 'date', 3],
    ...['9,00', '1,2,3.4', '1234,567.00', '1,234567.00', '1.23,456', '1,234 567.00', '9 00', '9-00', "1'234.50"].map(
      (amount) => [csv('10/03/2026,9.00,A', `10/03/2026,"${amount}",B`), 'amount', 3] as const,
    ),
  ] as const)('of which a part is missing or wrong is kept out whole: %s', async ([text, fault, line]) => {
    expect((await preview(text)).faults).toMatchObject([{ fault, line: fault === 'quotes' ? expect.any(Number) : line }])
    expect((await keep(text)).reason).toBe('statements.unreadable')
    expect(await lines()).toEqual([])
  })

  it('has amounts with marks and spaces between thousands, signs and currencies, and days with a time', async () => {
    const amounts = ['1,234,567.50', '1 234.50', '1234.5', 'S$ 1,234.00', '(9.00)', '9.00-', '- S$9.00', '9.00 DR', '+9 CR', 'SGD 9.00']
    const shown = async (rows: string[]) => {
      const { faults, sample } = await preview(csv(...rows))
      return [faults, sample.map(({ day, amountCents }) => `${day} ${amountCents}`)]
    }
    const cents = [123_456_750, 123_450, 123_450, 123_400, -900, -900, -900, -900, 900, 900]
    for (const [n, amount] of amounts.entries()) expect(await shown([`10/03/2026,"${amount}",A`])).toEqual([[], [`2026-03-10 ${cents[n]}`]])
    for (const time of ['14:05', ' 2:05 PM', '14:05:06', '14.05', '14:05:06.123 +08:00'])
      expect(await shown([`10/03/2026 ${time},9.00,A`])).toEqual([[], ['2026-03-10 900']])
    const change = { dateFormat: 'YYYYMMDD', decimalMark: ',' } as const
    id = (await server.ok(desk.addSource, { kind: 'nets', name: `Times ${worker}`, ...layout, ...change }, at())).id
    expect(await shown(['20260310140506,"1.234,50",A'])).toEqual([[], ['2026-03-10 123450']])
    expect((await preview(csv('20260310,"9.00",A'))).faults).toEqual([{ line: 2, fault: 'amount', column: 'Amount', text: '9.00' }])
    expect((await preview(csv('202603109,"9,00",A'))).faults).toEqual([{ line: 2, fault: 'date', column: 'Date', text: '202603109' }])
  })

  it.for(['10/03/2062', '12/03/2026', '31/12/1999', '10/03/1926', '10/03/0026'])(
    'with a line of %s, a day on which no money came, is kept out, names row and column, and settles nothing',
    async (day) => {
      const { transactionNumber } = await start(server, token, {})
      const text = csv('10/03/2026,5.00,A', `${day},9.00,${transactionNumber}`)
      expect((await preview(text)).faults).toEqual([{ line: 3, fault: 'otherTime', column: 'Date', text: day }])
      expect((await keep(text)).reason).toBe('statements.unreadable')
      await match()
      expect([await lines(), await state()]).toEqual([[], 'pendingPayment'])
    },
  )

  it('may be of tomorrow, where a bank is ahead of our night', async () => {
    expect(await preview(csv('11/03/2026,9.00,A', '01/01/2000,9.00,B'))).toMatchObject({ faults: [], lines: 2 })
  })

  it('of a source that tells directions and writes commas is read so', async () => {
    const other = {
      ...layout,
      decimalMark: ',',
      dateFormat: 'YYYY-MM-DD',
      directionColumn: 'D/C',
      directionIn: 'C',
      codeColumn: 'Text',
    } as const
    id = (await server.ok(desk.addSource, { kind: 'nets', name: `Commas ${worker}`, ...other }, at())).id
    const text = 'Date;Amount;Reference;D/C;Text\n2026-03-10;1.234,50;A;C;x\n2026-03-10;9,00;B;D;y\n'
    expect((await preview(text)).sample).toMatchObject([
      { amountCents: 123_450, code: 'x' },
      { amountCents: -900, code: 'y' },
    ])
    expect((await server.call(desk.addSource, { kind: 'nets', name: `commas ${worker}`, ...other }, at())).reason).toBe(
      'statements.nameTaken',
    )
  })
})

describe('a line', () => {
  it('that names a payment settles it as the gateway would have, once', async () => {
    const payment = await start(server, token)
    await brought(`10/03/2026,9.00,PAYNOW ${payment.transactionNumber} THANKS`)
    expect(await only()).toMatchObject({ state: 'matched', payment: { id: payment.id }, may: [] })
    expect([await state(), (await read(payment.id)).arrivals.length]).toEqual(['active', 1])
    await match()
    await keep(csv(`10/03/2026,9.00,PAYNOW ${payment.transactionNumber} THANKS`))
    await match()
    expect((await read(payment.id)).arrivals).toHaveLength(1)
    expect(await faultsInBooks(server)).toEqual([])
  })

  it('of money that the gateway told of already confirms it; a second line of it is a duplicate', async () => {
    const payment = await start(server, token)
    await tell(server, settledReport(server, payment))
    await brought(`10/03/2026,9.00,${payment.transactionNumber}`, `11/03/2026,9.00,${payment.payNumber}`)
    expect((await lines({ sort: 'day' })).map(({ state: is }) => is)).toEqual(['matched', 'duplicate'])
    expect((await read(payment.id)).arrivals).toHaveLength(1)
  })

  it('of days before the only payment that has its number is nobody’s: a gateway’s numbers are short and come again', async () => {
    const payment = await start(server, token)
    await brought(`05/03/2026,9.00,${payment.payNumber}`)
    expect(await only()).toMatchObject({ state: 'unmatched', payment: null, may: ['propose', 'leave'] })
    expect([await state(), (await read(payment.id)).arrivals]).toEqual(['pendingPayment', []])
    // A bank whose day is behind ours writes the day before.
    await brought(`09/03/2026,9.00,${payment.payNumber}`)
    expect([await state(), (await read(payment.id)).arrivals.length]).toEqual(['active', 1])
  })

  it('of another amount is partial or excess, and books nothing by itself', async () => {
    const payment = await start(server, token)
    await brought(`10/03/2026,8.00,${payment.transactionNumber}`, `10/03/2026,10.00,${payment.transactionNumber}`)
    expect((await lines()).map(({ state: is, may }) => [is, may])).toEqual([
      ['partial', ['propose', 'leave']],
      ['excess', ['propose', 'leave']],
    ])
    expect((await read(payment.id)).arrivals).toEqual([])
  })

  it('that names nobody is matched by two: one proposes, another confirms', async () => {
    const payment = await start(server, token)
    await brought('10/03/2026,9.00,RAHIM')
    const { id: line } = await only()
    const propose = (transactionNumber: string) => server.call(desk.proposeMatch, { id: line, transactionNumber, note }, at())
    expect((await propose('MWC-NOBODY')).reason).toBe('payments.notFound')
    expect((await propose(payment.transactionNumber.toLowerCase())).data).toMatchObject({
      state: 'proposed',
      proposedBy: 'finance',
      may: ['decline'],
    })
    expect((await server.call(desk.confirmMatch, { id: line, paymentId: payment.id }, at())).reason).toBe('statements.samePerson')
    expect(await state()).toBe('pendingPayment')
    const confirmed = await server.ok(desk.confirmMatch, { id: line, paymentId: payment.id }, at('colleague'))
    expect([confirmed.state, confirmed.decidedBy, await state()]).toEqual(['matched', 'colleague', 'active'])
    expect((await server.call(desk.confirmMatch, { id: line, paymentId: payment.id }, at('colleague'))).reason).toBe(
      'statements.lineDecided',
    )
    expect((await read(payment.id)).arrivals).toMatchObject([{ outcome: 'honoured', amountCents: 900 }])
  })

  it('that two confirm as second money waits for a decision, as the gateway’s word would', async () => {
    const payment = await start(server, token)
    await brought(`10/03/2026,9.00,${payment.transactionNumber}`, `10/03/2026,9.00,AGAIN ${payment.transactionNumber}`)
    const second = (await lines({ state: 'duplicate' }))[0]
    await server.ok(desk.proposeMatch, { id: second?.id ?? '', transactionNumber: payment.transactionNumber, note }, at())
    await server.ok(desk.confirmMatch, { id: second?.id ?? '', paymentId: payment.id }, at('colleague'))
    expect((await read(payment.id)).arrivals.map(({ outcome, reviewReason }) => [outcome, reviewReason]).toSorted()).toEqual([
      ['honoured', null],
      ['toReview', 'secondPayment'],
    ])
  })

  it('is confirmed and declined for the payment that was read, not for one that was proposed meanwhile', async () => {
    const [read, meanwhile] = [await start(server, token), await start(server, await workerToken(server, 900))]
    await brought('10/03/2026,9.00,KARIM')
    const { id: line } = await only()
    await server.ok(desk.proposeMatch, { id: line, transactionNumber: read.transactionNumber, note }, at())
    await server.ok(desk.declineMatch, { id: line, paymentId: read.id, note }, at())
    await server.ok(desk.proposeMatch, { id: line, transactionNumber: meanwhile.transactionNumber, note }, at())
    const old = { id: line, paymentId: read.id }
    expect((await server.call(desk.confirmMatch, old, at('colleague'))).reason).toBe('statements.lineDecided')
    expect((await server.call(desk.declineMatch, { ...old, note }, at('colleague'))).reason).toBe('statements.lineDecided')
    expect((await lines({ state: 'proposed' })).map(({ payment }) => payment?.id)).toEqual([meanwhile.id])
  })

  it('can be put aside with a reason, declined, and not decided on again', async () => {
    const payment = await start(server, token)
    await brought('10/03/2026,7.00,LUNCH')
    const { id: line } = await only()
    await server.ok(desk.proposeMatch, { id: line, transactionNumber: payment.transactionNumber, note }, at())
    expect(await server.ok(desk.declineMatch, { id: line, paymentId: payment.id, note }, at('colleague'))).toMatchObject({
      state: 'unmatched',
      payment: null,
    })
    expect(await server.ok(desk.leaveLine, { id: line, note: 'The landlord' }, at())).toMatchObject({
      state: 'left',
      note: 'The landlord',
      may: [],
    })
    const again = [
      await server.call(desk.leaveLine, { id: line, note }, at()),
      await server.call(desk.declineMatch, { id: line, paymentId: payment.id, note }, at()),
    ]
    expect(again.map(({ reason }) => reason)).toEqual(['statements.lineDecided', 'statements.lineDecided'])
    expect((await server.call(desk.leaveLine, { id: randomUUID(), note }, at())).reason).toBe('statements.lineUnknown')
  })
})

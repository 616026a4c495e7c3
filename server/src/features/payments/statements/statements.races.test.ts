import { readDeskPayment } from '@mwc/contract/payments/payment-desk.calls'
import * as desk from '@mwc/contract/payments/statement-desk.calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signInAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { faultsInBooks, sellPlans, settledReport, start, tell, workerToken } from '../../../testing/fixtures/payment-fixtures.ts'
import { bankLayout, fileOf, matchKept } from '../../../testing/fixtures/statement-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

let server: TestServer
let token: string
let id: string
const times = <T>(count: number, make: (n: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, n) => make(n)))

beforeAll(async () => {
  server = await startTestServer()
  await sellPlans(server)
  token = (await signInAtDesk(server, 'finance', 'finance')).token
  id = (await server.ok(desk.addSource, { kind: 'bank', name: 'Bank', ...bankLayout }, { token })).id
})
afterAll(() => server.close())

const keep = (rows: string[]) => server.call(desk.keepFile, { id, version: 1, ...fileOf(rows) }, { token })
const match = () => matchKept(server)

it('a file that is kept five times at once, while the gateway tells of its money, is each payment’s money once', async () => {
  const today = server.clock.now().toZonedDateTimeISO('Asia/Singapore').toPlainDate().toString()
  const payments = []
  for (let n = 1; n <= 6; n += 1) payments.push(await start(server, await workerToken(server, n)))
  const rows = payments.map(({ transactionNumber }, n) => `${today},9.00,BANK${n} ${transactionNumber}`)
  const answers = await times(5, () => keep(rows))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(answers.reduce((sum, { data }) => sum + (data?.lines ?? 0) - (data?.known ?? 0), 0)).toBe(6)
  // The gateway tells of every other one, under a name of its own.
  const told = payments.filter((_, n) => n % 2 === 0)
  await Promise.all([match(), match(), match(), ...told.map((payment) => tell(server, settledReport(server, payment)))])
  const { rows: lines } = await server.ok(desk.listLines, { sourceId: id }, { token })
  expect(lines.map(({ state }) => state)).toEqual(Array(6).fill('matched'))
  for (const payment of payments) {
    const { state, arrivals, underReview } = await server.ok(readDeskPayment, { id: payment.id }, { token })
    expect([state, arrivals.map(({ outcome }) => outcome), underReview]).toEqual(['paid', ['honoured'], false])
  }
  expect(await faultsInBooks(server)).toEqual([])
})

it('a file that has to wait too long for another of its source is told so, and goes when that is kept', async () => {
  const impatient = await startTestServer({ env: { DATABASE_LOCK_MS: '200' } })
  const by = (await signInAtDesk(impatient, 'finance', 'finance')).token
  const source = await impatient.ok(desk.addSource, { kind: 'bank', name: 'Bank', ...bankLayout }, { token: by })
  const file = { id: source.id, version: 1, ...fileOf(['2026-03-09,9.00,SLOW']) }
  const edit = { id: source.id, version: 1, note: 'Renamed', name: 'Other bank', ...bankLayout }
  await impatient.db.transaction().execute(async (tx) => {
    await tx.selectFrom('statement_source').select('id').where('id', '=', source.id).forUpdate().execute()
    expect((await impatient.call(desk.keepFile, file, { token: by })).reason).toBe('statements.sourceBusy')
    expect((await impatient.call(desk.editSource, edit, { token: by })).reason).toBe('statements.sourceBusy')
  })
  expect((await impatient.ok(desk.keepFile, file, { token: by })).lines).toBe(1)
  await impatient.close()
})

it('money that a line settled and the gateway tells of ten times at once is one arrival, under the gateway’s name', async () => {
  for (let round = 0; round < 5; round += 1) {
    const payment = await start(server, await workerToken(server, 20 + round))
    const today = server.clock.now().toZonedDateTimeISO('Asia/Singapore').toPlainDate().toString()
    await keep([`${today},9.00,LATE${round} ${payment.transactionNumber}`])
    await match()
    const report = settledReport(server, payment)
    const answers = await times(10, () => tell(server, report))
    expect(new Set(answers)).toEqual(new Set([200]))
    const { arrivals } = await server.ok(readDeskPayment, { id: payment.id }, { token })
    expect(arrivals).toMatchObject([{ outcome: 'honoured', reference: report.charges[0]?.chargeId }])
  }
  expect(await faultsInBooks(server)).toEqual([])
})

it('money that truly came twice is found as often as it came, whoever tells first', async () => {
  const today = server.clock.now().toZonedDateTimeISO('Asia/Singapore').toPlainDate().toString()
  const payment = await start(server, await workerToken(server, 40))
  const line = (n: number) => `${today},9.00,TWICE${n} ${payment.transactionNumber}`
  await keep([line(1)])
  await match()
  await Promise.all([
    tell(server, settledReport(server, payment)),
    tell(server, settledReport(server, payment, { chargeId: 'the-second' })),
  ])
  const read = async () => (await server.ok(readDeskPayment, { id: payment.id }, { token })).arrivals
  expect((await read()).map(({ outcome, reviewReason }) => [outcome, reviewReason]).toSorted()).toEqual([
    ['honoured', null],
    ['toReview', 'secondPayment'],
  ])
  await keep([line(1), line(2)])
  await match()
  expect(await read()).toHaveLength(2)
  const { rows } = await server.ok(desk.listLines, { sourceId: id, onlyWaiting: 'true' } as never, { token })
  expect(rows.map(({ state, reference }) => [state, reference])).toEqual([['duplicate', `TWICE2 ${payment.transactionNumber}`]])
  expect(await faultsInBooks(server)).toEqual([])
})

it('money of another amount, and that of a line which a person matched, is no money that a line settled', async () => {
  const today = server.clock.now().toZonedDateTimeISO('Asia/Singapore').toPlainDate().toString()
  const other = await start(server, await workerToken(server, 41))
  const byHand = await start(server, await workerToken(server, 42))
  await keep([`${today},9.00,NAMED ${other.transactionNumber}`, `${today},9.00,NOBODY AT ALL`])
  await match()
  const { rows } = await server.ok(desk.listLines, { sourceId: id, state: 'unmatched' }, { token })
  const lineId = rows.find(({ reference }) => reference === 'NOBODY AT ALL')?.id ?? ''
  await server.ok(desk.proposeMatch, { id: lineId, transactionNumber: byHand.transactionNumber, note: 'By its day' }, { token })
  await server.ok(
    desk.confirmMatch,
    { id: lineId, paymentId: byHand.id },
    { token: (await signInAtDesk(server, 'second', 'finance')).token },
  )
  await tell(server, settledReport(server, other, { amountCents: 850 }))
  await tell(server, settledReport(server, byHand))
  for (const { id: paymentId } of [other, byHand]) {
    const { arrivals } = await server.ok(readDeskPayment, { id: paymentId }, { token })
    expect(arrivals.map(({ outcome }) => outcome).toSorted()).toEqual(['honoured', 'toReview'])
  }
  expect(await faultsInBooks(server)).toEqual([])
})

it('money that a line settled and the gateway sends back later is undone, and told again changes nothing', async () => {
  const today = server.clock.now().toZonedDateTimeISO('Asia/Singapore').toPlainDate().toString()
  const payment = await start(server, await workerToken(server, 43))
  await keep([`${today},9.00,BACK ${payment.transactionNumber}`])
  await match()
  const report = settledReport(server, payment)
  const chargeId = report.charges[0]?.chargeId ?? ''
  const refunds = [{ refundId: 'back-1', chargeId, amountCents: 900, refundedAt: server.clock.now() }]
  await tell(server, report)
  for (let time = 0; time < 2; time += 1) await tell(server, { ...report, refunds })
  await tell(server, report)
  const read = await server.ok(readDeskPayment, { id: payment.id }, { token })
  expect([read.state, read.arrivals.map(({ outcome }) => outcome)]).toEqual(['refunded', ['refunded']])
  expect(await faultsInBooks(server)).toEqual([])
})

it('money that was sent back before its line came waits for two people, and is booked by nobody’s word alone', async () => {
  const today = server.clock.now().toZonedDateTimeISO('Asia/Singapore').toPlainDate().toString()
  const payment = await start(server, await workerToken(server, 44))
  const report = settledReport(server, payment)
  const chargeId = report.charges[0]?.chargeId ?? ''
  await tell(server, report)
  await tell(server, { ...report, refunds: [{ refundId: 'back-2', chargeId, amountCents: 900, refundedAt: server.clock.now() }] })
  await keep([`${today},9.00,SENTBACK ${payment.transactionNumber}`])
  await match()
  const read = async () => (await server.ok(readDeskPayment, { id: payment.id }, { token })).arrivals.map(({ outcome }) => outcome)
  expect(await read()).toEqual(['refunded'])
  const { rows } = await server.ok(desk.listLines, { sourceId: id, state: 'duplicate' }, { token })
  const line = rows.find(({ reference }) => reference.startsWith('SENTBACK'))?.id ?? ''
  await server.ok(desk.proposeMatch, { id: line, transactionNumber: payment.transactionNumber, note: 'It came again' }, { token })
  await server.ok(
    desk.confirmMatch,
    { id: line, paymentId: payment.id },
    { token: (await signInAtDesk(server, 'second-2', 'finance')).token },
  )
  expect((await read()).toSorted()).toEqual(['refunded', 'toReview'])
  expect(await faultsInBooks(server)).toEqual([])
})

it('money that came again after it was sent back, and is told of, is not booked once more for its line', async () => {
  const today = server.clock.now().toZonedDateTimeISO('Asia/Singapore').toPlainDate().toString()
  const payment = await start(server, await workerToken(server, 45))
  await keep([`${today},9.00,FIRST45 ${payment.transactionNumber}`])
  await match()
  const report = settledReport(server, payment)
  const chargeId = report.charges[0]?.chargeId ?? ''
  await tell(server, report)
  await tell(server, { ...report, refunds: [{ refundId: 'back-3', chargeId, amountCents: 900, refundedAt: server.clock.now() }] })
  await tell(server, settledReport(server, payment, { chargeId: 'again-45' }))
  await keep([`${today},9.00,SECOND45 ${payment.transactionNumber}`])
  await match()
  const { rows } = await server.ok(desk.listLines, { sourceId: id, state: 'duplicate' }, { token })
  const line = rows.find(({ reference }) => reference.startsWith('SECOND45'))?.id ?? ''
  await server.ok(desk.proposeMatch, { id: line, transactionNumber: payment.transactionNumber, note: 'Its own' }, { token })
  await server.ok(
    desk.confirmMatch,
    { id: line, paymentId: payment.id },
    { token: (await signInAtDesk(server, 'second-3', 'finance')).token },
  )
  const { arrivals } = await server.ok(readDeskPayment, { id: payment.id }, { token })
  expect(arrivals.map(({ outcome }) => outcome).toSorted()).toEqual(['refunded', 'toReview'])
  expect(await faultsInBooks(server)).toEqual([])
})

it('what a bank calls all of its money is no name of a payment', async () => {
  const today = server.clock.now().toZonedDateTimeISO('Asia/Singapore').toPlainDate().toString()
  const layout = { ...bankLayout, referenceColumn: 'Text', codeColumn: 'Number' }
  const source = await server.ok(desk.addSource, { kind: 'bank', name: 'Bank of one text', ...layout }, { token })
  const payments = []
  for (let n = 50; n < 53; n += 1) payments.push(await start(server, await workerToken(server, n)))
  for (const { transactionNumber } of payments) {
    const file = fileOf([`${today},9.00,PAYNOW TRANSFER,${transactionNumber}`], 'Date,Amount,Text,Number')
    await server.ok(desk.keepFile, { id: source.id, version: 1, ...file }, { token })
    await match()
  }
  const { rows } = await server.ok(desk.listLines, { sourceId: source.id }, { token })
  expect(rows.map(({ state, payment }) => [state, payment?.id]).toSorted()).toEqual(
    payments.map(({ id: paid }) => ['matched', paid]).toSorted(),
  )
  expect(await faultsInBooks(server)).toEqual([])
})

it('a file that is kept while its source is read otherwise is read by one of the two ways, and twice brings nothing twice', async () => {
  const note = 'The bank writes its files otherwise'
  for (let round = 0; round < 5; round += 1) {
    const name = `Other bank ${round}`
    const source = await server.ok(desk.addSource, { kind: 'bank', name, ...bankLayout }, { token })
    const rows = Array.from({ length: 30 }, (_, n) => `2026-03-10,${n + 1}.00,A${n},B${n}`)
    const file = fileOf(rows, 'Date,Amount,Reference,Text')
    const keepAt = (version: number) => server.call(desk.keepFile, { id: source.id, version, ...file }, { token })
    const [edited, ...kept] = await Promise.all([
      server.call(desk.editSource, { id: source.id, version: 1, note, name, ...bankLayout, referenceColumn: 'Text' }, { token }),
      ...[1, 1, 2, 2].map(keepAt),
    ])
    expect(edited.status).toBe(200)
    for (const { status, reason } of kept) expect([200, 'request.changedMeanwhile']).toContain(status === 200 ? 200 : reason)
    expect((await keepAt(2)).data?.lines).toBe(30)
    const { rows: lines } = await server.ok(desk.listLines, { sourceId: source.id, pageSize: 100 }, { token })
    expect(lines).toHaveLength(30)
    expect([...new Set(lines.map(({ reference }) => reference[0]))]).toHaveLength(1)
  }
})

it('files that were cut within a day, kept all at once and each twice, bring every line once', async () => {
  const layout = { ...bankLayout, referenceColumn: 'Text' }
  const [nine, noon, three] = ['2026-03-10,09:12,9.00,PAYNOW', '2026-03-10,12:00,9.00,PAYNOW', '2026-03-10,15:47,9.00,PAYNOW'] as const
  for (let round = 0; round < 3; round += 1) {
    const source = await server.ok(desk.addSource, { kind: 'bank', name: `Bank of cuts ${round}`, ...layout }, { token })
    const keepThem = (rows: string[]) => {
      return server.ok(desk.keepFile, { id: source.id, version: 1, ...fileOf(rows, 'Date,Time,Amount,Text') }, { token })
    }
    const files = [[nine, noon], [three], [nine, noon, three], [three, nine], [noon, noon]]
    const kept = await Promise.all([...files, ...files].map(keepThem))
    expect(kept.reduce((sum, { lines, known }) => sum + lines - known, 0)).toBe(4)
    const { rows } = await server.ok(desk.listLines, { sourceId: source.id }, { token })
    expect(rows.map(({ raw }) => raw).toSorted()).toEqual([nine, noon, noon, three])
  }
})

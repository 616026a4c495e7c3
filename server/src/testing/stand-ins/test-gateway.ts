import { setTimeout as wait } from 'node:timers/promises'
import { isSignedCallback, signCallback, signatureHeader } from '../../adapters/simulator/callback-signature.ts'
import type { Clock } from '../../ports/clock.ts'
import { GatewayAway } from '../../ports/gateway-faults.ts'
import type { GatewayOrder, GatewayReport, PaymentGateway } from '../../ports/payment-gateway.ts'

export type TestGateway = PaymentGateway & {
  /** Orders that were opened, oldest first; a repeated transaction number is one order. */
  opened: GatewayOrder[]
  /** How often it was asked about each transaction number. */
  asked: string[]
  /** What the gateway knows of a payment from now on, and says when it is asked. */
  setReport(report: GatewayReport): void
  /** Transaction numbers of the payments that were cancelled there, oldest first. */
  cancelled: string[]
  /** So many of the next calls throw, as in an outage unless another fault is named; 0 mends it. */
  failNext(times?: number, fault?: Error): void
  /** It is not asked, as one that could not be reached several times in a row. */
  rest(isResting: boolean): void
  /** Every call takes this long. */
  delay(ms: number): void
  /** Its pay numbers are made here from now on, and stand on no slip. */
  numberHere(): void
  /** What happens after the next order was opened and before the gateway answers. */
  beforeAnswer(run: (order: GatewayOrder) => Promise<unknown>): void
  /** A callback as the gateway would send it now: raw body, and headers with its signature. */
  callback(word: GatewayReport | { askPayNumber: string }): { body: string; headers: Record<string, string> }
}

/** A gateway in memory that behaves as the test says. With `notices` its callbacks only say that something happened. */
export function testGateway(
  clock: Clock,
  { name = 'simulator', notices = false, questionsAMinute: checksAMinute = 6_000 } = {},
): TestGateway {
  const secret = `the test's secret of ${name}`
  const opened: GatewayOrder[] = []
  const asked: string[] = []
  const cancelled: string[] = []
  const reports = new Map<string, GatewayReport>()
  let [failures, failure]: [number, Error] = [0, new GatewayAway('the payment gateway is down')]
  let delayMs = 0
  let rests = false
  let isOwn = false
  let answers = 0
  let meanwhile: ((order: GatewayOrder) => Promise<unknown>) | null = null
  const answer = async () => {
    if (delayMs > 0) await wait(delayMs)
    if (failures === 0) return
    failures -= 1
    throw failure
  }
  return {
    name,
    checksAMinute,
    opened,
    asked,
    cancelled,
    setReport: (report) => reports.set(report.transactionNumber, report),
    failNext(times = 1, fault = new GatewayAway('the payment gateway is down')) {
      failures = times
      failure = fault
    },
    isReachable: () => !rests,
    isOwnNumber: () => isOwn,
    numberHere() {
      isOwn = true
    },
    rest(isResting) {
      rests = isResting
    },
    delay(ms) {
      delayMs = ms
    },
    beforeAnswer(run) {
      meanwhile = run
    },
    callback(word) {
      const body = JSON.stringify(word)
      const headers = { 'content-type': 'application/json', [signatureHeader]: signCallback(secret, Buffer.from(body), clock.now()) }
      return { body, headers }
    },
    async open(order) {
      await answer()
      const isNew = !opened.some(({ transactionNumber }) => transactionNumber === order.transactionNumber)
      if (isNew) opened.push(order)
      const run = meanwhile
      meanwhile = null
      await run?.(order)
      // An answer that is given twice names two references, as careless gateways do.
      answers += 1
      const again = isNew ? '' : `-${answers}`
      return {
        payNumber: `TEST-${order.transactionNumber}${again}`,
        qrText: `EXAMPLE ${order.transactionNumber} ${order.amountCents}${again}`,
      }
    },
    async query(transactionNumber) {
      asked.push(transactionNumber)
      await answer()
      const known = opened.some((order) => order.transactionNumber === transactionNumber)
      return reports.get(transactionNumber) ?? { transactionNumber, state: known ? 'waiting' : 'unknown', charges: [] }
    },
    async cancel(transactionNumber) {
      await answer()
      cancelled.push(transactionNumber)
      // A cancel that loses to a payment changes nothing.
      if (reports.get(transactionNumber)?.state !== 'settled')
        reports.set(transactionNumber, { transactionNumber, state: 'failed', charges: [] })
    },
    readCallback(rawBody, headers) {
      if (!isSignedCallback(secret, rawBody, headers[signatureHeader], clock.now())) return null
      const report = JSON.parse(rawBody.toString()) as GatewayReport & { ignore?: boolean; askPayNumber?: string }
      if (report.ignore) return 'ignore'
      if (report.askPayNumber) return { askPayNumber: report.askPayNumber }
      if (notices) return { ask: report.transactionNumber }
      return {
        ...report,
        charges: report.charges.map((charge) => ({ ...charge, settledAt: Temporal.Instant.from(String(charge.settledAt)) })),
      }
    },
  }
}

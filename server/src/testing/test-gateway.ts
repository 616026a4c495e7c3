import { createHmac, timingSafeEqual } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { GatewayOrder, GatewayReport, PaymentGateway } from '../ports/payment-gateway.ts'

export type TestGateway = PaymentGateway & {
  /** Orders that were opened, oldest first; a repeated transaction number is one order. */
  opened: GatewayOrder[]
  /** What the gateway knows of a payment from now on, and says when it is asked. */
  setReport(report: GatewayReport): void
  /** The next calls of `open` and `query` throw, as in an outage. */
  failNext(times?: number): void
  /** Every call takes this long. */
  delay(ms: number): void
  /** A callback as the gateway would send it: raw body, and headers with its signature. */
  callback(report: GatewayReport): { body: string; headers: Record<string, string> }
}

const secret = 'test-gateway-secret'
const sign = (body: string | Buffer) => createHmac('sha256', secret).update(body).digest('hex')

/** A gateway in memory that behaves as the test says. */
export function testGateway(name = 'simulator'): TestGateway {
  const opened: GatewayOrder[] = []
  const reports = new Map<string, GatewayReport>()
  let failures = 0
  let delayMs = 0
  const answer = async () => {
    if (delayMs > 0) await wait(delayMs)
    if (failures === 0) return
    failures -= 1
    throw new Error('the payment gateway is down')
  }
  return {
    name,
    opened,
    setReport: (report) => reports.set(report.transactionNumber, report),
    failNext(times = 1) {
      failures += times
    },
    delay(ms) {
      delayMs = ms
    },
    callback(report) {
      const body = JSON.stringify(report)
      return { body, headers: { 'content-type': 'application/json', 'x-signature': sign(body) } }
    },
    async open(order) {
      await answer()
      if (!opened.some(({ transactionNumber }) => transactionNumber === order.transactionNumber)) opened.push(order)
      return { payNumber: `TEST-${order.transactionNumber}`, qrText: `EXAMPLE ${order.transactionNumber} ${order.amountCents}` }
    },
    async query(transactionNumber) {
      await answer()
      const known = opened.some((order) => order.transactionNumber === transactionNumber)
      return reports.get(transactionNumber) ?? { transactionNumber, state: known ? 'waiting' : 'unknown', charges: [] }
    },
    readCallback(rawBody, headers) {
      const given = Buffer.from(String(headers['x-signature'] ?? ''))
      const wanted = Buffer.from(sign(rawBody))
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null
      const report = JSON.parse(rawBody.toString()) as GatewayReport & { ignore?: boolean }
      if (report.ignore) return 'ignore'
      return {
        ...report,
        charges: report.charges.map((charge) => ({ ...charge, settledAt: Temporal.Instant.from(String(charge.settledAt)) })),
      }
    },
  }
}

import { createHmac } from 'node:crypto'
import type { SmsGateway, SmsMessage, SmsStatus } from '../../ports/sms.ts'

const sign = (id: string, body: string | Buffer) => createHmac('sha256', 'the test').update(id).update(body).digest('hex')

export type TestSms = SmsGateway & {
  /** What was sent, oldest first. */
  sent: SmsMessage[]
  failNext(error?: Error): void
  /** What the provider would send as its word about a message. */
  callback(id: string, word: SmsStatus): { body: string; headers: Record<string, string> }
}

/** A gateway that keeps what it is given. */
export function testSms(): TestSms {
  const sent: SmsMessage[] = []
  const failures: Error[] = []
  return {
    name: 'test',
    sent,
    failNext(error = new Error('the SMS gateway is down')) {
      failures.push(error)
    },
    callback(id, word) {
      const body = JSON.stringify(word)
      return { body, headers: { 'content-type': 'application/json', 'x-test-signature': sign(id, body) } }
    },
    readCallback(id, rawBody, headers) {
      return headers['x-test-signature'] === sign(id, rawBody) ? (JSON.parse(rawBody.toString()) as SmsStatus) : null
    },
    async send(message) {
      const failure = failures.shift()
      if (failure) throw failure
      sent.push(message)
      return { reference: `test-${sent.length}` }
    },
  }
}

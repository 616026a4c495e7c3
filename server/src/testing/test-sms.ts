import type { SmsGateway, SmsMessage } from '../ports/sms.ts'

export type TestSms = SmsGateway & {
  /** What was sent, oldest first. */
  sent: SmsMessage[]
  failNext(): void
}

/** A gateway that keeps what it is given. */
export function testSms(): TestSms {
  const sent: SmsMessage[] = []
  let failures = 0
  return {
    name: 'test',
    sent,
    failNext() {
      failures += 1
    },
    async send(message) {
      if (failures > 0) {
        failures -= 1
        throw new Error('the SMS gateway is down')
      }
      sent.push(message)
      return { reference: `test-${sent.length}` }
    },
  }
}

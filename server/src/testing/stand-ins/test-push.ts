import type { PushMessage, PushService, PushTarget } from '../../ports/push.ts'

export type TestPush = PushService & {
  /** What was pushed, oldest first. */
  sent: (PushTarget & PushMessage)[]
  /** Addresses that take push no more. */
  gone: Set<string>
  failNext(times?: number): void
}

/** A push service that keeps what it is given. */
export function testPush(): TestPush {
  const sent: TestPush['sent'] = []
  const gone = new Set<string>()
  let failures = 0
  return {
    name: 'test',
    publicKey: 'BTestKey',
    sent,
    gone,
    failNext(times = 1) {
      failures += times
    },
    async send(target, message) {
      if (failures > 0) {
        failures -= 1
        throw new Error('the push service is down')
      }
      if (gone.has(target.endpoint)) return 'gone'
      sent.push({ ...target, ...message })
      return 'sent'
    },
  }
}

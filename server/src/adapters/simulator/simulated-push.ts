import type { OpenDatabase } from '../../database/database.ts'
import { type Clock, toDate } from '../../ports/clock.ts'
import type { PushService } from '../../ports/push.ts'

/** Takes every push and keeps it, readable, where a push service would send it on to a phone. */
export function simulatedPush(open: OpenDatabase, clock: Clock, publicKey: string): PushService {
  return {
    name: 'simulator',
    publicKey,
    async send({ endpoint }, { body }) {
      await open.executeSql('insert into simulator.push (endpoint, body, sent_at) values ($1, $2, $3)', [
        endpoint,
        body,
        toDate(clock.now()),
      ])
      return 'sent'
    },
  }
}

/** What was pushed to an address, newest first. */
export async function pushesTo(open: OpenDatabase, endpoint: string): Promise<{ body: string; sentAt: Date }[]> {
  const { rows } = await open.executeSql(
    'select body, sent_at as "sentAt" from simulator.push where endpoint = $1 order by simulator.push.id desc limit 50',
    [endpoint],
  )
  return rows as { body: string; sentAt: Date }[]
}

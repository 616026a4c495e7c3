import type { OpenDatabase } from '../../database/open-database.ts'
import type { Clock } from '../../ports/clock.ts'
import { toDate } from '../../ports/clock.ts'
import type { SmsGateway } from '../../ports/sms.ts'

export type SimulatedSms = { id: string; text: string; sentAt: Date }

/** Takes every message and keeps it for the simulated phone. */
export function simulatedSms(open: OpenDatabase, clock: Clock): SmsGateway {
  return {
    name: 'simulator',
    async send({ to, text }) {
      const { rows } = await open.executeSql('insert into simulator.sms (phone, body, sent_at) values ($1, $2, $3) returning id', [
        to,
        text,
        toDate(clock.now()),
      ])
      return { reference: `EXAMPLE-SMS-${rows[0]?.id}` }
    },
  }
}

/** The last messages of one phone (E.164), newest first. */
export async function messagesOf(open: OpenDatabase, phone: string): Promise<SimulatedSms[]> {
  const { rows } = await open.executeSql(
    'select id::text, body as text, sent_at as "sentAt" from simulator.sms where phone = $1 order by simulator.sms.id desc limit 50',
    [phone],
  )
  return rows as SimulatedSms[]
}

/** The phones that got a message, the latest first. */
export async function phonesWithMessages(open: OpenDatabase): Promise<{ phone: string; lastAt: Date }[]> {
  const { rows } = await open.executeSql(
    'select phone, max(sent_at) as "lastAt" from simulator.sms group by phone order by max(id) desc limit 50',
    [],
  )
  return rows as { phone: string; lastAt: Date }[]
}

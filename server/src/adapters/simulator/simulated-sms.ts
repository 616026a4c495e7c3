import * as z from 'zod/mini'
import type { OpenDatabase } from '../../database/database.ts'
import type { Clock } from '../../ports/clock.ts'
import { toDate } from '../../ports/clock.ts'
import type { SmsGateway, SmsStatus } from '../../ports/sms.ts'
import { readJson } from '../read-json.ts'
import { isSignedCallback, signCallback, signatureHeader } from './callback-signature.ts'

export type SimulatedSms = { id: string; text: string; sentAt: Date }

/** `deliver` every message arrives; `lose` the network gives every message up; `refuse` the provider takes none. */
export const smsModes = ['deliver', 'lose', 'refuse'] as const
export type SmsMode = (typeof smsModes)[number]
const modeSwitch = 'sms'

const told = z.discriminatedUnion('state', [
  z.object({ id: z.string(), state: z.enum(['sent', 'delivered']) }),
  z.object({ id: z.string(), state: z.literal('failed'), error: z.string().check(z.regex(/^[\x20-\x7e]{1,100}$/)) }),
])

/** The provider's code for a phone that cannot be reached. */
const unreachable = '30003'

export async function smsMode(open: OpenDatabase): Promise<SmsMode> {
  const { rows } = await open.executeSql('select value from simulator.switch where name = $1', [modeSwitch])
  return (rows[0]?.value as SmsMode | undefined) ?? 'deliver'
}

export async function setSmsMode(open: OpenDatabase, mode: SmsMode): Promise<void> {
  await open.executeSql(
    'insert into simulator.switch (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value',
    [modeSwitch, mode],
  )
}

/**
 * Keeps messages for the simulated phone, and reports their state by signed callbacks.
 * `address` is where the server hears of a message's id; null before it listens.
 */
export function simulatedSms(
  open: OpenDatabase,
  clock: Clock,
  { secret, address }: { secret: string; address: (id: string) => string | null },
): SmsGateway {
  async function tell(id: string, word: SmsStatus): Promise<void> {
    const url = address(id)
    if (url === null) return
    const body = Buffer.from(JSON.stringify({ id, ...word }), 'utf8')
    const headers = { 'content-type': 'application/json', [signatureHeader]: signCallback(secret, body, clock.now()) }
    const reply = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(20_000) })
    await reply.arrayBuffer()
  }

  return {
    name: 'simulator',
    async send({ id, to, text }) {
      const mode = await smsMode(open)
      if (mode === 'refuse') throw Object.assign(new Error('the simulated provider takes no message'), { status: 400, code: 21610 })
      if (mode === 'deliver') {
        await open.executeSql('insert into simulator.sms (phone, body, sent_at) values ($1, $2, $3)', [to, text, toDate(clock.now())])
      }
      // A word that does not arrive is lost, as the real one's are.
      tell(id, mode === 'deliver' ? { state: 'delivered' } : { state: 'failed', error: unreachable }).catch(() => undefined)
      return { reference: `EXAMPLE-SMS-${id}` }
    },
    readCallback(id, rawBody, headers) {
      if (!isSignedCallback(secret, rawBody, headers[signatureHeader], clock.now())) return null
      const word = readJson(told, rawBody)
      if (!word) return 'malformed'
      return word.id === id ? word : null
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

import { apiBase } from '@mwc/contract/endpoint/api-base'
import twilio from 'twilio'
import * as z from 'zod/mini'
import type { Config } from '../config.ts'
import { isPartyAway } from '../ports/party-faults.ts'
import type { SmsGateway, SmsStatus } from '../ports/sms.ts'
import { smsLimits } from './guard/limits.ts'
import { makeGuard } from './guard/make-guard.ts'
import { retryAfterMs } from './guard/retry-after.ts'
import { readJson } from './read-json.ts'

const twilioHost = 'https://api.twilio.com'
/** The longest that Twilio lets a message wait; so long where nothing is said. */
const longestWaitSeconds = 36_000

const refusal = z.object({ code: z.optional(z.int()) })

/** Twilio's own way of asking, to another host where tests and a proxy need it; what it answers of its being busy is kept. */
class GuardedClient extends twilio.RequestClient {
  readonly #host: string

  constructor(host: string, timeout: number) {
    super({ timeout })
    this.#host = host
  }

  override async request<TData>(options: Parameters<typeof twilio.RequestClient.prototype.request<TData>>[0]) {
    const response = await super.request<TData>({ ...options, uri: options.uri.replace(twilioHost, this.#host) })
    const { statusCode: status, headers, body } = response
    if (!isPartyAway({ status })) return response
    // The library's own fault says nothing of when to come again.
    const { code = status } = readJson(refusal, Buffer.from(typeof body === 'string' ? body : JSON.stringify(body ?? null))) ?? {}
    throw Object.assign(new Error(`Twilio answered ${status}`), { status, code, retryAfterMs: retryAfterMs(headers['retry-after']) })
  }
}

/** What Twilio's MessageStatus says beyond that it has the message; undefined for what says no more. */
function wordOf({ MessageStatus: status, ErrorCode: error }: Record<string, string>): SmsStatus | undefined {
  if (status === 'sent') return { state: 'sent' }
  if (status === 'delivered' || status === 'read') return { state: 'delivered' }
  if (status === 'undelivered' || status === 'failed' || status === 'canceled') return { state: 'failed', error: error || status }
  return undefined
}

/**
 * Texts by Twilio, from a registered name or number, or a messaging service (`MG…`); notices may have their own sender.
 * Names not registered with Singapore's SSIR arrive as "Likely-SCAM". Throws when Twilio did not take the message.
 * Twilio reports to an address of `publicUrl`, where that is reached by https. It knows no key: what it may have taken is
 * not handed over again here.
 */
export function twilioSms(
  config: Pick<
    Config,
    'TWILIO_ACCOUNT_SID' | 'TWILIO_AUTH_TOKEN' | 'TWILIO_SENDER' | 'TWILIO_NOTICE_SENDER' | 'TWILIO_API_HOST' | 'publicUrl'
  >,
  limits = smsLimits,
): SmsGateway {
  const token = config.TWILIO_AUTH_TOKEN ?? ''
  const from = (sender: string) => (/^MG[0-9a-f]{32}$/.test(sender) ? { messagingServiceSid: sender } : { from: sender })
  const codeSender = config.TWILIO_SENDER ?? ''
  // Twilio sends what one sender has in its order: a queue of its own for notices, where there is a sender for them.
  const senders = { code: from(codeSender), notice: from(config.TWILIO_NOTICE_SENDER ?? codeSender) }
  const client = twilio(config.TWILIO_ACCOUNT_SID, config.TWILIO_AUTH_TOKEN, {
    httpClient: new GuardedClient(config.TWILIO_API_HOST ?? twilioHost, limits.timeoutMs),
  })
  // Each kind for itself: what a broadcast is told to wait keeps no code back.
  const guards = { code: makeGuard(limits, { name: 'Twilio' }), notice: makeGuard(limits, { name: 'Twilio' }) }
  const callback = (id: string) => `${config.publicUrl.replace(/\/+$/, '')}${apiBase}/callbacks/sms/${id}`
  return {
    name: 'twilio',
    async send({ id, to, text, kind, validSeconds }) {
      const validity = validSeconds === null ? {} : { validityPeriod: Math.min(validSeconds, longestWaitSeconds) }
      const told = config.publicUrl.startsWith('https://') ? { statusCallback: callback(id) } : {}
      const sms = { to, body: text, ...senders[kind], ...validity, ...told }
      const message = await guards[kind].call('ifNotTaken', () => client.messages.create(sms))
      return { reference: message.sid }
    },
    readCallback(id, rawBody, headers) {
      const parameters = Object.fromEntries(new URLSearchParams(rawBody.toString('utf8')))
      const signature = headers['x-twilio-signature']
      if (typeof signature !== 'string' || !twilio.validateRequest(token, signature, callback(id), parameters)) return null
      if (!/^\d{0,6}$/.test(parameters['ErrorCode'] ?? '')) return 'malformed'
      return wordOf(parameters) ?? 'ignore'
    },
  }
}

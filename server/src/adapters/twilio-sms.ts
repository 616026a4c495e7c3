import { apiBase } from '@mwc/contract/endpoint/api-base'
import twilio from 'twilio'
import type { Config } from '../config.ts'
import type { SmsGateway, SmsStatus } from '../ports/sms.ts'

const twilioHost = 'https://api.twilio.com'
/** The longest that Twilio lets a message wait; so long where nothing is said. */
const longestWaitSeconds = 36_000

/** Twilio's own way of asking, sent to another host: what tests and a proxy need. */
class ElsewhereClient extends twilio.RequestClient {
  readonly #host: string

  constructor(host: string) {
    super({ timeout: 15_000 })
    this.#host = host
  }

  override request<TData>(options: Parameters<typeof twilio.RequestClient.prototype.request<TData>>[0]) {
    return super.request<TData>({ ...options, uri: options.uri.replace(twilioHost, this.#host) })
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
 * Twilio reports to an address of `publicUrl`, where that is reached by https.
 */
export function twilioSms(
  config: Pick<
    Config,
    'TWILIO_ACCOUNT_SID' | 'TWILIO_AUTH_TOKEN' | 'TWILIO_SENDER' | 'TWILIO_NOTICE_SENDER' | 'TWILIO_API_HOST' | 'publicUrl'
  >,
): SmsGateway {
  const token = config.TWILIO_AUTH_TOKEN ?? ''
  const from = (sender: string) => (/^MG[0-9a-f]{32}$/.test(sender) ? { messagingServiceSid: sender } : { from: sender })
  const codeSender = config.TWILIO_SENDER ?? ''
  // Twilio sends what one sender has in its order: a queue of its own for notices, where there is a sender for them.
  const senders = { code: from(codeSender), notice: from(config.TWILIO_NOTICE_SENDER ?? codeSender) }
  const client = twilio(config.TWILIO_ACCOUNT_SID, config.TWILIO_AUTH_TOKEN, {
    httpClient: new ElsewhereClient(config.TWILIO_API_HOST ?? twilioHost),
  })
  const callback = (id: string) => `${config.publicUrl.replace(/\/+$/, '')}${apiBase}/callbacks/sms/${id}`
  return {
    name: 'twilio',
    async send({ id, to, text, kind, validSeconds }) {
      const validity = validSeconds === null ? {} : { validityPeriod: Math.min(validSeconds, longestWaitSeconds) }
      const told = config.publicUrl.startsWith('https://') ? { statusCallback: callback(id) } : {}
      const message = await client.messages.create({ to, body: text, ...senders[kind], ...validity, ...told })
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

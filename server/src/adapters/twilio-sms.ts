import twilio from 'twilio'
import type { Config } from '../config.ts'
import type { SmsGateway } from '../ports/sms.ts'

const twilioHost = 'https://api.twilio.com'

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

/**
 * Texts by Twilio. The sender is a registered sender name or number, or a messaging service (`MG…`); names that are not registered
 * with Singapore's SSIR arrive as "Likely-SCAM". Throws when Twilio did not take the message.
 */
export function twilioSms(
  config: Pick<Config, 'TWILIO_ACCOUNT_SID' | 'TWILIO_AUTH_TOKEN' | 'TWILIO_SENDER' | 'TWILIO_API_HOST'>,
): SmsGateway {
  const sender = config.TWILIO_SENDER ?? ''
  const from = /^MG[0-9a-f]{32}$/.test(sender) ? { messagingServiceSid: sender } : { from: sender }
  const client = twilio(config.TWILIO_ACCOUNT_SID, config.TWILIO_AUTH_TOKEN, {
    httpClient: new ElsewhereClient(config.TWILIO_API_HOST ?? twilioHost),
  })
  return {
    name: 'twilio',
    async send({ to, text }) {
      const message = await client.messages.create({ to, body: text, ...from })
      return { reference: message.sid }
    },
  }
}

import twilio from 'twilio'
import type { Config } from '../config.ts'
import type { SmsGateway } from '../ports/sms.ts'

/**
 * Texts by Twilio. The sender is a registered sender name or number, or a messaging service (`MG…`); names that are not registered
 * with Singapore's SSIR arrive as "Likely-SCAM". Throws when Twilio did not take the message.
 */
export function twilioSms(config: Pick<Config, 'TWILIO_ACCOUNT_SID' | 'TWILIO_AUTH_TOKEN' | 'TWILIO_SENDER'>): SmsGateway {
  const sender = config.TWILIO_SENDER ?? ''
  const from = /^MG[0-9a-f]{32}$/.test(sender) ? { messagingServiceSid: sender } : { from: sender }
  const client = twilio(config.TWILIO_ACCOUNT_SID, config.TWILIO_AUTH_TOKEN, { timeout: 15_000 })
  return {
    name: 'twilio',
    async send({ to, text }) {
      const message = await client.messages.create({ to, body: text, ...from })
      return { reference: message.sid }
    },
  }
}

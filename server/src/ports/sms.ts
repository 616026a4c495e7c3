/** A text message to one phone. `to` is E.164. */
export type SmsMessage = { to: string; text: string }

/** Hands messages to the party that delivers them. Throws when it did not take the message. */
export type SmsGateway = {
  readonly name: string
  send(message: SmsMessage): Promise<{ reference: string }>
}

/**
 * A text message to one phone: `to` is E.164, `id` is ours and names it in the provider's reports.
 * A `code` is what somebody waits for; it never stands behind a `notice`.
 * The provider gives up after `validSeconds`; null: its own limit.
 */
export type SmsMessage = { id: string; to: string; text: string; kind: 'code' | 'notice'; validSeconds: number | null }

/** What the provider says of a message later: the network took it, the phone has it, or it failed with the provider's code. */
export type SmsStatus = { state: 'sent' | 'delivered' } | { state: 'failed'; error: string }

/** Hands messages to a provider. Throws when one was not taken; with a `status`, the provider answered so. */
export type SmsGateway = {
  readonly name: string
  send(message: SmsMessage): Promise<{ reference: string }>
  /**
   * Reads a callback about our message (`id`): null if not the provider's, `ignore` without news, `malformed` if unreadable.
   * Never throws, whatever the body.
   */
  readCallback(
    id: string,
    rawBody: Buffer,
    headers: Record<string, string | string[] | undefined>,
  ): SmsStatus | 'ignore' | 'malformed' | null
}

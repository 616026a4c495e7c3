/**
 * A text message to one phone. `to` is E.164; `id` is ours, by which the provider's words about it are understood. A `code` is anything that
 * somebody waits for, and never stands behind a `notice`. The provider gives up what is older than `validSeconds`; null: what it holds to.
 */
export type SmsMessage = { id: string; to: string; text: string; kind: 'code' | 'notice'; validSeconds: number | null }

/** What the provider says of a message later: the network took it, the phone has it, or it failed with the provider's code. */
export type SmsStatus = { state: 'sent' | 'delivered' } | { state: 'failed'; error: string }

/** Hands messages to the party that delivers them. Throws when it did not take the message; an error with a `status` was answered so. */
export type SmsGateway = {
  readonly name: string
  send(message: SmsMessage): Promise<{ reference: string }>
  /**
   * Reads a callback about one message of ours (`id`); null when it is not the provider's, `ignore` when it says nothing new, `malformed` when
   * it says nothing that can be read. Throws for no body, however it is made.
   */
  readCallback(
    id: string,
    rawBody: Buffer,
    headers: Record<string, string | string[] | undefined>,
  ): SmsStatus | 'ignore' | 'malformed' | null
}

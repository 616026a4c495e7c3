/**
 * How far an SMS is. `handing` a process is handing it over; `taken` the provider has it; `sent` the network;
 * `delivered` the phone; `failed` it was not taken, or the provider says so; `skipped` nobody wants it any more.
 */
export const smsStates = ['due', 'handing', 'taken', 'sent', 'delivered', 'failed', 'skipped'] as const
export type SmsState = (typeof smsStates)[number]

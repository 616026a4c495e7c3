import { marketingConsents } from '@mwc/contract/account/people/consent-kinds'

/** Each marketing consent; one that was never asked is not given. */
export function marketingConsentsOf(latest: Partial<Record<string, boolean>>): Record<(typeof marketingConsents)[number], boolean> {
  const [sms, messaging, call] = marketingConsents
  return { [sms]: latest[sms] ?? false, [messaging]: latest[messaging] ?? false, [call]: latest[call] ?? false } as Record<
    (typeof marketingConsents)[number],
    boolean
  >
}

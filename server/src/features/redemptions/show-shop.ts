import type { Opening } from '@mwc/contract/content/opening-hours.rules'
import type { UseShop } from '@mwc/contract/redemptions/redemptions.schemas'

type Window = { publish_from: Date | null; publish_to: Date | null }

/** Whether a shop is open to members: in its window, which ends just before `publish_to`. */
export function isOpen({ publish_from, publish_to }: Window, now: Temporal.Instant): boolean {
  const ms = now.epochMilliseconds
  return publish_from !== null && publish_from.getTime() <= ms && (publish_to === null || publish_to.getTime() > ms)
}

type Shown = { id: string; name: string; address: string; pin_hash: string | null; opening_hours: Opening[] | null }

export function showShop({ id, name, address, pin_hash, opening_hours }: Shown): UseShop {
  return { id, name, address, byPin: pin_hash !== null, openingHours: opening_hours }
}

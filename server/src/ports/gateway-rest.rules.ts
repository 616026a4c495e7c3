/** Faults in a row after which a gateway is not asked, and the seconds after the last one until it is tried again. */
export const gatewayRest = { faultsInARow: 3, seconds: 20 } as const

/** Whether the last word of a gateway leaves it alone for a while: the same that stops a process from asking it. */
export function isResting({ count, last }: { count: number; last: Temporal.Instant }, now: Temporal.Instant): boolean {
  const rested = now.since(last).total('seconds')
  return count >= gatewayRest.faultsInARow && rested >= 0 && rested < gatewayRest.seconds
}

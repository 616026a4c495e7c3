/** Faults in a row after which a gateway counts as down, and the seconds after the last one in which nobody is sent to it. */
const faultsInARow = 3
const restSeconds = 20

/** Whether members are sent to no payment at a gateway, since it could not be reached. */
export function isResting({ count, last }: { count: number; last: Temporal.Instant }, now: Temporal.Instant): boolean {
  const rested = now.since(last).total('seconds')
  return count >= faultsInARow && rested >= 0 && rested < restSeconds
}

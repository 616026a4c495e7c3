/** Hours since a broadcast ended, and seconds between counts until then. Providers report on an SMS for up to three days. */
const countEvery = [
  { hours: 1, seconds: 60 },
  { hours: 24, seconds: 1800 },
  { hours: 96, seconds: 6 * 3600 },
]
const whileSendingSeconds = 10

/** Seconds until a broadcast's outcome is counted again; null when it is final. @param endedAt null while it is being sent. */
export function secondsUntilNextCount(endedAt: Temporal.Instant | null, now: Temporal.Instant): number | null {
  if (endedAt === null) return whileSendingSeconds
  const hours = now.since(endedAt).total('hours')
  return countEvery.find((step) => hours < step.hours)?.seconds ?? null
}

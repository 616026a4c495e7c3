/** Hours since the end of a broadcast, and the seconds between two counts until then. Providers' last words on an SMS come within three days. */
const countEvery = [
  { hours: 1, seconds: 60 },
  { hours: 24, seconds: 1800 },
  { hours: 96, seconds: 6 * 3600 },
]
const whileSendingSeconds = 10

/** Seconds until what became of a broadcast is counted again; null when it will not change any more. @param endedAt null while it is being sent. */
export function secondsUntilNextCount(endedAt: Temporal.Instant | null, now: Temporal.Instant): number | null {
  if (endedAt === null) return whileSendingSeconds
  const hours = now.since(endedAt).total('hours')
  return countEvery.find((step) => hours < step.hours)?.seconds ?? null
}

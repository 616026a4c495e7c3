let reached = false
const listeners = new Set<() => void>()

/** Notes that something good has just happened: a payment arrived, the card of a running membership is open. */
export function noteSuccessEvent(): void {
  reached = true
  for (const listener of listeners) listener()
}

/** Follows good moments; at once when there was one already on this page. */
export function onSuccessEvent(listener: () => void): void {
  listeners.add(listener)
  if (reached) listener()
}

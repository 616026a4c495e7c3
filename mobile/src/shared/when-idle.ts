/** Runs the work once the phone has nothing better to do; where the browser cannot tell (Safari), a second later. Answers how to call it off. */
export function whenIdle(work: () => unknown): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, 1000)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(work, { timeout: 5000 })
  return () => cancelIdleCallback(idle)
}

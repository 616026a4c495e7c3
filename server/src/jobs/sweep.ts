/**
 * Runs a piece of housekeeping again and again, `everyMs` after the last run ended. Sweeps find their work by the clock in the
 * database, so several processes may run the same one. Answers with the way to stop, which waits for a run under way.
 */
export function startSweep(everyMs: number, run: () => Promise<void>, onError: (error: unknown) => void): () => Promise<void> {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let current = Promise.resolve()
  const next = () => {
    if (stopped) return
    timer = setTimeout(() => {
      current = run().catch(onError).then(next)
    }, everyMs)
  }
  next()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await current
  }
}

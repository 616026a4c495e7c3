/** Work done side by side: `start` waits for a place, `settle` for all of it; each throws the first fault once none runs. */
export function atOnce(most: number) {
  const running = new Set<Promise<void>>()
  let fault: { error: unknown } | null = null
  const settle = async () => {
    await Promise.all(running)
    if (fault) throw fault.error
  }
  return {
    settle,
    async start(work: () => Promise<void>): Promise<void> {
      while (running.size >= most) await Promise.race(running)
      if (fault) return settle()
      const one = work()
        .catch((error: unknown) => {
          fault ??= { error }
        })
        .finally(() => running.delete(one))
      running.add(one)
    },
  }
}

/** Files that are copied side by side: each waits for the disk. */
export const filesAtOnce = 8

/** Does one thing at a time: of each sender one, then of the next, however many of the first still wait. */
export type TakeTurn = <T>(sender: string, run: () => Promise<T>) => Promise<T>

export function pictureTurns(): TakeTurn {
  /** In the order in which they have their turns. */
  const waiting = new Map<string, (() => void)[]>()
  let isWorking = false
  let served = ''

  function handOn(): void {
    const next = waiting.keys().find((sender) => sender !== served) ?? waiting.keys().next().value
    const [start, ...rest] = waiting.get(next ?? '') ?? []
    if (next === undefined || !start) return void (isWorking = false)
    waiting.delete(next)
    if (rest.length > 0) waiting.set(next, rest)
    start()
  }

  return async (sender, run) => {
    if (isWorking) await new Promise<void>((start) => waiting.set(sender, [...(waiting.get(sender) ?? []), start]))
    isWorking = true
    served = sender
    try {
      return await run()
    } finally {
      handOn()
    }
  }
}

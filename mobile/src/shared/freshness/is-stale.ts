/** What a query says of its answer: when it came (epoch ms), and whether asking for it again failed. */
export type Age = { dataUpdatedAt: number; isRefetchError: boolean }

/** Whether an answer is older than this page (or lies ahead: the clock was put back), or asking for it again failed. */
export function isStale({ dataUpdatedAt, isRefetchError }: Age): boolean {
  return isRefetchError || dataUpdatedAt < performance.timeOrigin || dataUpdatedAt > Date.now()
}

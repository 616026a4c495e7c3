/** What a query says of its answer: when it came (epoch ms), and whether asking for it again failed. */
export type Age = { dataUpdatedAt: number; isRefetchError: boolean }

/** Whether what is shown was answered before this page was opened (by a clock that was put back since: it lies ahead), or could not be asked for again. */
export function isStale({ dataUpdatedAt, isRefetchError }: Age): boolean {
  return isRefetchError || dataUpdatedAt < performance.timeOrigin || dataUpdatedAt > Date.now()
}

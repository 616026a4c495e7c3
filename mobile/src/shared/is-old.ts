/** Whether what is shown was answered before this page was opened, or could not be asked for again. */
export function isOld({ dataUpdatedAt, isRefetchError }: { dataUpdatedAt: number; isRefetchError: boolean }): boolean {
  return isRefetchError || dataUpdatedAt < performance.timeOrigin
}

/** Whether a job that was given up can be tried again: a code is not, whoever waited for it asks anew. */
export function isRetryable({ purpose }: { purpose: string | null }): boolean {
  return !(purpose ?? '').startsWith('code.')
}

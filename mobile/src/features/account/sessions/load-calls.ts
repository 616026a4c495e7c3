import { useEffect } from 'react'
import { NetworkError } from '../../../shared/server/call-errors.ts'
import { whenIdleWithSchemas } from '../../../shared/loading/when-idle.ts'

/** Browsers do not tell that code did not come for want of a network. */
function fetchCode<T>(load: () => Promise<T>): Promise<T> {
  return load().catch((cause: unknown) => {
    throw navigator.onLine ? cause : new NetworkError('Code of the app did not come', { cause })
  })
}

/** The calls of the first screens come after them, with the schemas of the whole contract: what is typed is checked without. */
export const accountCalls = () => fetchCode(() => import('../calls/account.queries.ts'))
export const codeCalls = () => fetchCode(() => import('../calls/code.queries.ts'))

/** Fetches the calls once the phone is idle, before they are wanted. */
export function useCallsSoon(): void {
  useEffect(() => whenIdleWithSchemas(() => Promise.allSettled([accountCalls(), codeCalls()])), [])
}

import { useEffect } from 'react'
import { fetchCode } from '../../shared/fetch-code.ts'
import { whenIdle } from '../../shared/when-idle.ts'

/** The calls of the first screens come after them, with the schemas of the whole contract: what is typed is checked without. */
export const accountCalls = () => fetchCode(() => import('./account.queries.ts'))
export const codeCalls = () => fetchCode(() => import('./code.queries.ts'))

/** Fetches the calls once the phone is idle, before they are wanted. */
export function useCallsSoon(): void {
  useEffect(() => whenIdle(() => Promise.allSettled([accountCalls(), codeCalls()])), [])
}

import { programme } from '@mwc/contract/programme/programme.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callDeferred } from '../deferred-calls/deferred-calls.ts'

export type Programme = OutputOf<typeof programme>

export const programmeQuery = queryOptions<Programme>({
  queryKey: ['programme'],
  queryFn: ({ signal }) => callDeferred(programme, {}, { signal }),
  staleTime: 10 * 60_000,
})

/** Helpline, WhatsApp, the prefixes that can get a code, and the server's day. */
export function useProgramme() {
  return useQuery(programmeQuery)
}

/** `tel:` address of a printed Singapore number such as `6536 2692`. */
export function telAddress(printed: string): string {
  const digits = printed.replace(/\D/g, '')
  return `tel:+${digits.length > 8 ? digits : `65${digits}`}`
}

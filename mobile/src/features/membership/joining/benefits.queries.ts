import { readBenefits } from '@mwc/contract/content/content.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { Language } from '@mwc/contract/language/language'
import { queryOptions } from '@tanstack/react-query'
import { callDeferred } from '../../../shared/deferred-calls/deferred-calls.ts'

export type Benefits = OutputOf<typeof readBenefits>

/** What membership brings, in a language; the page that the server made brings it along. */
export function benefitsQuery(language: Language) {
  return queryOptions<Benefits>({
    queryKey: ['benefits', language],
    queryFn: ({ signal }) => callDeferred(readBenefits, {}, { signal }),
    staleTime: 10 * 60_000,
    meta: { cached: true },
  })
}

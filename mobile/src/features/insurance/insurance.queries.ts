import { readInsurance } from '@mwc/contract/content/content.calls'
import type { Language } from '@mwc/contract/language/language'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../shared/calls/api-client.ts'

/** The member's cover. The phone keeps it: it is needed where there is no network. */
export function insuranceQuery(language: Language) {
  return queryOptions({ queryKey: ['insurance', language], queryFn: ({ signal }) => call(readInsurance, {}, { signal }) })
}

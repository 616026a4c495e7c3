import * as nominee from '@mwc/contract/account/nominee/nominee.calls'
import type { InputOf, OutputOf } from '@mwc/contract/endpoint/wire-call'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/calls/api-client.ts'
import { queryClient } from '../../../shared/server/query-client.ts'

export type Nominee = NonNullable<OutputOf<typeof nominee.readNominee>['nominee']>

/** Whom the member named; never older than the screen that shows it. */
export const nomineeQuery = queryOptions({
  queryKey: ['nominee'],
  queryFn: ({ signal }) => call(nominee.readNominee, {}, { signal }),
  staleTime: 0,
})

const askAgain = () => queryClient.invalidateQueries({ queryKey: nomineeQuery.queryKey })

export async function saveNominee(input: InputOf<typeof nominee.setNominee>): Promise<void> {
  await call(nominee.setNominee, input)
  await askAgain()
}

export async function dropNominee(): Promise<void> {
  await call(nominee.removeNominee, {})
  await askAgain()
}

import type { Language } from '@mwc/contract/language/language'
import { checkMember } from '@mwc/contract/account/member-check/member-check.calls'
import type { FoundMember } from '@mwc/contract/account/member-check/member-check.schemas'
import type { InputOf } from '@mwc/contract/endpoint/wire-call'
import {
  listRedemptions,
  readRedemption,
  readShopOffers,
  readUsable,
  useByCode,
  useByPin,
} from '@mwc/contract/redemptions/redemptions.calls'
import type { Redemption } from '@mwc/contract/redemptions/redemptions.schemas'
import type { UsedKind } from '@mwc/contract/redemptions/use-kinds'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../shared/calls/api-client.ts'
import { useLanguage } from '../../words/use-words.ts'
import { answeredUse, keyForUse } from './pending-use.store.ts'

/** The shop of a poster and what this member can use there now. */
export function shopOffersQuery(language: Language, shopCode: string) {
  return queryOptions({
    queryKey: ['shop-offers', shopCode, language],
    queryFn: ({ signal }) => call(readShopOffers, { shopCode }, { signal }),
    staleTime: 0,
  })
}

/** One privilege or voucher as it can be used now, and where. */
export function usableQuery(language: Language, kind: UsedKind, id: string) {
  return queryOptions({
    queryKey: ['usable', kind, id, language],
    queryFn: ({ signal }) => call(readUsable, { kind, id }, { signal }),
    staleTime: 0,
  })
}

export function redemptionQuery(language: Language, id: string) {
  return queryOptions({
    queryKey: ['redemption', id, language],
    queryFn: ({ signal }) => call(readRedemption, { id }, { signal }),
  })
}

/** What the member used, newest first. */
export function usesQuery(language: Language) {
  return infiniteQueryOptions({
    queryKey: ['redemptions', language],
    queryFn: ({ pageParam, signal }) => call(listRedemptions, { cursor: pageParam ?? undefined }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  })
}

async function keepUse(client: QueryClient, language: Language, use: Redemption): Promise<void> {
  client.setQueryData(redemptionQuery(language, use.id).queryKey, use)
  await Promise.all(
    ['redemptions', 'rewards', 'usable', 'shop-offers'].map((name) => client.invalidateQueries({ queryKey: [name], refetchType: 'none' })),
  )
}

type ByCode = Omit<InputOf<typeof useByCode>, 'idempotencyKey'>
type ByPin = Omit<InputOf<typeof useByPin>, 'idempotencyKey'>

/** Uses something at a shop. A repeat after a lost answer or a reload carries the same key and gives the same receipt. */
export function useUse() {
  const [client, language] = [useQueryClient(), useLanguage()]
  return useMutation({
    mutationFn: (use: ByCode | ByPin) =>
      answeredUse(
        use,
        'pin' in use
          ? call(useByPin, { ...use, idempotencyKey: keyForUse(use) })
          : call(useByCode, { ...use, idempotencyKey: keyForUse(use) }),
      ),
    onSuccess: (use) => keepUse(client, language, use),
  })
}

/** The member who was looked up last, in this tab until it is reloaded: another look would count. */
export const foundQuery = queryOptions({
  queryKey: ['found-member'],
  queryFn: (): Promise<FoundMember | null> => Promise.resolve(null),
  enabled: false,
  gcTime: 30 * 60_000,
})

export function useCheckMember() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof checkMember>) => call(checkMember, input),
    onSuccess: (found) => client.setQueryData(foundQuery.queryKey, found),
  })
}

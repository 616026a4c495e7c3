import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '../../shared/session/session.ts'
import { type CardKey, readCardKey } from './key/card-key.store.ts'

/** While the card is shown, a phone that was taken over says so within this time. */
const askEveryMs = 60_000

const askCard = async (memberNumber: string, takeOver: boolean, signal?: AbortSignal): Promise<CardKey> =>
  (await import('./calls/card.queries.ts')).askCard(memberNumber, takeOver, signal)

/**
 * This phone's key and which phone proves the card: first what the phone keeps, then what the server says.
 * `key` is null until either is there; `error` says why the server's word is missing.
 */
export function useCard() {
  const memberNumber = useSession().userInfo?.memberNumber ?? ''
  const client = useQueryClient()
  const options = { enabled: memberNumber !== '', structuralSharing: false } as const
  const kept = useQuery({ ...options, queryKey: ['card-key', memberNumber], queryFn: () => readCardKey(memberNumber), staleTime: Infinity })
  const asked = useQuery({
    ...options,
    queryKey: ['card', memberNumber],
    queryFn: ({ signal }) => askCard(memberNumber, false, signal),
    refetchInterval: askEveryMs,
  })
  const takeOver = useMutation({
    mutationFn: () => askCard(memberNumber, true),
    onSuccess: (card) => client.setQueryData(['card', memberNumber], card),
  })
  return {
    key: asked.data ?? kept.data ?? null,
    error: asked.error,
    askAgain: () => void asked.refetch(),
    takeOver,
  }
}

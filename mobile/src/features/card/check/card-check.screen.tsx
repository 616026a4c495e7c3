import { readProof } from '@mwc/contract/scan/scanned-text'
import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '../../../shared/loading/error-state.tsx'
import { useQueryParameter } from '../../../shared/navigation/navigation.ts'
import { Screen } from '../../../shared/screen/screen.tsx'
import { LoadingShapes, Skeleton } from '../../../shared/screen/skeleton.tsx'
import { useWords } from '../../../words/use-words.ts'
import { CheckResult } from '../check-result.tsx'

/** What a scanned member card is worth, for anybody. Asked once: a minute later the same code would be stale. */
export function CardCheckScreen() {
  const words = useWords('card').card
  const proof = readProof(useQueryParameter('proof') ?? '')
  const { data, error, refetch } = useQuery({
    queryKey: ['card-check', proof],
    queryFn: async ({ signal }) => (await import('../calls/card.queries.ts')).readCheck(proof ?? '', signal),
    enabled: proof !== null,
    staleTime: Infinity,
    refetchOnReconnect: false,
  })
  return (
    <Screen title={words.checkTitle} back>
      {proof === null ? (
        <CheckResult answer={null} />
      ) : data ? (
        <CheckResult answer={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingShapes>
          <Skeleton className="h-64 w-full" />
          <Skeleton className="h-24 w-full" />
        </LoadingShapes>
      )}
    </Screen>
  )
}

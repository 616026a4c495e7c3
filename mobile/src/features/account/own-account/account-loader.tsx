import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '../../../shared/loading/error-state.tsx'
import { LoadingShapes, Skeleton } from '../../../shared/screen/skeleton.tsx'
import { accountQuery } from './own-account.queries.ts'
import type { Account } from './own-account.queries.ts'

/** Shows the member's record once it is there, or what stands for it. */
export function AccountLoader({ children }: { children: (account: Account) => ReactNode }) {
  const { data, error, refetch } = useQuery(accountQuery)
  if (data) return children(data)
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <LoadingShapes>
      <Skeleton className="h-28 w-full" />
      <Skeleton className="h-84 w-full" />
      <Skeleton className="h-48 w-full" />
    </LoadingShapes>
  )
}

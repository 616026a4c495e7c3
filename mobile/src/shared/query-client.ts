import { QueryClient } from '@tanstack/react-query'
import { RefusalError } from './call-errors.ts'

/** The one cache of what the server said. A refusal is an answer and is not asked for again; a broken network is tried twice. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && !(error instanceof RefusalError),
    },
  },
})

import { onlineManager, QueryClient } from '@tanstack/react-query'
import { RefusalError } from './call-errors.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** `cached`: the phone caches the answers, or what this makes of them: see `cacheable.ts`. */
    queryMeta: { cached?: true | ((data: never) => unknown) }
  }
}

// It takes every page for online at its start, and would miss the network's return to one that was opened without.
if (typeof window !== 'undefined') onlineManager.setOnline(navigator.onLine)

/** The one cache of what the server said. A refusal is an answer and is not asked for again; a broken network is tried twice. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && !(error instanceof RefusalError) && navigator.onLine,
      // A phone without a network is told so at once; what is shown is asked for again when the network is back.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always' },
  },
})

import { QueryClient, QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { BrowserRouter, Navigate, useLocation } from 'react-router-dom'
import { RefusalError } from './calls/call-errors.ts'
import { DeskFrame } from './desk-frame.tsx'
import { DoorPage } from './features/staff/door-page.tsx'
import { LogInPage } from './features/staff/log-in-page.tsx'
import { WorkPage } from './features/work/work-page.tsx'
import { workQuery } from './features/work/work-query.ts'
import { LoadingPage } from './layout/loading-page.tsx'
import { orLoadAnew } from './layout/load-anew.ts'
import { readSignedIn, type Staff } from './session/staff-session.ts'
import { StaffContext } from './session/use-staff.ts'

const loadRecordPages = () => import('./record-pages.tsx')
const RecordPages = lazy(async () => ({ default: (await orLoadAnew(loadRecordPages)).RecordPages }))

/** A file that did not come is asked for again when its page is opened. */
const prepare = () => void loadRecordPages().catch(() => undefined)

/** No answer, or a server that is away, may be otherwise in a moment; a no stays a no, and is said at once. */
const mayChange = (tries: number, error: Error) => tries < 3 && !(error instanceof RefusalError && error.status < 500)
const queries = new QueryClient({ defaultOptions: { queries: { retry: mayChange } } })
const who = ['signed-in']

// Beside the question who is there, not after it.
if (/^\/console\/(?:work\/?)?$/.test(window.location.pathname)) void queries.prefetchQuery(workQuery)

/** The page of an address: the first one is here, all others come with the framework that lists records. */
function Page() {
  const { pathname } = useLocation()
  if (pathname === '/') return <Navigate to="/work" replace />
  if (/^\/work\/?$/.test(pathname)) return <WorkPage />
  return (
    <Suspense fallback={<LoadingPage />}>
      <RecordPages />
    </Suspense>
  )
}

/** The desk for whoever is signed in, the sign-in for whoever is not. */
function Gate() {
  const cache = useQueryClient()
  const { data, error, refetch } = useQuery({ queryKey: who, queryFn: readSignedIn, staleTime: Infinity, retry: false })
  if (data)
    return (
      <StaffContext value={data}>
        <DeskFrame onAim={prepare}>
          <Page />
        </DeskFrame>
      </StaffContext>
    )
  if (error instanceof RefusalError && error.reason === 'account.unauthenticated')
    return <LogInPage onSignedIn={(staff: Staff) => cache.setQueryData(who, staff)} />
  if (!error) return null
  return (
    <DoorPage title="MWC desk">
      <p>{error.message}</p>
      <button type="button" className="button filled" onClick={() => void refetch()}>
        Try again
      </button>
    </DoorPage>
  )
}

/** The whole desk. */
export function Console() {
  return (
    <QueryClientProvider client={queries}>
      {/* A page that has not come yet is not waited for: the frame says at once which one it is. */}
      <BrowserRouter basename="/console" useTransitions={false}>
        <Gate />
      </BrowserRouter>
    </QueryClientProvider>
  )
}

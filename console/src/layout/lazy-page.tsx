import { type ComponentType, lazy, Suspense } from 'react'
import { CanAccess } from 'react-admin'
import { orLoadAnew } from './load-anew.ts'
import { LoadingPage } from './loading-page.tsx'
import { NoAccess } from './no-access.tsx'

/**
 * A page of a kind of record, fetched when it is first opened. Whoever may not open it reads who may, at the same address.
 * @param resource the name that stands in `adapter/resources.ts`
 */
export function lazyPage(resource: string, load: () => Promise<ComponentType>): ComponentType {
  const Page = lazy(async () => ({ default: await orLoadAnew(load) }))
  return function GuardedPage() {
    return (
      <CanAccess resource={resource} action="list" accessDenied={<NoAccess />} loading={<LoadingPage />}>
        <Suspense fallback={<LoadingPage />}>
          <Page />
        </Suspense>
      </CanAccess>
    )
  }
}

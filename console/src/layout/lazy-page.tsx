import { type ComponentType, lazy, Suspense } from 'react'
import { CanAccess, Loading } from 'react-admin'
import { NoAccess } from './no-access.tsx'

/** Milliseconds in which a page that was loaded anew is not loaded anew again. */
const patience = 10_000
const reloadedAt = 'desk-reloaded-at'

/** A newer version of the desk has other files: the page is loaded anew, once. What was typed is kept as drafts. */
function loadAnew(): void {
  const last = Number(sessionStorage.getItem(reloadedAt))
  if (Date.now() - last < patience) return
  sessionStorage.setItem(reloadedAt, String(Date.now()))
  window.location.reload()
}

/**
 * A page of a kind of record, fetched when it is first opened. Whoever may not open it reads who may, at the same address.
 * @param resource the name that stands in `adapter/resources.ts`
 */
export function lazyPage(resource: string, load: () => Promise<ComponentType>): ComponentType {
  const Page = lazy(async () => {
    try {
      return { default: await load() }
    } catch (error) {
      loadAnew()
      throw error
    }
  })
  return function GuardedPage() {
    return (
      <CanAccess resource={resource} action="list" accessDenied={<NoAccess />}>
        <Suspense fallback={<Loading />}>
          <Page />
        </Suspense>
      </CanAccess>
    )
  }
}

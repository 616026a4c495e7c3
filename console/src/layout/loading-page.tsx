import { useLocation } from 'react-router-dom'
import { PageTitle } from '../plain/page-title.tsx'
import { labelAt } from './desk-pages.ts'

/** What stands in the frame while a page comes: what it is called, at once. */
export function LoadingPage() {
  const { pathname } = useLocation()
  return (
    <>
      <PageTitle title={labelAt(pathname)} />
      <div className="loading" role="progressbar" aria-label="The page is loading" />
    </>
  )
}

import { mayCall } from '@mwc/contract/endpoint/may-call'
import { resourceOf } from '../adapter/resources.ts'
import { useStaff } from '../session/use-staff.ts'
import { pageGroups } from './desk-pages.ts'

/** The pages that whoever is signed in may open, as the menu groups them; a group without any is left out. */
export function usePageGroups() {
  const { role } = useStaff()
  return pageGroups
    .map(({ label, pages }) => ({
      label,
      pages: pages.filter(({ name }) => mayCall(resourceOf(name).list, role)).map((page) => ({ ...page, to: `/${page.name}` })),
    }))
    .filter(({ pages }) => pages.length > 0)
}

/** The same pages in one row. */
export const useDeskPages = () => usePageGroups().flatMap(({ pages }) => pages)

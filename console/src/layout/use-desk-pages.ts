import { mayCall } from '@mwc/contract/endpoint/may-call'
import { resourceOf } from '../adapter/resources.ts'
import { useStaff } from '../session/use-staff.ts'
import { deskPages } from './desk-pages.ts'

/** The pages that whoever is signed in may open, as the menu names them and in its order. */
export function useDeskPages() {
  const { role } = useStaff()
  return deskPages.filter(({ name }) => mayCall(resourceOf(name).list, role)).map((page) => ({ ...page, to: `/${page.name}` }))
}

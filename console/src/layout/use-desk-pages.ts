import type { StaffRole } from '@mwc/contract/endpoint/access'
import { mayCall } from '@mwc/contract/endpoint/may-call'
import { usePermissions, useResourceDefinitions } from 'react-admin'
import { resourceOf } from '../adapter/resources.ts'

export type DeskPage = { name: string; label: string; to: string }

/** The pages that whoever is signed in may open, as the menu names them and in its order. */
export function useDeskPages(): DeskPage[] {
  const { permissions } = usePermissions<StaffRole>()
  const definitions = Object.values(useResourceDefinitions())
  if (permissions === undefined) return []
  return definitions
    .filter(({ name, hasList }) => hasList && mayCall(resourceOf(name).list, permissions))
    .map(({ name, options }) => ({ name, label: String(options?.label ?? name), to: `/${name}` }))
}

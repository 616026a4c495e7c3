import type { MaintenanceWindow } from '@mwc/contract/maintenance/maintenance.schemas'
import { useSyncExternalStore } from 'react'
import { currentPath, followAddress, readdress } from './navigation.ts'
import { queryClient } from '../server/query-client.ts'
import { writeStored } from '../storage/storage.ts'
import { maintenancePath } from '../../paths/paths.ts'

/** Where a page that was loaded anew meanwhile goes back to; kept for this tab. */
export const maintenanceReturnKey = 'MAINTENANCE_RETURN'
export const maintenanceKey = ['maintenance'] as const

export type InterruptedScreen = { path: string; scrollY: number }
let held: InterruptedScreen | null = null

/**
 * Leads to the maintenance page, as the server said that it is on.
 * The screen stays beneath with what was typed; its history entry is the same.
 */
export function enterMaintenance(window: MaintenanceWindow): void {
  // The page asks for the server's time at once.
  queryClient.setQueryData(maintenanceKey, { current: window, serverTime: window.startsAt })
  const path = currentPath()
  if (path === maintenancePath) return
  held = { path, scrollY: globalThis.scrollY }
  writeStored('sessionStorage', maintenanceReturnKey, path)
  readdress(maintenancePath)
}

function heldNow(): InterruptedScreen | null {
  return currentPath() === maintenancePath ? held : null
}

/** The screen that waits beneath the maintenance page; null when none does. */
export function useHeldScreen(): InterruptedScreen | null {
  return useSyncExternalStore(followAddress, heldNow, () => null)
}

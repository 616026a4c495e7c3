import type { MaintenanceWindow } from '@mwc/contract/maintenance/maintenance.schemas'
import { enterMaintenance } from '../../shared/navigation/enter-maintenance.ts'
import { serverNow } from '../../shared/server/server-clock.ts'

/** Leads to the maintenance page where this page came with word of a window, if it is the time: it may have nothing to ask the server. */
export function checkMaintenance(window: MaintenanceWindow | null | undefined): void {
  const now = serverNow()
  if (window && Date.parse(window.startsAt) <= now && now < Date.parse(window.endsAt)) enterMaintenance(window)
}

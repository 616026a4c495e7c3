import type { MaintenanceWindow } from '@mwc/contract/maintenance/maintenance.schemas'
import { enterMaintenance } from '../../shared/navigation/enter-maintenance.ts'
import { serverNow } from '../../shared/server/server-clock.ts'

/** Leads to the maintenance page by the window that came with this page: it may have nothing else to ask the server. */
export function checkMaintenance(window: MaintenanceWindow | null | undefined): void {
  const now = serverNow()
  if (window && Date.parse(window.startsAt) <= now && now < Date.parse(window.endsAt)) enterMaintenance(window)
}

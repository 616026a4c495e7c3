import type { DeskWindow } from '@mwc/contract/maintenance/maintenance-desk.schemas'
import type { MaintenanceWindow } from '@mwc/contract/maintenance/maintenance.schemas'
import { toInstant } from '../../ports/clock.ts'
import { actsOn, type Period, phaseOf } from './maintenance.rules.ts'
import type { WindowRow } from './windows.repo.ts'

export function periodOf({ starts_at, ends_at }: WindowRow): Period {
  return { startsAt: toInstant(starts_at), endsAt: toInstant(ends_at) }
}

export function windowView({ startsAt, endsAt }: Period): MaintenanceWindow {
  return { startsAt: startsAt.toString(), endsAt: endsAt.toString() }
}

export function deskWindowView(row: WindowRow, now: Temporal.Instant): DeskWindow {
  const period = periodOf(row)
  const phase = phaseOf({ ...period, cancelled: row.cancelled_at !== null }, now)
  return { id: row.id, version: row.version, ...windowView(period), phase, may: actsOn(phase) }
}

/** A window as the log keeps it. */
export function loggedWindow({ may: _may, ...window }: DeskWindow): Omit<DeskWindow, 'may'> {
  return window
}

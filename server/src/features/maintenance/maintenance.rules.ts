import { longestWindowHours } from '@mwc/contract/maintenance/longest-window'
import type { WindowAct, WindowPhase } from '@mwc/contract/maintenance/window-phases'
import type { RefusalReason } from '@mwc/contract/endpoint/refusal'

export type Period = { startsAt: Temporal.Instant; endsAt: Temporal.Instant }

/** Hours before a window's start in which it is announced. */
const announcedHours = 24
/** A start that is this long ago is "now": between typing it and sending it time passes. */
const startPatienceMinutes = 10

const isBefore = (a: Temporal.Instant, b: Temporal.Instant) => Temporal.Instant.compare(a, b) < 0

export function phaseOf({ startsAt, endsAt, cancelled }: Period & { cancelled: boolean }, now: Temporal.Instant): WindowPhase {
  if (cancelled) return 'cancelled'
  if (isBefore(now, startsAt)) return 'upcoming'
  return isBefore(now, endsAt) ? 'on' : 'over'
}

/** What can be done to a window, by its phase; whoever may read windows may do it. */
const actsIn: Record<WindowPhase, readonly WindowAct[]> = { upcoming: ['edit', 'cancel'], on: ['edit', 'end'], over: [], cancelled: [] }

export const actsOn = (phase: WindowPhase): WindowAct[] => [...actsIn[phase]]

/** Why a window cannot be set; null where it can. `begun`: only its end changes. The database checks overlaps. */
export function whyUnfitting({ startsAt, endsAt }: Period, begun: boolean, now: Temporal.Instant): RefusalReason | null {
  if (!isBefore(startsAt, endsAt)) return 'maintenance.endsBeforeStart'
  if (!isBefore(now, endsAt)) return 'maintenance.past'
  if (!begun && isBefore(startsAt, now.subtract({ minutes: startPatienceMinutes }))) return 'maintenance.past'
  return isBefore(startsAt.add({ hours: longestWindowHours }), endsAt) ? 'maintenance.tooLong' : null
}

/** The window that is on at a moment; null when none is. */
export function windowOn<W extends Period>(windows: readonly W[], now: Temporal.Instant): W | null {
  return windows.find(({ startsAt, endsAt }) => !isBefore(now, startsAt) && isBefore(now, endsAt)) ?? null
}

/** The window that is on, or the first that begins soon enough to be announced. @param windows by their start. */
export function windowToTell<W extends Period>(windows: readonly W[], now: Temporal.Instant): W | null {
  const soon = now.add({ hours: announcedHours })
  return windows.find(({ startsAt, endsAt }) => isBefore(now, endsAt) && !isBefore(soon, startsAt)) ?? null
}

import type { WindowPhase } from '@mwc/contract/maintenance/window-phases'
import type { StateTone } from '../../page/state-chip.tsx'

export const phaseWords: Record<WindowPhase, { tone: StateTone; word: string }> = {
  upcoming: { tone: 'waiting', word: 'Planned' },
  on: { tone: 'wrong', word: 'On now' },
  over: { tone: 'over', word: 'Over' },
  cancelled: { tone: 'over', word: 'Called off' },
}

/** How long a window lasts, in hours and minutes. */
export function lengthText(startsAt: string, endsAt: string): string {
  const minutes = Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 ? `${hours} h` : '', rest > 0 || hours === 0 ? `${rest} min` : ''].filter(Boolean).join(' ')
}

import { IconCloudOff } from '@tabler/icons-react'
import { wholeMoment } from '../time/whole-times.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { useIsTakenOver } from '../loading/first-screen.ts'
import { isStale } from './is-stale.ts'
import type { Age } from './is-stale.ts'
import { serverAhead } from '../server/server-clock.ts'

/** The server's time (ISO 8601) for one by the phone's clock (epoch ms), which may be years off. */
function byServer(at: number): string {
  return new Date(at + serverAhead()).toISOString()
}

/**
 * When the server last said what the screen shows, in its time; marked where that is not what it says now.
 * @param at an instant of the server (ISO 8601), or a moment by the phone's clock (epoch ms)
 */
export function LastChecked({ at, old }: { at: string | number; old: boolean }) {
  const words = useWords().shared
  const language = useLanguage()
  const isTakenOver = useIsTakenOver()
  const isMarked = old && isTakenOver
  return (
    <p
      data-unspoken={isMarked ? undefined : ''}
      className={`flex min-h-[2lh] items-center justify-center gap-2 text-center text-sm ${isMarked ? 'font-semibold text-pending' : 'text-ink-2'}`}
    >
      {isMarked && <IconCloudOff aria-hidden="true" className="size-5 shrink-0" />}
      {isTakenOver && words.lastChecked(wholeMoment(typeof at === 'number' ? byServer(at) : at, language))}
    </p>
  )
}

/** The same above a single item: only when old, and not before the server was asked again, so that nothing moves for a blink. */
export function OldSince({ age }: { age: Age & { isFetching: boolean } }) {
  const isTakenOver = useIsTakenOver()
  if (!isTakenOver || age.isFetching || !isStale(age)) return null
  return <LastChecked at={age.dataUpdatedAt} old />
}

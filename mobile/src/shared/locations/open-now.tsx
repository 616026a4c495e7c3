import { type OpenState, type Opening, openStateAt } from '@mwc/contract/content/opening-hours.rules'
import { weekdayText } from '@mwc/contract/time/weekday-text'
import type { Language } from '@mwc/contract/language/language'
import { IconClock } from '@tabler/icons-react'
import type { ContentWords } from '../../words/english/reading/content.ts'
import { wholeTime } from '../time/whole-times.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { useCurrentMinute } from './current-minute.hook.ts'

/** Whether it is open, in words: times in Singapore. */
export function openText(state: OpenState, words: ContentWords['open'], language: Language): string {
  if (state.is === 'open') return words.now
  if (state.is === 'closing') return words.closes(wholeTime(state.closes, language))
  const time = wholeTime(state.opens, language)
  return state.on === 'later' ? words.opensOn(weekdayText(state.opens, language), time) : words[state.on](time)
}

const looks = { open: 'font-semibold text-active', closing: 'font-semibold text-pending', closed: 'text-ink-2' }

/**
 * Whether it is open now, by the hours that came and the time that it is, network or none. Nothing where they are not known.
 * `icon`: with its own, where none stands beside it.
 */
export function OpenNow({ hours, icon = false }: { hours: readonly Opening[] | null; icon?: boolean }) {
  const words = useWords('content').content
  const language = useLanguage()
  const minute = useCurrentMinute()
  if (!hours) return null
  const state = minute === null ? null : openStateAt(hours, minute)
  return (
    <span className={`flex min-h-[1lh] gap-1.5 ${state ? looks[state.is] : ''}`}>
      {state && (
        <>
          {icon && <IconClock aria-hidden="true" className="h-[1lh] w-5 shrink-0" />}
          <span>{openText(state, words.open, language)}</span>
        </>
      )}
    </span>
  )
}

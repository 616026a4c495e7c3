import { type Opening, openStateAt } from '@mwc/contract/content/opening-hours.rules'
import { useCurrentMinute } from '../../shared/locations/current-minute.hook.ts'
import { openText } from '../../shared/locations/open-now.tsx'
import { Notice } from '../../shared/screen/notice.tsx'
import { useLanguage, useWords } from '../../words/use-words.ts'

/** That the shop is closed now, and when it opens. It forbids nothing: a shop may be open beyond its usual hours. */
export function ShutNow({ hours }: { hours: readonly Opening[] | null }) {
  const { content, redemptions: words } = useWords('content', 'redemptions')
  const language = useLanguage()
  const minute = useCurrentMinute()
  const state = minute === null ? null : openStateAt(hours, minute)
  if (state?.is !== 'closed') return null
  return (
    <Notice tone="warning">
      <p className="font-semibold">{openText(state, content.open, language)}</p>
      <p>{words.usualHours}</p>
    </Notice>
  )
}

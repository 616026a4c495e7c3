import { IconNavigation } from '@tabler/icons-react'
import type { ContentWords } from '../../words/english/reading/content.ts'
import { useWords } from '../../words/use-words.ts'

/** Metres as somebody would say them: `350 m`, `2.4 km`, `12 km`. */
export function distanceText(metres: number, words: Pick<ContentWords, 'metres' | 'kilometres'>): string {
  if (metres < 995) return words.metres(String(Math.max(10, Math.round(metres / 10) * 10)))
  return words.kilometres(String(metres < 9_950 ? Math.round(metres / 100) / 10 : Math.round(metres / 1000)))
}

/** How far it is from the reader; nothing without a position. */
export function Distance({ metres }: { metres: number | null }) {
  const words = useWords('content').content
  if (metres === null) return null
  return (
    <span className="inline-flex items-center gap-1 font-semibold whitespace-nowrap tabular-nums">
      <IconNavigation aria-hidden="true" className="size-5 shrink-0 text-harbour-700" />
      {distanceText(metres, words)}
    </span>
  )
}

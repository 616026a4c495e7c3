import { useWords } from '../../words/use-words.ts'

/** The language of an item's texts, for the elements that show them. */
export function langOf({ inEnglish }: { inEnglish: boolean }): { lang?: 'en' } {
  return inEnglish ? { lang: 'en' } : {}
}

/** Says in the reader's language that a text has no wording in it yet. */
export function InEnglish({ item }: { item: { inEnglish: boolean } }) {
  const words = useWords().shared
  if (!item.inEnglish) return null
  return (
    <span className="inline-flex min-h-7 items-center rounded-full bg-info-tint px-2.5 text-sm font-semibold text-info">
      {words.inEnglish}
    </span>
  )
}

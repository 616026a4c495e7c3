import { useLanguage } from '../../words/use-words.ts'

/** A text with its English small under it, for others who look at this phone; alone where both are the same, or there is none. */
export function WithEnglish({ children, english }: { children: string; english: string | undefined }) {
  if (useLanguage() === 'english' || !english || english === children) return children
  return (
    <>
      <span className="block">{children}</span>
      <span lang="en" data-unspoken="" className="block text-sm leading-tight font-normal">
        {english}
      </span>
    </>
  )
}

import { consentWording } from '@mwc/contract/account/people/consent-wording'
import { dayText } from '@mwc/contract/time/dates'
import { Screen } from '../../shared/screen/screen.tsx'
import { Section } from '../../shared/article/section.tsx'
import { useLanguage, useWords } from '../../words/use-words.ts'

type LegalPart = { title: string; points: Record<string, string> | readonly string[] }

/** A text to read before something is agreed to, and at any time after: its parts, and which wording it is. */
export function LegalText({ title, intro, parts }: { title: string; intro: string; parts: readonly LegalPart[] }) {
  const words = useWords('legal').legal
  const language = useLanguage()
  return (
    <Screen title={title} back>
      <article className="space-y-7">
        <p className="text-lg">{intro}</p>
        {parts.map((part) => (
          <Section key={part.title} title={part.title}>
            <ul className="list-disc space-y-2 pl-[1.25em] marker:text-harbour-700">
              {Object.values(part.points).map((point) => (
                <li key={point} className="pl-1">
                  {point}
                </li>
              ))}
            </ul>
          </Section>
        ))}
        <p className="text-ink-2">{words.lastChanged(dayText(consentWording, language))}</p>
      </article>
    </Screen>
  )
}

import { consentWording } from '@mwc/contract/account/people/consent-wording'
import { PointList } from '../../shared/legal/point-list.tsx'
import { Screen } from '../../shared/screen/screen.tsx'
import { Section } from '../../shared/article/section.tsx'
import { wholeDay } from '../../shared/time/whole-times.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { appBase } from '../../paths/paths.ts'

type LegalPart = { title: string; points: Record<string, string> | readonly string[] }

/** A text to read before something is agreed to, and at any time after: its parts, and which wording it is. */
export function LegalText({ title, intro, parts }: { title: string; intro: string; parts: readonly LegalPart[] }) {
  const words = useWords('legal').legal
  const language = useLanguage()
  return (
    <Screen title={title} about={intro} back>
      <article className="space-y-7">
        <p className="text-lg">{intro}</p>
        {parts.map((part) => (
          <Section key={part.title} title={part.title}>
            <PointList points={Object.values(part.points)} />
          </Section>
        ))}
        <p className="text-ink-2">{words.lastChanged(wholeDay(consentWording, language))}</p>
        <p>
          <a href={`${appBase}/third-party-notices.txt`} className="inline-flex min-h-12 items-center underline underline-offset-4">
            {words.licences}
          </a>
        </p>
      </article>
    </Screen>
  )
}

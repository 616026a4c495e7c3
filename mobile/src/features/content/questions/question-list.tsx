import { questionSections } from '@mwc/contract/content/content-kinds'
import type { Question } from '@mwc/contract/content/content.schemas'
import { IconChevronDown } from '@tabler/icons-react'
import { InEnglish, langOf } from '../../../shared/content/in-english.tsx'
import { Markdown } from '../../../shared/article/markdown.tsx'
import { Section } from '../../../shared/article/section.tsx'
import { useWords } from '../../../words/use-words.ts'

function QuestionRow({ question }: { question: Question }) {
  return (
    <details className="group rounded-card bg-card shadow-raised">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-card px-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <bdi {...langOf(question)}>{question.question}</bdi>
          {question.inEnglish && (
            <span className="block pt-1">
              <InEnglish item={question} />
            </span>
          )}
        </span>
        <IconChevronDown aria-hidden="true" className="size-6 shrink-0 text-harbour-700 group-open:rotate-180" />
      </summary>
      <div className="px-4 pb-4" {...langOf(question)}>
        <Markdown text={question.answer} level={3} />
      </div>
    </details>
  )
}

/** Questions that open to their answers, under the headings of their sections. */
export function QuestionList({ questions }: { questions: Question[] }) {
  const words = useWords('content').content
  return (
    <div className="space-y-7">
      {questionSections
        .map((section) => ({ section, ours: questions.filter((question) => question.section === section) }))
        .filter(({ ours }) => ours.length > 0)
        .map(({ section, ours }) => (
          <Section key={section} title={words.sections[section]}>
            <ul className="space-y-3">
              {ours.map((question) => (
                <li key={question.id}>
                  <QuestionRow question={question} />
                </li>
              ))}
            </ul>
          </Section>
        ))}
    </div>
  )
}

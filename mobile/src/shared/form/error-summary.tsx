import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useWords } from '../../words/use-words.ts'
import { fieldId } from './field-frame.tsx'
import { useFieldProblemText } from './field-problem-text.ts'

/**
 * What is wrong with a form, above it, each with a way to its field. Takes focus at every failed try: `attempt` counts them, and
 * `labels` names the fields in the order in which they stand.
 */
export function ErrorSummary({
  errors,
  labels,
  attempt,
}: {
  /** By field: a field problem's name, or a text of its own. */
  errors: Partial<Record<string, string | undefined>>
  labels: Record<string, string>
  attempt: number
}) {
  const words = useWords()
  const text = useFieldProblemText()
  const box = useRef<HTMLDivElement>(null)
  const wrong = Object.entries(labels).filter(([name]) => errors[name])
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  if (wrong.length === 0) return null
  return (
    <div ref={box} tabIndex={-1} role="group" aria-labelledby="error-summary" className="rounded-card bg-arrears-tint px-4 py-3">
      <h2 id="error-summary" className="mb-1 flex items-center gap-2 font-bold text-arrears">
        <IconAlertTriangle aria-hidden="true" className="size-6 shrink-0" />
        {words.shared.pleaseCheck}
      </h2>
      <ul className="space-y-1">
        {wrong.map(([name, label]) => (
          <li key={name}>
            <a
              href={`#${fieldId(name)}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(fieldId(name))?.focus()
              }}
              className="inline-flex min-h-12 items-center underline underline-offset-4"
            >
              <span>
                <span className="font-semibold">{label}:</span> {text(errors[name] ?? '')}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

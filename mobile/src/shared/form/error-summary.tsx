import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useColon, useWords } from '../../words/use-words.ts'
import { fieldId } from './field-frame.tsx'
import { useFieldProblemText } from './field-problem-text.ts'

type Wrong = {
  /** By field: a field problem's name, or a text of its own. */
  errors: Partial<Record<string, string | undefined>>
  /** Names the fields in the order in which they stand. */
  labels: Record<string, string>
}

/** With more than these a list of them would fill a small screen. */
const mostListed = 2

function wrongFields({ errors, labels }: Wrong): [name: string, label: string][] {
  return Object.entries(labels).filter(([name]) => errors[name])
}

type Line = { name: string; label: string; said: string }

/** What the server said of several fields at once is one line, under all their names. A problem’s name is never its own text. */
function linesOf(wrong: Wrong, text: (problem: string) => string): Line[] {
  return wrongFields(wrong).reduce<Line[]>((lines, [name, label]) => {
    const problem = wrong.errors[name] ?? ''
    const same = lines.find(({ said }) => said === problem)
    if (!same) return [...lines, { name, label, said: text(problem) }]
    same.label += ` · ${label}`
    return lines
  }, [])
}

/** What a form's button says of the fields that are still wrong: how many, and the first, to which the next tap leads. */
export function StillWrong(wrong: Wrong) {
  const words = useWords()
  const fields = wrongFields(wrong)
  if (!fields[0]) return null
  return (
    // Of few the list above says what is wrong.
    <span data-say-changes={fields.length > mostListed ? '' : undefined} className="block text-sm leading-tight font-normal">
      {words.shared.fieldsLeft(fields.length, fields[0][1])}
    </span>
  )
}

/**
 * What is wrong with a form, above it, each with a way to its field. Takes focus at every failed try: `attempt` counts them.
 * Of many the first field takes focus instead, beside which stands what is wrong with it.
 */
export function ErrorSummary({ errors, labels, attempt }: Wrong & { attempt: number }) {
  const words = useWords()
  const colon = useColon()
  const text = useFieldProblemText()
  const box = useRef<HTMLDivElement>(null)
  const wrong = wrongFields({ errors, labels })
  // Decided at each try: a list that comes up while the last mistakes are mended would push their fields away.
  const [{ isShort, ...of }, setShown] = useState({ isShort: true, attempt: 0 })
  if (of.attempt !== attempt) setShown({ isShort: wrong.length <= mostListed, attempt })
  const takeFocus = useEffectEvent(() => (isShort ? box.current : document.getElementById(fieldId(wrong[0]?.[0] ?? '')))?.focus())
  useEffect(() => {
    if (attempt > 0) takeFocus()
  }, [attempt])
  if (wrong.length === 0 || !isShort) return null
  return (
    <div ref={box} tabIndex={-1} role="group" aria-labelledby="error-summary" className="rounded-card bg-arrears-tint px-4 py-3">
      <h2 id="error-summary" data-say-changes="" className="mb-1 flex items-center gap-2 font-bold text-arrears">
        <IconAlertTriangle aria-hidden="true" className="size-6 shrink-0" />
        {words.shared.pleaseCheck}
      </h2>
      <ul className="space-y-1">
        {linesOf({ errors, labels }, text).map(({ name, label, said }) => (
          <li key={name} data-say-changes="">
            <a
              href={`#${fieldId(name)}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(fieldId(name))?.focus()
              }}
              className="inline-flex min-h-12 items-center underline underline-offset-4"
            >
              <span>
                <span className="font-semibold">
                  {label}
                  {colon}
                </span>
                {said}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

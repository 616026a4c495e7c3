import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

export type FilterChoice<Value extends string> = { value: Value; text: string; icon: ReactNode }

/** One of a few kinds to show, or all: chips that scroll sideways inside their row. `first` stands before them. */
export function FilterChips<Value extends string>({
  label,
  value,
  onChange,
  choices,
  first,
}: {
  label: string
  value: Value
  onChange: (value: Value) => void
  choices: FilterChoice<Value>[]
  first?: ReactNode
}) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[data-chosen]')
    if (!row.current || !chosen || value === '') return
    // The row alone: the page stays where it was left.
    row.current.scrollTo({ left: chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2 })
  }, [value])
  return (
    <div
      ref={row}
      role="group"
      aria-label={label}
      className="relative -mx-gutter flex gap-2 overflow-x-auto overscroll-x-contain px-gutter py-1.5 [scrollbar-width:none]"
    >
      {first}
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          data-chosen={choice.value === value || undefined}
          onClick={() => onChange(choice.value)}
          className="flex min-h-12 shrink-0 items-center gap-2 rounded-full bg-card px-4 py-2 font-semibold text-ink shadow-raised aria-pressed:bg-harbour-700 aria-pressed:text-card"
        >
          {choice.icon}
          {choice.text}
        </button>
      ))}
    </div>
  )
}

import type { ReactNode } from 'react'

export type FilterChoice<Value extends string> = { value: Value; text: string; icon: ReactNode }

/** One of a few kinds to show, or all: chips that scroll sideways inside their row. */
export function FilterChips<Value extends string>({
  label,
  value,
  onChange,
  choices,
}: {
  label: string
  value: Value
  onChange: (value: Value) => void
  choices: FilterChoice<Value>[]
}) {
  return (
    <div
      role="group"
      aria-label={label}
      className="-mx-gutter flex gap-2 overflow-x-auto overscroll-x-contain px-gutter py-1.5 [scrollbar-width:none]"
    >
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={(event) => {
            event.currentTarget.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'smooth' })
            onChange(choice.value)
          }}
          className="flex min-h-12 shrink-0 items-center gap-2 rounded-full bg-card px-4 py-2 font-semibold text-ink shadow-raised aria-pressed:bg-harbour-700 aria-pressed:text-card"
        >
          {choice.icon}
          {choice.text}
        </button>
      ))}
    </div>
  )
}

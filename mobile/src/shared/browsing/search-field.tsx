import { IconSearch, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { useWords } from '../../words/use-words.ts'

/** As much of a search as the server looks at. */
const longest = 80

/** One line to search by. Sending it closes the phone's keyboard: the list follows what is typed by itself. */
export function SearchField({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  const words = useWords('content').content
  const input = useRef<HTMLInputElement>(null)
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        input.current?.blur()
      }}
      className="relative"
    >
      <IconSearch aria-hidden="true" className="pointer-events-none absolute top-3.5 left-4 size-6 text-ink-2" />
      <input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        name="search"
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        maxLength={longest}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={`min-h-13 w-full rounded-full border-[1.5px] border-field bg-card py-3 pl-12 text-lg text-ellipsis placeholder:text-ink-2 ${value === '' ? 'pr-3' : 'pr-14'}`}
      />
      {value !== '' && (
        <button
          type="button"
          aria-label={words.clearSearch}
          onClick={() => {
            onChange('')
            input.current?.focus()
          }}
          className="absolute top-0.5 right-1 flex size-12 items-center justify-center rounded-full text-ink-2"
        >
          <IconX aria-hidden="true" className="size-6" />
        </button>
      )}
    </form>
  )
}

import { lazy, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Icon } from '../plain/icon.tsx'
import { Late } from './late.tsx'
import { focusRow, focusSearch, isForPage, pageLetters } from './shortcuts.ts'
import { useDeskPages } from './use-desk-pages.ts'

/** Milliseconds after G in which a letter goes to a page. */
const patience = 1_500

const Sheet = lazy(async () => ({ default: (await import('./shortcut-sheet.tsx')).ShortcutSheet }))

/** The shortcuts of every page, and the button that says which there are. */
export function ShortcutKeys() {
  const [isOpen, setOpen] = useState(false)
  const goesAt = useRef(0)
  const navigate = useNavigate()
  const pages = useDeskPages()
  useEffect(() => {
    const acts: Record<string, () => void> = {
      '?': () => setOpen(true),
      '/': focusSearch,
      j: () => focusRow(1),
      k: () => focusRow(-1),
      g: () => (goesAt.current = performance.now()),
    }
    const hear = (event: KeyboardEvent) => {
      if (!isForPage(event)) return
      const key = event.key.toLowerCase()
      const isGoing = performance.now() - goesAt.current < patience
      goesAt.current = 0
      const page = isGoing ? pages.find(({ name }) => pageLetters[name] === key) : undefined
      const act = page ? () => void navigate(page.to) : acts[key]
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [navigate, pages])
  return (
    <>
      <button
        type="button"
        aria-label="Keyboard shortcuts"
        title="Keyboard shortcuts (?)"
        aria-keyshortcuts="?"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="keyboard" />
      </button>
      {isOpen ? (
        <Late>
          <Sheet onClose={() => setOpen(false)} />
        </Late>
      ) : null}
    </>
  )
}

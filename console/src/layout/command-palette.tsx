import { lazy, useEffect, useState } from 'react'
import { Icon } from '../plain/icon.tsx'
import { Late } from './late.tsx'

const Palette = lazy(async () => ({ default: (await import('./palette-dialog.tsx')).PaletteDialog }))

/** Finds a page or a member from anywhere: a button of the bar, or Ctrl (Command) with K. */
export function CommandPalette() {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
  return (
    <>
      <button type="button" aria-keyshortcuts="Control+K" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="search" />
        Find (Ctrl K)
      </button>
      {open ? (
        <Late>
          <Palette onClose={() => setOpen(false)} />
        </Late>
      ) : null}
    </>
  )
}

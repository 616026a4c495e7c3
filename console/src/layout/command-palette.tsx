import SearchIcon from '@mui/icons-material/Search'
import Button from '@mui/material/Button'
import { lazy, Suspense, useEffect, useState } from 'react'

const load = async () => ({ default: (await import('./palette-dialog.tsx')).PaletteDialog })
const Palette = lazy(load)

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
    // At hand when it is asked for; a file that did not come is asked for again then.
    load().catch(() => undefined)
    return () => removeEventListener('keydown', hear)
  }, [])
  return (
    <>
      <Button color="inherit" startIcon={<SearchIcon />} aria-keyshortcuts="Control+K" onClick={() => setOpen(true)}>
        Find (Ctrl K)
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

import KeyboardIcon from '@mui/icons-material/KeyboardOutlined'
import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { focusRow, focusSearch, isForPage, pageLetters } from './shortcuts.ts'
import { useDeskPages } from './use-desk-pages.ts'

/** Milliseconds after G in which a letter goes to a page. */
const patience = 1_500

function Keys({ keys }: { keys: readonly string[] }) {
  const box = { border: 1, borderColor: 'divider', borderRadius: 1, px: 0.75, mr: 0.5, font: 'inherit', bgcolor: 'background.default' }
  return keys.map((key) => (
    <Box component="kbd" key={key} sx={box}>
      {key}
    </Box>
  ))
}

const general = [
  [['Ctrl', 'K'], 'Find a page or a member'],
  [['/'], 'Into the search of this page'],
  [['J'], 'To the next row'],
  [['K'], 'To the row before'],
  [['Enter'], 'Open the row, or send the form'],
  [['Esc'], 'Close what lies over the page; what you typed is kept'],
  [['?'], 'This sheet'],
] as const

/** The shortcuts of every page, and the sheet that says which there are. */
export function ShortcutSheet() {
  const [open, setOpen] = useState(false)
  const goesAt = useRef(0)
  const navigate = useNavigate()
  const pages = useDeskPages().flatMap(({ name, label, to }) => {
    const letter = pageLetters[name]
    return letter ? [{ letter, label, to }] : []
  })
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
      const page = isGoing ? pages.find(({ letter }) => letter === key) : undefined
      const act = page ? () => void navigate(page.to) : acts[key]
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [navigate, pages])
  const rows = [...general, ...pages.map(({ letter, label }) => [['G', letter.toUpperCase()], label] as const)]
  return (
    <>
      <Tooltip title="Keyboard shortcuts (?)">
        <IconButton color="inherit" aria-label="Keyboard shortcuts" aria-keyshortcuts="?" onClick={() => setOpen(true)}>
          <KeyboardIcon />
        </IconButton>
      </Tooltip>
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby="shortcuts" fullWidth maxWidth="sm">
        <DialogTitle id="shortcuts">Keyboard shortcuts</DialogTitle>
        <DialogContent>
          <Box
            component="dl"
            sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(250px, 1fr))', columnGap: 3, rowGap: 1, m: 0 }}
          >
            {rows.map(([keys, what]) => (
              <Box key={what} sx={{ display: 'flex', gap: 1 }}>
                <Box component="dt" sx={{ minWidth: 76, flexShrink: 0 }}>
                  <Keys keys={keys} />
                </Box>
                <Box component="dd" sx={{ m: 0 }}>
                  {what}
                </Box>
              </Box>
            ))}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

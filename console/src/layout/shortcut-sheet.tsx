import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { pageLetters } from './shortcuts.ts'
import { Themed } from '../themed.tsx'
import { useDeskPages } from './use-desk-pages.ts'

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

/** Says which shortcuts there are. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const pages = useDeskPages().flatMap(({ name, label }) => {
    const letter = pageLetters[name]
    return letter ? [{ letter, label }] : []
  })
  const rows = [...general, ...pages.map(({ letter, label }) => [['G', letter.toUpperCase()], label] as const)]
  return (
    <Themed>
      <Dialog open onClose={onClose} aria-labelledby="shortcuts" fullWidth maxWidth="sm">
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
          <Button onClick={onClose}>Close</Button>
        </DialogActions>
      </Dialog>
    </Themed>
  )
}

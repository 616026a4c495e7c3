import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** A second line in a cell: what is wanted less often. */
export function SmallPrint({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ color: 'text.secondary', display: 'block', fontSize: 12 }}>
      {children}
    </Box>
  )
}

/** What people wrote, in a cell: one word that no line holds is broken, and leaves the columns beside it their place. */
export function LongText({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ display: 'inline-block', minWidth: '7em', overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  )
}

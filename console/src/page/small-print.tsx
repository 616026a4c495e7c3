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

import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

/** A page before the desk: one card in the middle. */
export function DoorPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="main" sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', bgcolor: 'background.default', p: 2 }}>
      <Paper elevation={0} sx={{ p: 4, width: '100%', maxWidth: 440, border: 1, borderColor: 'divider', display: 'grid', gap: 2 }}>
        <Typography variant="h1">{title}</Typography>
        {children}
      </Paper>
    </Box>
  )
}

import Card from '@mui/material/Card'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

/** A part of a record's page: its name, what belongs to it beside that, and what stands in it. */
export function Section({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <Card variant="outlined" component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', px: 2, pt: 2, pb: 1 }}>
        <Typography variant="h2" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        {aside}
      </Box>
      {children}
    </Card>
  )
}

/** What a section says while there is nothing in it. */
export function NothingYet({ children }: { children: ReactNode }) {
  return (
    <Typography sx={{ px: 2, pb: 2 }} color="text.secondary">
      {children}
    </Typography>
  )
}

import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

type Props = {
  name: ReactNode
  /** How it stands: a chip, or some. */
  state: ReactNode
  /** What the reader may do with it, by the record's own `may`. */
  acts?: ReactNode
  children: ReactNode
}

/** What a record's page begins with: its name, how it stands, what can be done with it, and below what is known of it. */
export function RecordHead({ name, state, acts, children }: Props) {
  return (
    <Card variant="outlined">
      <CardContent sx={{ display: 'grid', gap: 3 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Typography variant="h1" component="p" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
            {name}
          </Typography>
          {state}
          <Box sx={{ flexGrow: 1 }} />
          {acts}
        </Box>
        {children}
      </CardContent>
    </Card>
  )
}

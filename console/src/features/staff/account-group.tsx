import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

/** One matter of the own account. */
export function AccountGroup({ title, explained, children }: { title: string; explained: string; children: ReactNode }) {
  return (
    <Card variant="outlined" component="section" aria-label={title}>
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <div>
          <Typography variant="h2">{title}</Typography>
          <Typography color="text.secondary" variant="body2">
            {explained}
          </Typography>
        </div>
        {children}
      </CardContent>
    </Card>
  )
}

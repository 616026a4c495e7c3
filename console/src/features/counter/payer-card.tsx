import { readableMobile } from '@mwc/contract/fields/mobile-number'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

type Payer = { fullName: string; memberNumber: string; mobile: string | null }

/** Who stands at the counter, and what is to be done for them. */
export function PayerCard({
  member: { fullName, memberNumber, mobile },
  title,
  aside,
  facts,
  children,
}: {
  member: Payer
  title: string
  aside?: ReactNode
  facts: string
  children: ReactNode
}) {
  return (
    <Card variant="outlined" component="section" aria-label={title}>
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography variant="h2">{title}</Typography>
            <Typography>
              {fullName} · {memberNumber}
              {mobile ? ` · ${readableMobile(mobile)}` : ''}
            </Typography>
            <Typography color="text.secondary">{facts}</Typography>
          </Box>
          {aside}
        </Box>
        {children}
      </CardContent>
    </Card>
  )
}

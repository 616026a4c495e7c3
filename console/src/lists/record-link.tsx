import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'

/** What a row of a list opens by for whoever uses no mouse; the row itself opens the same. */
export function RecordLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link component={RouterLink} to={to} data-opens="" onClick={(event) => event.stopPropagation()} sx={{ overflowWrap: 'anywhere' }}>
      {children}
    </Link>
  )
}

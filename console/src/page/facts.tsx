import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** Names and what they are of one record, in as many columns as there is room for. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))', gap: 2, m: 0 }}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: 12 }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </div>
      ))}
    </Box>
  )
}

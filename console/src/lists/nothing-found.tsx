import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useListContext } from 'react-admin'

type Props = {
  one: string
  tips?: string
  /** Said instead where nothing was asked for. */
  none?: ReactNode
}

/**
 * A list of which nothing fits: what was searched, and what to try. `one` is what it lists; `tips` what its search finds.
 * Where the search itself was refused, why.
 */
export function NothingFound({ one, tips, none }: Props) {
  const { filterValues, setFilters, error } = useListContext()
  const { search, ...others } = filterValues as { search?: string }
  const hasOthers = Object.values(others).some((value) => value !== undefined && value !== '')
  if (none && !search && !hasOthers && !error) return none
  const found = search
    ? `No ${one} found by “${search}”${hasOthers ? ' among those that the filters leave' : ''}`
    : `No ${one} fits these filters`
  return (
    <Box sx={{ textAlign: 'center', p: 6, maxWidth: 560, mx: 'auto', display: 'grid', gap: 1, justifyItems: 'center' }}>
      <Typography variant="h2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
        {error ? (error as Error).message : found}
      </Typography>
      {search && tips && !error ? <Typography color="text.secondary">{tips}</Typography> : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
        {search && hasOthers ? <Button onClick={() => setFilters({ search })}>Search without the filters</Button> : null}
        {search ? <Button onClick={() => setFilters(others)}>Clear the search</Button> : null}
        {hasOthers && !search ? <Button onClick={() => setFilters({})}>Clear the filters</Button> : null}
      </Box>
    </Box>
  )
}

import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useListContext } from 'react-admin'

/** What a list is narrowed to by a name that was touched, or by the address that led here; each can be taken away. */
export function Narrowing({ by }: { by: Readonly<Record<string, string>> }) {
  const { filterValues, setFilters } = useListContext()
  const given = filterValues as Record<string, unknown>
  const names = Object.keys(by).filter((name) => given[name] !== undefined)
  if (names.length === 0) return null
  const without = (name: string) => setFilters(Object.fromEntries(Object.entries(given).filter(([other]) => other !== name)))
  return (
    <Box sx={{ display: 'flex', gap: 1, p: 1 }}>
      {names.map((name) => (
        <Chip key={name} label={by[name]} onDelete={() => without(name)} />
      ))}
    </Box>
  )
}

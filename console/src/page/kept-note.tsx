import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import { formatAgo } from './format.ts'
import { useNow } from './use-now.ts'

/** Says that a form holds what was typed before, and offers to begin anew. */
export function KeptNote({ keptAt, onDiscard }: { keptAt: number | null; onDiscard: () => void }) {
  const now = useNow()
  if (keptAt === null) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, color: 'text.secondary', fontSize: 13 }}>
      <span>You typed this {formatAgo(new Date(keptAt).toISOString(), now)} and did not send it.</span>
      <Button size="small" onClick={onDiscard}>
        Begin anew
      </Button>
    </Box>
  )
}

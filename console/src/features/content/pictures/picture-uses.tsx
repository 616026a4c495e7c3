import type { DeskPicture } from '@mwc/contract/content/picture-desk.schemas'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { kindWords } from '../content-words.ts'

/** Every item that shows a picture, each with the way to it. */
export function PictureUses({ uses }: Pick<DeskPicture, 'uses'>) {
  if (uses.length === 0) return 'Shown by nothing'
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', overflowWrap: 'anywhere' }}>
      <span>Shown by</span>
      {uses.map((use) => (
        <Link key={use.id} component={RouterLink} to={`/${kindWords[use.kind].resource}/${use.id}/show`}>
          {use.title} ({kindWords[use.kind].one})
        </Link>
      ))}
    </Box>
  )
}

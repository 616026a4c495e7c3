import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'

/** A way to the list that has all of a member's, of which a part of the story shows the newest. */
export function AllInList({ list, name, memberId }: { list: 'payments' | 'log'; name: string; memberId: string }) {
  return (
    <Link component={RouterLink} to={`/${list}?filter=${encodeURIComponent(JSON.stringify({ memberId }))}`}>
      All in {name}
    </Link>
  )
}

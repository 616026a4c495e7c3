import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { useCanAccess } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { SmallPrint } from './small-print.tsx'

type Named = { id: string; fullName: string; memberNumber: string }

/**
 * Who a row is about, with a way to the record for whoever may open it. An account that was closed has its number left.
 * @param more what stands beside the number
 */
export function MemberText({ member: { id, fullName, memberNumber }, more }: { member: Named; more?: ReactNode }) {
  const { canAccess } = useCanAccess({ resource: 'members', action: 'show' })
  const name = fullName || 'Closed account'
  return (
    <>
      {canAccess ? (
        // A row that opens something else is not opened by it.
        <Link
          component={RouterLink}
          to={`/members/${id}/show`}
          sx={{ overflowWrap: 'anywhere' }}
          onClick={(event) => event.stopPropagation()}
        >
          {name}
        </Link>
      ) : (
        name
      )}
      <SmallPrint>
        {memberNumber}
        {more}
      </SmallPrint>
    </>
  )
}

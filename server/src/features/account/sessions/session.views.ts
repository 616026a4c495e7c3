import type { SignedIn } from '@mwc/contract/account/sessions/sessions.schemas'
import type { Membership } from '@mwc/contract/membership/membership.schemas'
import type { MemberRow } from '../../../database/rows.ts'
import { showUser } from '../people/show-user.ts'

export function signedInOf(opened: Pick<SignedIn, 'token' | 'sessionKey'>, row: MemberRow, membership: Membership): SignedIn {
  return { ...opened, user: showUser(row), membership, mustSetPassword: row.password_hash === null }
}

import type { SignedIn } from '@mwc/contract/account/sessions/sessions.schemas'
import type { UserInfo } from '@mwc/contract/account/people/people.schemas'
import { marketingConsents } from '@mwc/contract/account/people/consent-kinds'
import type { Membership } from '@mwc/contract/membership/membership.schemas'
import { maskMobile } from '@mwc/contract/fields/mobile-number'
import type { MemberRow } from '../../../database/rows.ts'

/** The member as the app keeps it: number masked, four characters of the FIN. */
export function userInfoOf(row: MemberRow): UserInfo {
  return {
    id: row.id,
    fullName: row.full_name,
    memberNumber: row.member_number,
    mobile: row.mobile ? maskMobile(row.mobile) : '',
    finLastFour: row.fin_last_four,
    nationality: row.nationality,
    language: row.language,
  }
}

export function signedInOf(token: string, row: MemberRow, membership: Membership): SignedIn {
  return { token, user: userInfoOf(row), membership, mustSetPassword: row.password_hash === null }
}

/** Each marketing consent; one that was never asked is not given. */
export function marketingConsentsOf(latest: Partial<Record<string, boolean>>): Record<(typeof marketingConsents)[number], boolean> {
  const [sms, messaging, call] = marketingConsents
  return { [sms]: latest[sms] ?? false, [messaging]: latest[messaging] ?? false, [call]: latest[call] ?? false } as Record<
    (typeof marketingConsents)[number],
    boolean
  >
}

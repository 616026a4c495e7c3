import type { UserInfo } from '@mwc/contract/account/people/people.schemas'
import { maskMobile } from '@mwc/contract/fields/mobile-number'
import type { SignedInMember } from '../../../database/rows.ts'

/** The member as the app keeps it: number masked, four characters of the FIN. */
export function showUser(row: Omit<SignedInMember, 'has_password' | 'deactivated_at' | 'photo_key'>): UserInfo {
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

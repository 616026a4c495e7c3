import { useContext } from 'react'
import { PathContext } from '../../shared/navigation/navigation.ts'
import { MembershipTerms } from './membership-terms.tsx'
import { PrivacyNotice } from './privacy-notice.tsx'
import { privacyNoticePath } from '../../paths/paths.ts'

/** The privacy notice or the membership terms, as the address says: one file of code for both. */
export function LegalTextScreen() {
  return useContext(PathContext).startsWith(privacyNoticePath) ? <PrivacyNotice /> : <MembershipTerms />
}

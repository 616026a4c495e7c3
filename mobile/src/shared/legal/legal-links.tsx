import { TextLink } from '../screen/button.tsx'
import { membershipTermsPath, privacyNoticePath } from '../../paths/paths.ts'

/** The ways to what stands behind a consent, named by the screen's words: those of the texts come only with them. */
export function LegalLinks({ privacyNotice, membershipTerms }: { privacyNotice: string; membershipTerms: string }) {
  return (
    <p className="flex flex-wrap gap-x-6">
      <TextLink to={privacyNoticePath}>{privacyNotice}</TextLink>
      <TextLink to={membershipTermsPath}>{membershipTerms}</TextLink>
    </p>
  )
}

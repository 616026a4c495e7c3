import { useWords } from '../../words/use-words.ts'
import { LegalText } from './legal-text.tsx'

/** What a member and the centre agree on. */
export function MembershipTerms() {
  const { title, intro, signUp, fee, benefits, account, app } = useWords('legal').legal.terms
  return <LegalText title={title} intro={intro} parts={[signUp, fee, benefits, account, app]} />
}

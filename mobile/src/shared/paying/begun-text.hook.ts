import type { me } from '@mwc/contract/account/people/people.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import { useWords } from '../../words/use-words.ts'
import { useSaidPaid } from './said-paid.hook.ts'

type Begun = Pick<OutputOf<typeof me>, 'continuePaymentId' | 'mayBePaidId'>

/** What is said of a payment that was begun; whoever said to have paid is not asked again. Null where there is none. */
export function useBegunText({ continuePaymentId, mayBePaidId }: Begun): string | null {
  const words = useWords('membership').membership
  const isSaidPaid = useSaidPaid(mayBePaidId ?? '')
  if (isSaidPaid) return words.saidPaid
  if (!mayBePaidId) return continuePaymentId && words.unfinishedText
  return mayBePaidId === continuePaymentId ? words.continueText : words.lateText
}

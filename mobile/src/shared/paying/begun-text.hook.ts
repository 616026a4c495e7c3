import type { me } from '@mwc/contract/account/people/people.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import { useWords } from '../../words/use-words.ts'
import { useSaidPaid } from './said-paid.hook.ts'

type Begun = Pick<OutputOf<typeof me>, 'continuePaymentId' | 'latePaymentId'>

/** What is said of a payment whose money may come; whoever said to have paid is not asked again. Null where there is none. */
export function useBegunText({ continuePaymentId, latePaymentId }: Begun): string | null {
  const words = useWords('membership').membership
  const isSaidPaid = useSaidPaid(continuePaymentId ?? latePaymentId ?? '')
  if (isSaidPaid) return words.saidPaid
  return continuePaymentId ? words.continueText : latePaymentId && words.lateText
}

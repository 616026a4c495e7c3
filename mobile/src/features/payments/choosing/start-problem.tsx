import { money } from '../../../shared/programme/money.ts'
import { Notice } from '../../../shared/screen/notice.tsx'
import { NetworkError, RefusalError, TimeoutError } from '../../../shared/server/call-errors.ts'
import { useProblemText } from '../../../shared/server/problem-text.ts'
import { useWords } from '../../../words/use-words.ts'

/** Why the last tap did not open a payment; a refused promo code is said at its field. */
export function StartProblem({ error, total }: { error: unknown; total: number }) {
  const words = useWords('payments').payments
  const problem = useProblemText()
  if (!error || (error instanceof RefusalError && error.reason.startsWith('promos.'))) return null
  const priceChanged = error instanceof RefusalError && error.reason === 'payments.priceChanged'
  const lost = error instanceof NetworkError || error instanceof TimeoutError
  return (
    <Notice tone="error">
      {lost ? words.noAnswer : problem(error)} {priceChanged && words.newPrice(money(total))}
    </Notice>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useQueryParameter } from '../../shared/navigation/navigation.ts'
import { Screen } from '../../shared/screen/screen.tsx'
import { useSaidPaid } from '../../shared/paying/said-paid.hook.ts'
import { useWords } from '../../words/use-words.ts'
import { MissingFace } from './ended/payment-ended.tsx'
import { LivePayment } from './live-payment.tsx'
import { titleOfPayment } from './payment-path.ts'
import { paymentQuery } from './payments.queries.ts'

/** The payment of `?id=` that a NETS machine is to collect; turns to paid by itself. */
export function PaymentUncollectedScreen() {
  const words = useWords('payments').payments
  const id = useQueryParameter('id')
  const isSaidPaid = useSaidPaid(id ?? '')
  const { data: payment } = useQuery({ ...paymentQuery(id ?? ''), enabled: false })
  return (
    <Screen title={titleOfPayment(payment, words, isSaidPaid)} back>
      {id ? <LivePayment key={id} id={id} /> : <MissingFace />}
    </Screen>
  )
}

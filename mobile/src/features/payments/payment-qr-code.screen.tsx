import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { goTo, useQueryParameter } from '../../shared/navigation/navigation.ts'
import { Screen } from '../../shared/screen/screen.tsx'
import { useSaidPaid } from '../../shared/paying/said-paid.hook.ts'
import { useWords } from '../../words/use-words.ts'
import { MissingFace } from './ended/payment-ended.tsx'
import { LivePayment } from './live-payment.tsx'
import { titleOfPayment } from './payment-path.ts'
import { paymentQuery } from './payments.queries.ts'
import { paymentUncollectedPath } from '../../paths/paths.ts'

/** The PayNow QR of `?id=`; a NETS payment is shown on the page of its own. */
export function PaymentQrCodeScreen() {
  const words = useWords('payments').payments
  const id = useQueryParameter('id')
  const isSaidPaid = useSaidPaid(id ?? '')
  const { data: payment } = useQuery({ ...paymentQuery(id ?? ''), enabled: false })
  const isNets = payment?.method === 'nets'
  useEffect(() => {
    if (isNets && id) goTo(paymentUncollectedPath(id), { replace: true })
  }, [id, isNets])
  return (
    <Screen title={titleOfPayment(payment, words, isSaidPaid)} back>
      {id ? <LivePayment key={id} id={id} /> : <MissingFace />}
    </Screen>
  )
}

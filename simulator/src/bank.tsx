import { listPayNow } from './call.ts'
import { GatewaySwitch } from './gateway-switch.tsx'
import { type Act, PaymentCard } from './payment-card.tsx'
import { PaymentList } from './payment-list.tsx'
import { useLive } from './use-live.ts'

const others: Act[] = [
  { name: 'payLate', label: 'Pay late', hint: 'Two seconds after the QR has ended' },
  { name: 'payTwice', label: 'Pay twice', hint: 'Two payments of the full amount' },
  { name: 'payWrongAmount', label: 'Pay wrong amount', hint: 'One dollar less' },
  { name: 'paySilently', label: 'Pay without telling', hint: 'No callback: the server has to ask' },
  { name: 'payTellLate', label: 'Pay, tell late', hint: 'The callback comes 20 seconds after the money' },
  { name: 'payOutOfOrder', label: 'Fail, pay, tell in reverse', hint: 'The news of the payment comes before the failure' },
  { name: 'fail', label: 'Fail', hint: 'The bank declines' },
  { name: 'tellAgain', label: 'Tell again', hint: 'Every callback once more, last one first' },
]

const words = {
  textOf: 'Text of a PayNow QR',
  placeholder: '000201…',
  seek: 'Find',
  all: 'Show all payments',
  unknown: 'No payment here has this QR. A real QR cannot be paid in the simulator.',
  list: 'Payments',
  empty: "Choose PayNow in the member's app, and its QR waits here to be paid.",
}

/** The bank app: QRs that wait to be paid, one found by its text, and what can go wrong with them. */
export function Bank() {
  const { data, fault, refresh } = useLive(listPayNow)
  return (
    <section className="device" aria-labelledby="bank-title">
      <h2 id="bank-title">Bank app</h2>
      {fault && <p className="fault">{fault}</p>}
      <PaymentList
        party="bank"
        payments={data?.payments ?? []}
        words={words}
        card={(payment) => <PaymentCard key={payment.transactionNumber} payment={payment} verb="Pay" others={others} onDone={refresh} />}
      />
      {data && <GatewaySwitch party="bank" title="The PayNow gateway" mode={data.mode} onChange={refresh} />}
    </section>
  )
}

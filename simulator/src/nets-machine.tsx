import { listNets } from './call.ts'
import { GatewaySwitch } from './gateway-switch.tsx'
import { type Act, PaymentCard } from './payment-card.tsx'
import { PaymentList } from './payment-list.tsx'
import { useLive } from './use-live.ts'

const others: Act[] = [
  { name: 'payTwice', label: 'Collect twice', hint: 'Two payments of the full amount' },
  { name: 'payWrongAmount', label: 'Collect a wrong amount', hint: 'One dollar less' },
  { name: 'paySilently', label: 'Collect without telling', hint: 'No callback: the server has to ask' },
  { name: 'payTellLate', label: 'Collect, tell late', hint: 'The callback comes 20 seconds after the money' },
  { name: 'payOutOfOrder', label: 'Fail, collect, tell in reverse', hint: 'The news of the money comes before the failure' },
  { name: 'payLate', label: 'Collect after the end', hint: 'Two seconds after the payment has ended, days from now' },
  { name: 'fail', label: 'Fail', hint: 'The card is declined' },
  { name: 'tellAgain', label: 'Tell again', hint: 'Every callback once more, last one first' },
]

const words = {
  textOf: 'Text of a NETS QR',
  placeholder: 'NETS.EXAMPLE/…',
  seek: 'Scan',
  all: 'Show every QR',
  unknown: 'This machine cannot read that QR.',
  list: 'Uncollected payments',
  empty: "Choose the NETS machine in the member's app, and show its QR here.",
}

/** The NETS machine: uncollected payments, one scanned by the text of its QR, the slip that it prints, and what can go wrong. */
export function Machine() {
  const { data, fault, refresh } = useLive(listNets)
  return (
    <section className="device" aria-labelledby="machine-title">
      <h2 id="machine-title">NETS machine</h2>
      {fault && <p className="fault">{fault}</p>}
      <PaymentList
        party="nets"
        payments={data?.payments ?? []}
        words={words}
        card={(payment) => (
          <PaymentCard key={payment.transactionNumber} payment={payment} verb="Collect" others={others} slips onDone={refresh} />
        )}
      />
      {data && <GatewaySwitch party="nets" title="The machine's host" mode={data.mode} onChange={refresh} />}
    </section>
  )
}

import { settleShop } from '@mwc/contract/settlements/settlement-desk.calls'
import type { ShopStatement } from '@mwc/contract/settlements/settlement-desk.schemas'
import { ActButton } from '../../page/act-button.tsx'
import { formatMoney } from '../../page/format.ts'
import { monthName } from './months.ts'

/** Notes that a month was paid. */
export function SettleButton({ statement: { id, name, month, totalCents } }: { statement: ShopStatement }) {
  return (
    <ActButton
      label="Mark as paid"
      question={`Was ${formatMoney(totalCents)} paid to ${name} for ${monthName(month)}?`}
      explained="Send the money first; this notes it, once. The statement never changes then: what is taken back later comes off the next month."
      done="Noted as paid."
      call={settleShop}
      input={{ id, month, totalCents }}
      fields={[{ name: 'reference', label: 'Reference of the transfer', hint: 'As it stands on the statement of the bank.' }]}
    />
  )
}

import type { DeskPayment } from '@mwc/contract/payments/payment-desk.schemas'
import { chosenMethods, paymentMethods, paymentStates } from '@mwc/contract/payments/payment-kinds'
import { DataTable, DateInput, NumberInput, SelectInput, TextInput } from 'react-admin'
import { CounterInput } from '../../page/counter-input.tsx'
import { NothingFound } from '../../lists/nothing-found.tsx'
import { DeskList } from '../../lists/desk-list.tsx'
import { DeskSearch } from '../../lists/desk-search.tsx'
import { EmptyPage } from '../../page/empty-page.tsx'
import { formatMoney } from '../../page/format.ts'
import { ListActions } from '../../lists/list-actions.tsx'
import { MomentText } from '../../page/moment-text.tsx'
import { StateChip } from '../../page/state-chip.tsx'
import { MemberText } from '../../page/member-text.tsx'
import { methodWords, stateWords } from '../../page/payment-words.ts'
import { RecordLink } from '../../lists/record-link.tsx'
import { SmallPrint } from '../../page/small-print.tsx'

/** Cents of what is typed in dollars; nothing for nothing. */
const toCents = (typed: string) => (typed === '' ? '' : Math.round(Number(typed) * 100))
const toDollars = (cents: number | string | undefined) => (typeof cents === 'number' ? cents / 100 : '')

const filters = [
  <DeskSearch key="search" source="search" alwaysOn placeholder="Number, reference, mobile or name" width={320} />,
  <SelectInput
    key="state"
    source="state"
    label="State"
    alwaysOn
    choices={paymentStates.map((id) => ({ id, name: stateWords[id].word }))}
  />,
  <SelectInput
    key="method"
    source="method"
    label="Method"
    alwaysOn
    choices={paymentMethods.map((id) => ({ id, name: methodWords[id] }))}
  />,
  <DateInput key="paidFrom" source="paidFrom" label="Paid from" />,
  <DateInput key="paidTo" source="paidTo" label="Paid until" />,
  <CounterInput key="terminalId" source="terminalId" label="Terminal" of="terminals" />,
  <CounterInput key="placeId" source="placeId" label="Place" of="places" />,
  <TextInput key="promoCode" source="promoCode" label="Promo code" />,
  <NumberInput key="amountCents" source="amountCents" label="Amount (S$)" parse={toCents} format={toDollars} min={0} step={0.01} />,
  <DateInput key="from" source="from" label="Started from" />,
  <DateInput key="to" source="to" label="Started until" />,
]

/** All payments: found by any number that stands on a slip, a statement or a card, or by the name. */
export function PaymentList() {
  return (
    <DeskList
      title="Payments"
      actions={<ListActions filters />}
      filters={filters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      empty={
        <EmptyPage
          title="No payments yet"
          text={`Every payment by ${chosenMethods.map((one) => methodWords[one]).join(' or ')} will stand here from the moment that a member starts it.`}
        />
      }
    >
      <DataTable<DeskPayment>
        empty={
          <NothingFound
            one="payment"
            tips="A whole number of the payment, of its slip or of the bank, the mobile number, or parts of the name."
          />
        }
        rowClick="show"
        bulkActionButtons={false}
        sx={{ '& .column-paidAt': { display: { xs: 'none', lg: 'table-cell' } } }}
      >
        <DataTable.Col<DeskPayment>
          source="transactionNumber"
          label="Member and payment"
          disableSort
          render={({ id, member, transactionNumber }) => (
            <>
              <MemberText member={member} />
              <RecordLink to={`/payments/${id}/show`}>{transactionNumber}</RecordLink>
            </>
          )}
        />
        <DataTable.Col<DeskPayment>
          source="amountCents"
          label="Amount"
          align="right"
          render={({ amountCents, method }) => (
            <>
              {formatMoney(amountCents)}
              <SmallPrint>{methodWords[method]}</SmallPrint>
            </>
          )}
        />
        <DataTable.Col<DeskPayment>
          source="state"
          label="State"
          disableSort
          render={({ state, underReview }) => <StateChip {...(underReview ? stateWords.toReview : stateWords[state])} />}
        />
        <DataTable.Col<DeskPayment>
          source="createdAt"
          label="Started"
          sortByOrder="DESC"
          render={({ createdAt }) => <MomentText at={createdAt} />}
        />
        <DataTable.Col<DeskPayment> source="paidAt" label="Paid" sortByOrder="DESC" render={({ paidAt }) => <MomentText at={paidAt} />} />
      </DataTable>
    </DeskList>
  )
}

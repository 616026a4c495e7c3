import { giveMonths, voidMemberTerm } from '@mwc/contract/members/member-acts-desk.calls'
import { monthsToGive } from '@mwc/contract/members/member-acts'
import type { DeskMemberDetail } from '@mwc/contract/members/member-desk.schemas'
import type { DeskTerm } from '@mwc/contract/members/member-ledger.schemas'
import { ActButton } from '../../../page/act-button.tsx'
import { formatDay } from '../../../page/format.ts'
import { reasonField } from './fields.ts'

/** Months that nobody pays for. */
export function GiveMonthsButton({ member: { id, fullName } }: { member: DeskMemberDetail }) {
  return (
    <ActButton
      quiet
      keyed
      label="Give months"
      question={`Give ${fullName} months of membership?`}
      explained="They follow on the membership that runs, or begin today. Nothing is paid for them."
      done="Given."
      call={giveMonths}
      input={{ id }}
      fields={[{ name: 'months', label: 'Months', kind: 'count', first: '1', hint: `From 1 to ${monthsToGive.max}.` }, reasonField]}
    />
  )
}

/** A term that should not be there. */
export function VoidButton({ term: { id, firstDay, lastDay, payment } }: { term: DeskTerm }) {
  const days = `${formatDay(firstDay)} to ${formatDay(lastDay)}`
  const money = payment ? ' Money paid for this one: nothing is sent back by this. To send it back, refund the payment instead.' : ''
  return (
    <ActButton
      danger
      quiet
      label="Take back"
      question={`Take back the membership from ${days}?`}
      explained={`Later ones that follow on it and have not begun move up.${money} The reason stands in the data that the member can download.`}
      done="Taken back."
      call={voidMemberTerm}
      input={{ id }}
      fields={[reasonField]}
    />
  )
}

import type { StaffRole } from '@mwc/contract/endpoint/access'
import { mayCall } from '@mwc/contract/endpoint/may-call'
import * as calls from '@mwc/contract/payments/counter-desk.calls'
import { collectPayment } from '@mwc/contract/payments/payment-desk.calls'
import { proposeMatch } from '@mwc/contract/payments/statement-desk.calls'
import type { CounterDay, CounterMember, Slip, Terminal } from '@mwc/contract/payments/counter-desk.schemas'
import type { SlipLine } from '@mwc/contract/payments/slip-line.schemas'
import type { CounterMemberRow } from './counter-members.repo.ts'
import type { CounterDayRow, LineWithoutSlip, SlipRow } from './counter-days.repo.ts'
import { isClosable, isReopenable, mayPay } from './counter.rules.ts'
import type { TerminalRow } from './terminals.repo.ts'

export function terminalView(row: TerminalRow, role: StaffRole): Terminal {
  const may: Terminal['may'] = []
  if (mayCall(calls.renameTerminal, role) && row.retired_at === null) may.push('rename')
  if (mayCall(calls.retireTerminal, role) && row.retired_at === null) may.push('retire')
  return {
    id: row.id,
    version: row.version,
    place: { id: row.place_id, name: row.place_name },
    name: row.name,
    addedAt: row.added_at.toISOString(),
    retiredAt: row.retired_at?.toISOString() ?? null,
    may,
  }
}

export function counterMemberView(row: CounterMemberRow, role: StaffRole): CounterMember {
  const pays = mayPay({ deactivated: row.deactivated_at !== null, closed: row.closed_at !== null })
  return {
    id: row.id,
    memberNumber: row.member_number,
    fullName: row.full_name,
    mobile: row.mobile,
    finLastFour: row.fin_last_four,
    lastDay: row.last_day,
    may: mayCall(calls.startAtCounter, role) && pays ? ['start'] : [],
  }
}

/** A day of a terminal; what was signed stands in place of what the slips say. */
export function counterDayView(row: CounterDayRow, { role, today }: { role: StaffRole; today: Temporal.PlainDate }): CounterDay {
  const may: CounterDay['may'] = []
  if (mayCall(calls.closeCounterDay, role) && isClosable(row, today)) may.push('close')
  if (mayCall(calls.reopenCounterDay, role) && isReopenable(row)) may.push('reopen')
  const isSigned = row.state === 'closed'
  return {
    id: row.id,
    day: row.day,
    place: { id: row.place_id, name: row.place_name },
    terminal: { id: row.terminal_id, name: row.terminal_name },
    state: row.state,
    collectedCount: (isSigned ? row.collected_count : null) ?? row.slip_count,
    collectedCents: (isSigned ? row.collected_cents : null) ?? row.slip_cents,
    terminalCount: row.terminal_count,
    terminalCents: row.terminal_cents,
    differenceCents: row.difference_cents,
    explanation: row.explanation,
    closedAt: row.closed_at?.toISOString() ?? null,
    closedBy: row.closed_by_name,
    reopenedAt: row.reopened_at?.toISOString() ?? null,
    reopenedBy: row.reopened_by_name,
    reopenReason: row.reopen_reason,
    may,
  }
}

/** @param hasFile whether a file of NETS has anything of the day. */
export function slipView(row: SlipRow, hasFile: boolean): Slip {
  return {
    id: row.charge_id,
    reference: row.reference,
    amountCents: row.amount_cents,
    takenAt: row.taken_at.toISOString(),
    collectedBy: row.username,
    outcome: row.outcome,
    onFile: hasFile ? row.has_line : null,
    payment: { id: row.payment_id, transactionNumber: row.transaction_number },
    member: { memberNumber: row.member_number, fullName: row.full_name },
  }
}

/** A line of NETS without a slip: where its money has come the slip is entered; of nobody yet, it is matched first. */
export function slipLineView(row: LineWithoutSlip, role: StaffRole): SlipLine {
  const may: SlipLine['may'] = []
  if (row.state === 'matched' && row.method === 'nets' && row.slip !== null && mayCall(collectPayment, role)) may.push('collect')
  if (row.state !== 'matched' && row.state !== 'new' && mayCall(proposeMatch, role)) may.push('match')
  const { payment_id, transaction_number, full_name } = row
  const reference = row.reference || row.code
  // A line that names the payment beside the slip: the slip alone is entered.
  const words = reference.toUpperCase().split(/\s+/)
  const named = words.filter((word) => word !== transaction_number)
  return {
    id: row.id,
    reference,
    amountCents: row.amount_cents,
    state: row.state,
    slip: row.slip || (named.length > 0 ? named : words).join(''),
    payment: payment_id === null ? null : { id: payment_id, transactionNumber: transaction_number ?? '', fullName: full_name ?? '' },
    may,
  }
}

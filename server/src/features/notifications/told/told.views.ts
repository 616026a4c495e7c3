import type { ToldOutcome } from '@mwc/contract/notifications/notification-kinds'
import type { BroadcastMember } from '@mwc/contract/notifications/told-desk.schemas'
import type { SmsState } from '@mwc/contract/sms/sms-states'
import type { PushState } from '../../../database/tables/notification-tables.ts'

/** What is found of one member who was to be told: in the inbox, by the best of the phones, by SMS. */
export type ToldRow = {
  member_id: string
  member_number: string
  full_name: string
  state: 'due' | 'sent' | 'failed' | 'skipped'
  reason: string | null
  push_state: PushState | null
  push_error: string | null
  no_push: string | null
  sms_state: SmsState | null
  sms_error: string | null
  no_sms: string | null
}

const outcomeOf: Record<SmsState, ToldOutcome> = {
  due: 'waiting',
  handing: 'waiting',
  taken: 'waiting',
  sent: 'sent',
  delivered: 'delivered',
  failed: 'failed',
  skipped: 'skipped',
}

/** The states that an outcome is made of, as `outcomeOf` has it; of `none` there is no row. */
export function statesOf(outcome: ToldOutcome): SmsState[] {
  return (Object.keys(outcomeOf) as SmsState[]).filter((state) => outcomeOf[state] === outcome)
}

/** What went out in a way, or why there was no way. */
function wayOf(state: SmsState | null, error: string | null, none: string | null) {
  if (state !== null) return { outcome: outcomeOf[state], reason: error }
  return { outcome: none === null ? null : ('none' as const), reason: none }
}

export function toldView(row: ToldRow): Omit<BroadcastMember, 'id'> {
  const push = wayOf(row.push_state, row.push_error, row.no_push)
  const sms = wayOf(row.sms_state, row.sms_error, row.no_sms)
  return {
    member: { id: row.member_id, memberNumber: row.member_number, fullName: row.full_name },
    inbox: outcomeOf[row.state],
    inboxReason: row.reason,
    push: push.outcome,
    pushReason: push.reason,
    sms: sms.outcome,
    smsReason: sms.reason,
  }
}

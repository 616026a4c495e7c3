import type { SmsState } from '@mwc/contract/sms/sms-states'
import type { ColumnType, Generated } from 'kysely'
import type { Day, Moment, NullableMoment, NullableText } from './column-types.ts'

export type SmsTable = {
  id: string
  member_id: string | null
  mobile_last_four: string
  purpose: string
  state: SmsState
  provider_reference: NullableText
  created_at: Moment
  /** When the server was done with it: it is not handed over again. Null while it may be. */
  ended_at: NullableMoment
  /** When the provider last said what became of it. */
  told_at: NullableMoment
  /** Messages that it costs. */
  segments: Generated<number>
  /** The provider's code of what went wrong, or a name of our own: `expired`, `unknown`. */
  error_code: NullableText
  /** The notification that it points to. */
  notification_id: NullableText
  /** The broadcast that it is of. */
  broadcast_id: NullableText
}

/** SMS of a day in Singapore that stand in a state, and their segments. */
export type SmsDayCount = { day: string; state: SmsState; n: number; segments: number }

/** What was last counted of a day that is over. */
export type SmsDayCountTable = { day: Day; counts: ColumnType<SmsDayCount[], string, string> }

export type SmsTables = {
  sms_day_count: SmsDayCountTable
  sms: SmsTable
}

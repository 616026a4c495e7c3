import type { CounterDayState } from '@mwc/contract/payments/counter-day-states'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Day, Moment, NullableMoment } from './column-types.ts'

/** A NETS machine at a place. */
export type TerminalTable = {
  id: string
  place_id: string
  name: string
  added_at: Moment
  retired_at: NullableMoment
  /** Counts the edits. */
  version: Generated<number>
}

/** Where somebody collects: the latest of a session counts. */
export type CounterShiftTable = {
  id: string
  /** Counts up: the highest of a session is its shift. */
  number: GeneratedAlways<number>
  staff_id: string
  /** Hash of the session's token; the session itself goes a year after its last use. */
  staff_session: string
  terminal_id: string
  began_at: Moment
}

/** A day of a terminal; what was signed stands until it is signed anew. */
export type CounterDayTable = {
  id: string
  terminal_id: string
  day: Day
  state: CounterDayState
  /** As they were when it was closed, like the terminal's own; Singapore cents. */
  collected_count: number | null
  collected_cents: number | null
  terminal_count: number | null
  terminal_cents: number | null
  difference_cents: number | null
  explanation: string | null
  closed_by: string | null
  closed_at: NullableMoment
  reopened_by: string | null
  reopened_at: NullableMoment
  reopen_reason: string | null
}

/** A slip that was collected: money of `charge`, counted on one day of a terminal. */
export type TerminalSlipTable = {
  charge_id: string
  counter_day_id: string
  shift_id: string
  terminal_id: string
  /** The day in Singapore on which the terminal took it; it may count on a later one. */
  slip_day: Day
  reference: string
  amount_cents: number
  taken_at: Moment
  staff_id: string
  at: Moment
}

export type CounterTables = {
  terminal: TerminalTable
  counter_shift: CounterShiftTable
  counter_day: CounterDayTable
  terminal_slip: TerminalSlipTable
}

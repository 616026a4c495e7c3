import type { CounterDayState } from '@mwc/contract/payments/counter-day-states'

/** Whether a payment may be started for somebody at the counter. */
export function mayPay({ deactivated, closed }: { deactivated: boolean; closed: boolean }): boolean {
  return !deactivated && !closed
}

/** Whether a day of a terminal can be signed: on the day itself or afterwards. */
export function isClosable({ state, day }: { state: CounterDayState; day: string }, today: Temporal.PlainDate): boolean {
  return state !== 'closed' && Temporal.PlainDate.compare(Temporal.PlainDate.from(day), today) <= 0
}

/** Whether a day can be opened again. */
export function isReopenable({ state }: { state: CounterDayState }): boolean {
  return state === 'closed'
}

/** Count and sum, in Singapore cents. */
export type Totals = { count: number; cents: number }

/** Whether the terminal says something else than was collected: then it has to be explained. */
export function differs(collected: Totals, terminal: Totals): boolean {
  return collected.count !== terminal.count || collected.cents !== terminal.cents
}

/** The day on which a slip counts: the first from its own on that is not closed. */
export function countingDay(closed: ReadonlySet<string>, from: Temporal.PlainDate): Temporal.PlainDate {
  let day = from
  while (closed.has(day.toString())) day = day.add({ days: 1 })
  return day
}

import type { Language } from '@mwc/contract/language/language'
import type { CounterDayDetail } from '@mwc/contract/payments/counter-desk.schemas'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import { Refusal } from '../../../http/refusal.ts'
import { dayOf, toDate } from '../../../ports/clock.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { changeCounterDay } from './counter-days.repo.ts'
import { differs, isClosable } from './counter.rules.ts'
import { type CounterDayDependencies, decideOnCounterDay } from './decide-on-counter-day.ts'

export type Signed = {
  id: string
  collectedCount: number
  collectedCents: number
  terminalCount: number
  terminalCents: number
  explanation?: string | undefined
}

/**
 * Signs a day of a terminal: what was collected, as the page showed it, against the terminal's total. A difference needs a word.
 * Closed once; refuses with who did it, with `counter.dayAhead`, and with `counter.changed` where a slip came meanwhile.
 */
export async function closeCounterDay(
  deps: CounterDayDependencies,
  by: StaffActor,
  signed: Signed,
  language: Language,
): Promise<CounterDayDetail> {
  const { id, collectedCount, collectedCents, terminalCount, terminalCents } = signed
  return decideOnCounterDay(deps, by, { id, act: 'counter.closeDay', reason: signed.explanation }, async (tx, day) => {
    if (day.state === 'closed') throw new Refusal('counter.dayClosed', { by: { username: day.closedBy ?? '', at: day.closedAt ?? '' } })
    if (!isClosable(day, dayOf(deps.clock.now()))) throw new Refusal('counter.dayAhead')
    if (day.collectedCount !== collectedCount || day.collectedCents !== collectedCents) throw new Refusal('counter.changed')
    const [collected, terminal] = [
      { count: collectedCount, cents: collectedCents },
      { count: terminalCount, cents: terminalCents },
    ]
    if (differs(collected, terminal) && signed.explanation === undefined)
      throw fieldRefusal('request.invalid', 'explanation', 'required', language)
    await changeCounterDay(tx, id, {
      state: 'closed',
      collected_count: collectedCount,
      collected_cents: collectedCents,
      terminal_count: terminalCount,
      terminal_cents: terminalCents,
      difference_cents: terminalCents - collectedCents,
      explanation: signed.explanation ?? null,
      closed_by: by.staffId,
      closed_at: toDate(deps.clock.now()),
    })
  })
}

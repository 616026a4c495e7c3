import { randomUUID } from 'node:crypto'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { readShift as endpoint } from '@mwc/contract/payments/counter-desk.calls'
import { inTransaction } from '../../../database/in-transaction.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { Refusal } from '../../../http/refusal.ts'
import { dayOf, toDate } from '../../../ports/clock.ts'
import { recordAct } from '../../log/record-act.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { lockOpenDay } from './counter-days.repo.ts'
import { insertShift } from './counter-shifts.repo.ts'
import { readShift } from './read-shift.ts'
import { findTerminal, lockTerminal } from './terminals.repo.ts'

/** Chooses place and terminal for a session, and opens the terminal's day: whoever sat there has something to close. */
export async function beginShift(
  deps: Pick<Dependencies, 'db' | 'clock' | 'encryption'>,
  by: StaffActor,
  { session, terminalId }: { session: string; terminalId: string },
): Promise<OutputOf<typeof endpoint>> {
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const terminal = (await lockTerminal(tx, terminalId)) ? await findTerminal(tx, terminalId) : undefined
    if (!terminal || terminal.retired_at !== null) throw new Refusal('counter.terminalUnknown')
    await lockOpenDay(tx, terminalId, dayOf(now))
    const id = randomUUID()
    await insertShift(tx, { id, staff_id: by.staffId, staff_session: session, terminal_id: terminalId, began_at: toDate(now) })
    const after = { shift: id, place: terminal.place_name, terminal: terminal.name }
    await recordAct(tx, deps, by, { act: 'counter.beginShift', record: { kind: 'terminal', id: terminalId }, before: null, after })
    return readShift(tx, { staffId: by.staffId, session }, now)
  })
}

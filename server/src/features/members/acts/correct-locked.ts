import type { Tx } from '../../../database/database.ts'
import type { MemberRow } from '../../../database/rows.ts'
import { toDate } from '../../../ports/clock.ts'
import { correctedFields } from '../../../words/corrected-fields.ts'
import { keepPast } from '../../figures/keep-past.ts'
import type { Actor } from '../../log/read-actor.ts'
import { recordAct } from '../../log/record-act.ts'
import { tellOfAct, type Telling } from '../../notifications/inbox/tell-of-act.ts'
import { correctionOf, type GivenRecord } from './correction.rules.ts'
import { type Correction, writeCorrection } from './member-acts.repo.ts'

/** A FIN's columns, encrypted for their place. */
export type FinColumns = Required<Pick<Correction, 'fin_cipher' | 'fin_hash' | 'other_fin_hash' | 'fin_last_four'>>

/**
 * Corrects a member who is locked, writes it in the log and tells the member; answers with the record's version then.
 * What is given has been checked, and something of it differs from what stands.
 */
export async function correctLocked(
  tx: Tx,
  deps: Telling,
  by: Actor,
  member: MemberRow,
  { given, fin, reason }: { given: Omit<GivenRecord, 'fin'>; fin: FinColumns | null; reason: string },
): Promise<number> {
  const { id } = member
  const { set, before, after } = correctionOf(member, given)
  if (set.nationality !== undefined || set.sector !== undefined) await keepPast(tx, id, toDate(deps.clock.now()))
  const version = await writeCorrection(tx, id, { ...set, ...fin })
  const entryId = await recordAct(tx, deps, by, {
    act: 'members.correct',
    record: { kind: 'member', id },
    memberId: id,
    reason,
    before: { ...before, ...(fin && { finLastFour: member.fin_last_four }) },
    after: { ...after, ...(fin && { finLastFour: fin.fin_last_four }) },
  })
  const changed = correctedFields.filter((field) => field in after || (field === 'fin' && fin))
  await tellOfAct(tx, deps, { memberId: id, entryId }, { text: 'detailsCorrected', fields: changed, finEnding: fin?.fin_last_four ?? '' })
  return version
}

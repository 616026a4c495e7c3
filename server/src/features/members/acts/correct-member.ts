import { isAgeAllowed } from '@mwc/contract/account/people/birth-date'
import { mayCall } from '@mwc/contract/endpoint/may-call'
import type { Language } from '@mwc/contract/language/language'
import { readMember } from '@mwc/contract/members/member-desk.calls'
import { brokenIndex } from '../../../database/broken-index.ts'
import type { Db, Tx } from '../../../database/database.ts'
import { type FinHashes, hashesOfRow, isFinIndex } from '../../../keys/fin-hashes.ts'
import { inTransaction } from '../../../database/in-transaction.ts'
import type { MemberRow } from '../../../database/rows.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import { Refusal } from '../../../http/refusal.ts'
import { finPlace } from '../../../keys/encrypted-columns.ts'
import { dayOf } from '../../../ports/clock.ts'
import { isFinBlocked } from '../../account/people/is-fin-blocked.ts'
import { finHashesOf, nameFins } from '../../account/people/name-fins.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import type { Telling } from '../../notifications/inbox/tell-of-act.ts'
import { correctLocked, type FinColumns } from './correct-locked.ts'
import { correctionOf, type GivenRecord, standsNow } from './correction.rules.ts'
import { lockForAct } from './lock-for-act.ts'
import { findHolderOfFin } from './member-acts.repo.ts'
import { takeLimitsAlong } from './take-limits-along.ts'

type Needed = Pick<Dependencies, 'db'> & Telling

/**
 * Corrects a record and answers with its version. A corrected FIN takes along what was counted of the person.
 * Safe to repeat: what stands already is done. Refuses an older version, with what stands now, and a FIN on file or blocked.
 */
export async function correctMember(
  deps: Needed,
  by: StaffActor,
  { id, version: seen, reason, ...given }: { id: string; version: number; reason: string } & GivenRecord,
  language: Language,
): Promise<{ version: number }> {
  const { db, clock, encryption } = deps
  const finHashes = given.fin === undefined ? [] : finHashesOf(encryption, given.fin)
  const correct = async (tx: Tx) => {
    const { member } = await lockForAct(tx, 'correct', id, clock.now())
    const { set } = correctionOf(member, given)
    const stands = hashesOfRow(member).some((hash) => finHashes.includes(hash))
    const fin =
      given.fin === undefined || stands ? null : { whole: given.fin, hashes: (await nameFins(tx, encryption, [given.fin]))(given.fin) }
    if (!fin && Object.keys(set).length === 0) return { version: member.version }
    if (seen !== member.version) throw new Refusal('request.changedMeanwhile', { now: standsNow(member) })
    if (given.birthDate !== undefined && !isAgeAllowed(given.birthDate, dayOf(clock.now()).toString()))
      throw fieldRefusal('request.invalid', 'birthDate', 'age', language)
    if (fin) await requireFree(tx, by, finHashes)
    const version = await correctLocked(tx, deps, by, member, { given, fin: fin && finColumns(deps, member, fin), reason })
    if (fin && member.fin_hash) await takeLimitsAlong(tx, [{ from: member.fin_hash, to: fin.hashes }])
    return { version }
  }
  try {
    return await inTransaction(db, correct)
  } catch (error) {
    // A sign-up, another correction or a block took the FIN while this one was under way.
    if (isTaken(error)) await requireFree(db, by, finHashes)
    throw error
  }
}

/** The FIN's columns, encrypted for their place. */
function finColumns({ encryption }: Needed, { id }: MemberRow, { whole, hashes }: { whole: string; hashes: FinHashes }): FinColumns {
  return { fin_cipher: encryption.encrypt(whole, finPlace(id)), ...hashes, fin_last_four: whole.slice(-4) }
}

/** Refuses a FIN that somebody has on file, named to whoever may see that member, or that is blocked. */
async function requireFree(db: Db, { role }: StaffActor, finHashes: readonly string[]): Promise<void> {
  const holder = await findHolderOfFin(db, finHashes)
  if (holder) {
    const named = mayCall(readMember, role) ? { member: { id: holder.id, memberNumber: holder.member_number } } : undefined
    throw new Refusal('members.finOnFile', named)
  }
  if (await isFinBlocked(db, finHashes)) throw new Refusal('members.finBlocked')
}

/** Whether a unique index broke that holds each FIN once. */
function isTaken(error: unknown): boolean {
  const index = brokenIndex(error)
  return isFinIndex(index) || index === 'blocked_fin_hash'
}

import { joinFin } from '@mwc/contract/account/people/fin'
import { isAgeAllowed, parseTypedDate } from '@mwc/contract/account/people/birth-date'
import { type Allowance, daySeconds } from '../../../database/take-allowance.ts'
import { hashesOfRow } from '../../../keys/fin-hashes.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import { Refusal } from '../../../http/refusal.ts'
import { tokenHash } from '../../../keys/encryption.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { dayOf } from '../../../ports/clock.ts'
import { isLive } from '../proofs/proof.rules.ts'
import { finsADay } from './sign-up.rules.ts'
import { finHashesOf } from '../people/name-fins.ts'
import { isFinBlocked } from '../people/is-fin-blocked.ts'
import { findMemberByMobile, isFinOnFile } from '../people/members.repo.ts'
import { findProof, type ProofRow } from '../proofs/proofs.repo.ts'
import type { Caller } from '../../../http/read-caller.ts'
import { returnAllowances, requireAllowance } from '../proofs/require-allowance.ts'
import { takeAddressTry } from '../proofs/take-address-try.ts'
import { refuseMissedProof } from './refuse-missed-proof.ts'

export type Person = { proof: string; notMine: boolean; fin: string; finLastFour: string; birthDate: string }

/**
 * Checks for sign-up: the age on Singapore's day, a proof in time, a number free or declared somebody else's, and a new FIN.
 * A FIN counts before it is compared: 5 a day and number, and wrong ones by the caller's address.
 * Once they are spent every FIN is refused alike. One that staff blocked is sent to the helpline.
 */
export async function checkPerson(
  deps: Dependencies,
  input: Person,
  { language, address }: Pick<Caller, 'language' | 'address'>,
  { mayChangeFin }: { mayChangeFin: boolean },
): Promise<{ proof: ProofRow; fin: string; birthDay: string }> {
  const { db, encryption, clock } = deps
  const now = clock.now()
  const birthDay = parseTypedDate(input.birthDate) ?? ''
  if (!isAgeAllowed(birthDay, dayOf(now).toString())) throw fieldRefusal('request.invalid', 'birthDate', 'age', language)
  const fin = joinFin(input.fin, input.finLastFour)
  if (!fin) throw fieldRefusal('request.invalid', 'fin', 'fin', language)
  const proof = await findProof(db, tokenHash(input.proof), 'signUp')
  if (!proof || !isLive(proof, now)) throw await refuseMissedProof(db, encryption, proof)
  const finHashes = finHashesOf(encryption, fin)
  const known = await findMemberByMobile(db, proof.mobile)
  // An account that is younger than the proof was made by somebody who held the number later.
  if (known && (!input.notMine || known.created_at > proof.created_at)) throw new Refusal('account.alreadyMember')
  const isNew = proof.fin_hash === null || !finHashes.includes(proof.fin_hash)
  if (isNew && proof.fin_hash !== null && !mayChangeFin) throw new Refusal('account.registrationIncorrect')
  const fromAddress = isNew ? await takeFinTry(deps, { mobile: proof.mobile, address }, now) : []
  if (await isFinBlocked(db, finHashes)) throw new Refusal('account.invalidSignUp')
  if (known && hashesOfRow(known).some((hash) => finHashes.includes(hash))) throw new Refusal('account.registrationIncorrect')
  if (await isFinOnFile(db, finHashes)) throw new Refusal('account.duplicateFin')
  await returnAllowances(db, fromAddress, now)
  return { proof, fin, birthDay }
}

async function takeFinTry(
  deps: Dependencies,
  { mobile, address }: { mobile: string; address: string },
  now: Temporal.Instant,
): Promise<Allowance[]> {
  const { db, encryption } = deps
  const ofNumber = { key: `fin:${encryption.lookup('allowance', mobile)}`, limit: finsADay, seconds: daySeconds }
  await requireAllowance(db, ofNumber, now, 'account.dayLimit')
  return takeAddressTry(deps, { tried: 'fin', address }, now)
}

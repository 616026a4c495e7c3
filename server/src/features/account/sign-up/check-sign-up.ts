import { joinFin } from '@mwc/contract/account/people/fin'
import { isAgeAllowed, parseTypedDate } from '@mwc/contract/account/people/birth-date'
import type { Db } from '../../../database/database.ts'
import { daySeconds } from '../../../database/take-allowance.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import { Refusal } from '../../../http/refusal.ts'
import { type Seal, tokenHash } from '../../../keys/encryption.ts'
import type { Parts } from '../../../dependencies.ts'
import { dayOf } from '../../../ports/clock.ts'
import { isLive } from '../proofs/proof.rules.ts'
import { finsADay } from './sign-up.rules.ts'
import { finHashOf } from '../people/create-member.ts'
import { findMemberByMobile, isFinOnFile } from '../people/members.repo.ts'
import { countMissedProof } from './missed-proofs.repo.ts'
import { type ProofRow, findProof, setProofFin } from '../proofs/proofs.repo.ts'
import type { Caller } from '../../../http/read-caller.ts'
import { type Allowance, giveBack, takeOrRefuse } from '../proofs/take-account-allowance.ts'
import { takeAddressTry } from '../proofs/take-address-try.ts'

export type Person = { proof: string; notMine: boolean; fin: string; finLastFour: string; birthDate: string }

/** Checks the person who signs up, and remembers with the proof which FIN was checked. Writes nothing else. */
export async function checkSignUp(parts: Parts, input: Person, caller: Caller): Promise<void> {
  const { proof, fin } = await checkPerson(parts, input, caller, { mayChangeFin: true })
  await setProofFin(parts.db, proof.token_hash, finHashOf(parts.seal, fin))
}

/**
 * What both the check and the sign-up itself ask of a person: the age on Singapore's day, a proof in time, a number that is free or said
 * to be somebody else's, and a FIN that nobody has. A FIN is counted before it is compared with anything: 5 a day and number, and those that
 * were wrong by the caller's address. Once they are spent every FIN is refused alike.
 */
export async function checkPerson(
  parts: Parts,
  input: Person,
  { language, address }: Pick<Caller, 'language' | 'address'>,
  { mayChangeFin }: { mayChangeFin: boolean },
): Promise<{ proof: ProofRow; fin: string; birthDay: string }> {
  const { db, seal, clock } = parts
  const now = clock.now()
  const birthDay = parseTypedDate(input.birthDate) ?? ''
  if (!isAgeAllowed(birthDay, dayOf(now).toString())) throw fieldRefusal('request.invalid', 'birthDate', 'age', language)
  const fin = joinFin(input.fin, input.finLastFour)
  if (!fin) throw fieldRefusal('request.invalid', 'fin', 'fin', language)
  const proof = await findProof(db, tokenHash(input.proof), 'signUp')
  if (!proof || !isLive(proof, now)) throw await missedProof(db, seal, proof)
  const finHash = finHashOf(seal, fin)
  const known = await findMemberByMobile(db, proof.mobile)
  // An account that is younger than the proof was made by somebody who held the number later.
  if (known && (!input.notMine || known.created_at > proof.created_at)) throw new Refusal('account.alreadyMember')
  const isNew = proof.fin_hash !== finHash
  if (isNew && proof.fin_hash !== null && !mayChangeFin) throw new Refusal('account.registrationIncorrect')
  const fromAddress = isNew ? await takeFinTry(parts, { mobile: proof.mobile, address }, now) : []
  if (known && known.fin_hash === finHash) throw new Refusal('account.registrationIncorrect')
  if (await isFinOnFile(db, finHash)) throw new Refusal('account.duplicateFin')
  await giveBack(db, fromAddress, now)
  return { proof, fin, birthDay }
}

async function takeFinTry(
  parts: Parts,
  { mobile, address }: { mobile: string; address: string },
  now: Temporal.Instant,
): Promise<Allowance[]> {
  const { db, seal } = parts
  const ofNumber = { key: `fin:${seal.lookup('allowance', mobile)}`, limit: finsADay, seconds: daySeconds }
  await takeOrRefuse(db, ofNumber, now, 'account.dayLimit')
  return takeAddressTry(parts, { tried: 'fin', address }, now)
}

/** The refusal of a proof that is missing or too old; twice in a row for one number it sends the reader to the helpline. */
export async function missedProof(db: Db, seal: Seal, proof: Pick<ProofRow, 'mobile'> | undefined): Promise<Refusal> {
  const again = proof && (await countMissedProof(db, missedProofKey(seal, proof.mobile))) > 1
  return new Refusal(again ? 'account.invalidSignUp' : 'account.proofExpired')
}

export function missedProofKey(seal: Seal, mobile: string): string {
  return `missed-proof:${seal.lookup('allowance', mobile)}`
}

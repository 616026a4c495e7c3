import type { findAccount as endpoint } from '@mwc/contract/account/lost-phone/lost-phone.calls'
import { joinFin } from '@mwc/contract/account/people/fin'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import { parseTypedDate } from '@mwc/contract/account/people/birth-date'
import type { AreaCode } from '@mwc/contract/fields/mobile-number'
import { daySeconds } from '../../../database/take-allowance.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import { Refusal } from '../../../http/refusal.ts'
import { newToken, tokenHash } from '../../../keys/encryption.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { isLive } from '../proofs/proof.rules.ts'
import { isClosedPerson } from '../people/closed-people.repo.ts'
import { finHashesOf } from '../people/name-fins.ts'
import { finSearchKey, moveMinutes, searchesADay, type SearchFacts, searchRefusal } from './lost-phone.rules.ts'
import { formerOf, wasAnybodys } from '../people/former-mobiles.repo.ts'
import { findMemberByFin, findMemberByMobile } from '../people/members.repo.ts'
import { findProof } from '../proofs/proofs.repo.ts'
import type { Caller } from '../../../http/read-caller.ts'
import { readMobile } from '../people/read-mobile.ts'
import { requireAllowance } from '../proofs/require-allowance.ts'
import { takeAddressTry } from '../proofs/take-address-try.ts'
import { insertTicket } from '../proofs/tickets.repo.ts'

type Search = {
  proof: string
  oldAreaCode: AreaCode
  oldMobile: string
  fin: string
  finLastFour: string
  nationality: string
  /** `DD/MM/YYYY`. */
  birthDate: string
}

/**
 * Looks for the account of somebody who proved the phone in hand. The ticket found still needs the password, or staff.
 * Searches count before anything is looked at, by phone in hand and by FIN, found or not.
 */
export async function findAccount(deps: Dependencies, input: Search, caller: Caller): Promise<OutputOf<typeof endpoint>> {
  const { db, encryption, clock } = deps
  const now = clock.now()
  const proof = await findProof(db, tokenHash(input.proof), 'lostPhone')
  if (!proof || !isLive(proof, now)) throw new Refusal('account.proofExpired')
  const oldMobile = readMobile({ areaCode: input.oldAreaCode, mobile: input.oldMobile }, caller.language, 'oldMobile')
  if (oldMobile === proof.mobile) throw new Refusal('account.sameMobile')
  const fin = joinFin(input.fin, input.finLastFour)
  if (!fin) throw fieldRefusal('request.invalid', 'fin', 'fin', caller.language)
  const finHashes = finHashesOf(encryption, fin)
  await takeAddressTry(deps, { tried: 'search', address: caller.address }, now)
  for (const key of [`search-phone:${encryption.lookup('allowance', proof.mobile)}`, finSearchKey(finHashes[0] ?? '')])
    await requireAllowance(db, { key, limit: searchesADay, seconds: daySeconds }, now, 'account.dayLimit')

  const { facts, memberId } = await loadFacts(deps, { oldMobile, finHashes })
  const reason = searchRefusal(facts, { nationality: input.nationality, birthDay: parseTypedDate(input.birthDate) ?? '' })
  if (reason || !memberId) throw new Refusal(reason ?? 'account.finUnknown')
  const [move, expiresAt] = [newToken(), toDate(now.add({ minutes: moveMinutes }))]
  await insertTicket(db, {
    token_hash: tokenHash(move),
    member_id: memberId,
    session_hash: null,
    act: 'movePhone',
    mobile: proof.mobile,
    created_at: toDate(now),
    expires_at: expiresAt,
  })
  return { move, moveExpiresAt: expiresAt.toISOString() }
}

/** Every look-up is made whatever the others found, so that the time of an answer says no more than the answer. */
async function loadFacts(
  { db, encryption }: Dependencies,
  { oldMobile, finHashes }: { oldMobile: string; finHashes: readonly string[] },
): Promise<{ facts: SearchFacts; memberId: string | undefined }> {
  const holder = await findMemberByMobile(db, oldMobile)
  const wasKnown = await wasAnybodys(db, encryption, oldMobile)
  const member = await findMemberByFin(db, finHashes)
  const finClosed = await isClosedPerson(db, finHashes)
  const former = await formerOf(db, encryption, member?.id ?? holder?.id ?? '00000000-0000-0000-0000-000000000000', oldMobile)
  const found = member && {
    nationality: member.nationality,
    birthDay: member.birth_date,
    mobile: member.mobile === oldMobile ? ('has' as const) : former,
    hasMobile: member.mobile !== null,
  }
  return { facts: { found: found ?? null, finClosed, mobileKnown: holder !== undefined || wasKnown }, memberId: member?.id }
}

import type { checkCard as endpoint } from '@mwc/contract/card/card.calls'
import { parseProof } from '@mwc/contract/card/card-proof'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { Dependencies } from '../../dependencies.ts'
import { returnAllowances } from '../account/proofs/require-allowance.ts'
import { takeAddressTry } from '../account/proofs/take-address-try.ts'
import { deriveMembership } from '../membership/derive-membership.ts'
import { readSettings } from '../programme/read-settings.ts'
import { findCardKey } from './card-keys.repo.ts'
import { initialsOf, isCurrentStep, provesCard } from './card.rules.ts'
import { isSignedBy } from './public-key.codes.ts'

/**
 * Says what a scanned card is worth. Only a true proof of now tells who it is, by initials.
 * A true one of another time or of a stopped phone is `stale`; all else is `unknown`, after the same work.
 * All that was not good counts against the caller's address (`CALLER_HOUR_LIMIT`).
 */
export async function checkCard(
  deps: Pick<Dependencies, 'db' | 'clock' | 'encryption' | 'config'>,
  text: string,
  address: string,
): Promise<OutputOf<typeof endpoint>> {
  const { db, clock } = deps
  const now = clock.now()
  const fromAddress = await takeAddressTry(deps, { tried: 'card', address }, now)
  const nobody = { initials: null, status: null, validTo: null, checkedAt: new Date(now.epochMilliseconds).toISOString() }
  const proof = parseProof(text)
  if (!proof) return { result: 'unknown', ...nobody }
  const key = await findCardKey(db, proof.keyId)
  if (!isSignedBy(key?.public_key, proof) || !key) return { result: 'unknown', ...nobody }
  if (!isCurrentStep(proof.step, now) || !provesCard(key, now)) return { result: 'stale', ...nobody }
  const member = { deactivated_at: key.deactivatedAt }
  const { vipStatus, status, lastDay } = deriveMembership({ terms: key.terms, member }, await readSettings(db), now)
  await returnAllowances(db, fromAddress, now)
  return { ...nobody, result: vipStatus === '1' ? 'valid' : 'expired', initials: initialsOf(key.full_name), status, validTo: lastDay }
}

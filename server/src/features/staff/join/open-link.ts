import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { openStaffLink } from '@mwc/contract/staff/join.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { Refusal } from '../../../http/refusal.ts'
import { linkPlace } from '../../../keys/encrypted-columns.ts'
import { tokenHash } from '../../../keys/encryption.ts'
import { toDate } from '../../../ports/clock.ts'
import { findLink } from '../links.repo.ts'
import { totpUri } from '../totp.codes.ts'

/** What a link is for, with the secret for the authenticator app. Refuses with `staff.linkOver`, unknown ones alike. */
export async function openLink({ db, encryption, clock }: Dependencies, token: string): Promise<OutputOf<typeof openStaffLink>> {
  const hash = tokenHash(token)
  const link = await findLink(db, hash, toDate(clock.now()))
  if (!link) throw new Refusal('staff.linkOver')
  const totpSecret = encryption.decrypt(link.totp_cipher, linkPlace(hash))
  const { username, role, expires_at } = link
  return { username, role, totpUri: totpUri(totpSecret, username), totpSecret, until: expires_at.toISOString() }
}

import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import { maskMobile } from '@mwc/contract/fields/mobile-number'
import type { readAccount as endpoint } from '@mwc/contract/account/own-account/own-account.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { dayOf, toInstant } from '../../../ports/clock.ts'
import { showUser } from '../people/show-user.ts'
import { listConsents } from '../people/consents.repo.ts'
import { getMember } from '../people/members.repo.ts'
import { isOpenRequest } from '../lost-phone/phone-request.rules.ts'
import { listOpenRequests } from '../lost-phone/phone-requests.repo.ts'
import { findRequestState } from '../lost-phone/find-request-state.ts'
import { photoVersion } from './photo.rules.ts'

/** The member's own record. */
export async function readAccount({ db, clock }: Pick<Dependencies, 'db' | 'clock'>, memberId: string): Promise<OutputOf<typeof endpoint>> {
  const now = clock.now()
  const [member, consents, requests] = await Promise.all([
    getMember(db, memberId),
    listConsents(db, memberId),
    listOpenRequests(db, memberId),
  ])
  const request = requests.find((row) => isOpenRequest(findRequestState(row, now)))
  return {
    user: showUser(member),
    mobile: member.mobile,
    birthDate: member.birth_date,
    gender: member.gender,
    company: member.company,
    sector: member.sector,
    occupation: member.occupation,
    joinedOn: dayOf(toInstant(member.created_at)).toString(),
    mustSetPassword: member.password_hash === null,
    photo: photoVersion(member.photo_key),
    consents: consents.map(({ kind, given, at, wording_version, language }) => ({
      kind,
      given,
      at: at.toISOString(),
      wordingVersion: wording_version,
      language,
    })),
    phoneRequest: request
      ? {
          id: request.id,
          newMobile: maskMobile(request.new_mobile),
          state: findRequestState(request, now),
          askedAt: request.created_at.toISOString(),
          readyAt: request.ready_at?.toISOString() ?? null,
        }
      : null,
  }
}

import { finPlace } from '../../../keys/encrypted-columns.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { dayOf, toInstant } from '../../../ports/clock.ts'
import { listOwnMessages } from '../../messages/list-own-messages.ts'
import { findNominee } from '../nominee/nominee.repo.ts'
import { listConsents } from '../people/consents.repo.ts'
import { getMember } from '../people/members.repo.ts'
import { listOwnPaperRequests } from './own-paper-requests.repo.ts'
import {
  listOwnCardPhones,
  listOwnChecks,
  listOwnNotifications,
  listOwnPayments,
  listOwnPhones,
  listOwnPushPhones,
  listOwnRequests,
  listOwnRewards,
  listOwnSms,
  listOwnTerms,
  listOwnUses,
} from './own-data.repo.ts'

/** All data kept of a member, for that member: moments in UTC, days in Singapore, files as `data:` addresses. */
export async function readOwnData(
  { db, encryption, files }: Pick<Dependencies, 'db' | 'encryption' | 'files'>,
  memberId: string,
  now: Temporal.Instant,
) {
  const member = await getMember(db, memberId)
  const nominee = await findNominee(db, memberId)
  const consents = await listConsents(db, memberId)
  const photo = member.photo_key === null ? undefined : await files.get(member.photo_key)
  return {
    format: 'mwc-membership/1',
    madeAt: now.toString(),
    member: {
      memberNumber: member.member_number,
      fullName: member.full_name,
      mobile: member.mobile,
      fin: member.fin_cipher && encryption.decrypt(member.fin_cipher, finPlace(memberId)),
      birthDate: member.birth_date,
      nationality: member.nationality,
      gender: member.gender,
      company: member.company,
      sector: member.sector,
      occupation: member.occupation,
      language: member.language,
      joinedOn: dayOf(toInstant(member.created_at)).toString(),
      photo: photo ? `data:image/webp;base64,${photo.toString('base64')}` : null,
      hasPassword: member.password_hash !== null,
      deactivatedAt: member.deactivated_at,
    },
    nominee: nominee ? { fullName: nominee.full_name, relation: nominee.relation, mobile: nominee.mobile } : null,
    terms: await listOwnTerms(db, memberId),
    payments: await listOwnPayments(db, memberId),
    rewards: await listOwnRewards(db, memberId),
    uses: await listOwnUses(db, memberId),
    checks: await listOwnChecks(db, memberId),
    consents: consents.map(({ kind, given, at, wording_version, language }) => ({
      kind,
      given,
      at,
      wordingVersion: wording_version,
      language,
    })),
    phones: await listOwnPhones(db, memberId),
    cardPhones: await listOwnCardPhones(db, memberId),
    pushPhones: await listOwnPushPhones(db, memberId),
    messages: await listOwnSms(db, memberId),
    conversation: await listOwnMessages({ db, files }, memberId),
    notifications: await listOwnNotifications(db, memberId),
    phoneRequests: await listOwnRequests(db, memberId),
    paperRequests: await listOwnPaperRequests(db, memberId),
  }
}

export type OwnData = Awaited<ReturnType<typeof readOwnData>>

import type { Db } from '../../../database/database.ts'
import { finPlace } from '../../../keys/encrypted-columns.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { dayOf, toInstant } from '../../../ports/clock.ts'
import { listOwnMessages } from '../../messages/list-own-messages.ts'
import { listConsents } from '../people/consents.repo.ts'
import { getMember } from '../people/members.repo.ts'

const terms = (db: Db, memberId: string) =>
  db
    .selectFrom('term')
    .select(['first_day as firstDay', 'last_day as lastDay', 'months', 'source', 'voided_at as voidedAt', 'void_reason as voidReason'])
    .where('member_id', '=', memberId)
    .orderBy('first_day')
    .execute()

const payments = (db: Db, memberId: string) =>
  db
    .selectFrom('payment as p')
    .innerJoin('member_order as o', 'o.id', 'p.order_id')
    .select(['p.transaction_number as transactionNumber', 'p.method', 'p.state', 'p.amount_cents as amountCents'])
    .select(['p.pay_number as payNumber', 'p.created_at as createdAt', 'p.settled_at as paidAt'])
    .select(['o.months', 'o.free_months as freeMonths', 'o.promo_code as promoCode'])
    .where('p.member_id', '=', memberId)
    .orderBy('p.created_at')
    .execute()

const rewards = (db: Db, memberId: string) =>
  db
    .selectFrom('campaign_claim as c')
    .innerJoin('campaign as g', 'g.id', 'c.campaign_id')
    .leftJoin('voucher as v', 'v.claim_id', 'c.id')
    .select(['g.name', 'c.at as claimedAt', 'v.first_day as firstDay', 'v.last_day as lastDay', 'v.used_at as usedAt'])
    .where('c.member_id', '=', memberId)
    .orderBy('c.at')
    .execute()

const uses = (db: Db, memberId: string) =>
  db
    .selectFrom('redemption')
    .select(['receipt_number as receiptNumber', 'title as name', 'shop_name as shop', 'used_at as usedAt', 'undone_at as takenBackAt'])
    .where('member_id', '=', memberId)
    .orderBy('used_at')
    .execute()

/** When somebody looked this member up, and when this member looked somebody up; who the other was is that member's own. */
const checks = (db: Db, memberId: string) =>
  db
    .selectFrom('member_check')
    .select((eb) => ['at', eb('asked_by', '=', memberId).as('byYou')])
    .where((eb) => eb.or([eb('member_id', '=', memberId), eb('asked_by', '=', memberId)]))
    .orderBy('at')
    .execute()

const phones = (db: Db, memberId: string) =>
  db
    .selectFrom('session')
    .select(['device', 'created_at as signedInAt', 'last_seen_at as lastUsedAt', 'ended_at as endedAt'])
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .execute()

const cardPhones = (db: Db, memberId: string) =>
  db
    .selectFrom('card_key as k')
    .innerJoin('session as s', 's.token_hash', 'k.session_hash')
    .select(['s.device', 'k.created_at as since', 'k.revoked_at as until'])
    .where('k.member_id', '=', memberId)
    .orderBy('k.created_at')
    .execute()

const pushPhones = (db: Db, memberId: string) =>
  db
    .selectFrom('push_subscription as p')
    .leftJoin('session as s', 's.token_hash', 'p.session_hash')
    .select(['s.device', 'p.created_at as since', 'p.seen_at as lastSeenAt'])
    .where('p.member_id', '=', memberId)
    .orderBy('p.created_at')
    .execute()

const messages = (db: Db, memberId: string) =>
  db
    .selectFrom('sms')
    .select(['created_at as at', 'purpose', 'state', 'mobile_last_four as mobileLastFour'])
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .execute()

const notifications = (db: Db, memberId: string) =>
  db
    .selectFrom('notification')
    .select(['created_at as at', 'title', 'text', 'read_at as readAt'])
    .where('member_id', '=', memberId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .execute()

const requests = (db: Db, memberId: string) =>
  db
    .selectFrom('phone_request')
    .select(['created_at as askedAt', 'new_mobile as newMobile', 'state', 'decided_at as decidedAt', 'ended_at as endedAt'])
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .execute()

/**
 * Everything that is kept of a member, as it is given to that member: moments as instants (UTC), days as days in Singapore, the photo as a
 * `data:` address.
 */
export async function viewOwnData(
  { db, encryption, files }: Pick<Dependencies, 'db' | 'encryption' | 'files'>,
  memberId: string,
  now: Temporal.Instant,
) {
  const member = await getMember(db, memberId)
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
    terms: await terms(db, memberId),
    payments: await payments(db, memberId),
    rewards: await rewards(db, memberId),
    uses: await uses(db, memberId),
    checks: await checks(db, memberId),
    consents: consents.map(({ kind, given, at, wording_version, language }) => ({
      kind,
      given,
      at,
      wordingVersion: wording_version,
      language,
    })),
    phones: await phones(db, memberId),
    cardPhones: await cardPhones(db, memberId),
    pushPhones: await pushPhones(db, memberId),
    messages: await messages(db, memberId),
    conversation: await listOwnMessages(db, memberId),
    notifications: await notifications(db, memberId),
    phoneRequests: await requests(db, memberId),
  }
}
export type OwnData = Awaited<ReturnType<typeof viewOwnData>>

import type { Db } from '../../../database/database.ts'

export const listOwnTerms = (db: Db, memberId: string) =>
  db
    .selectFrom('term')
    .select(['first_day as firstDay', 'last_day as lastDay', 'months', 'source', 'voided_at as voidedAt', 'void_reason as voidReason'])
    .where('member_id', '=', memberId)
    .orderBy('first_day')
    .execute()

export const listOwnPayments = (db: Db, memberId: string) =>
  db
    .selectFrom('payment as p')
    .innerJoin('member_order as o', 'o.id', 'p.order_id')
    .select(['p.transaction_number as transactionNumber', 'p.method', 'p.state', 'p.amount_cents as amountCents'])
    .select(['p.pay_number as payNumber', 'p.created_at as createdAt', 'p.settled_at as paidAt'])
    .select(['o.months', 'o.free_months as freeMonths', 'o.promo_code as promoCode'])
    .where('p.member_id', '=', memberId)
    .orderBy('p.created_at')
    .execute()

export const listOwnRewards = (db: Db, memberId: string) =>
  db
    .selectFrom('campaign_claim as c')
    .innerJoin('campaign as g', 'g.id', 'c.campaign_id')
    .leftJoin('voucher as v', 'v.claim_id', 'c.id')
    .select(['g.name', 'c.at as claimedAt', 'v.first_day as firstDay', 'v.last_day as lastDay', 'v.used_at as usedAt'])
    .where('c.member_id', '=', memberId)
    .orderBy('c.at')
    .execute()

export const listOwnUses = (db: Db, memberId: string) =>
  db
    .selectFrom('redemption')
    .select(['receipt_number as receiptNumber', 'title as name', 'shop_name as shop', 'used_at as usedAt', 'undone_at as takenBackAt'])
    .where('member_id', '=', memberId)
    .orderBy('used_at')
    .execute()

/** When somebody looked this member up, and when this member looked somebody up; who the other was is that member's own. */
export const listOwnChecks = (db: Db, memberId: string) =>
  db
    .selectFrom('member_check')
    .select((eb) => ['at', eb('asked_by', '=', memberId).as('byYou')])
    .where((eb) => eb.or([eb('member_id', '=', memberId), eb('asked_by', '=', memberId)]))
    .orderBy('at')
    .execute()

export const listOwnPhones = (db: Db, memberId: string) =>
  db
    .selectFrom('session')
    .select(['device', 'created_at as signedInAt', 'last_seen_at as lastUsedAt', 'ended_at as endedAt'])
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .execute()

export const listOwnCardPhones = (db: Db, memberId: string) =>
  db
    .selectFrom('card_key as k')
    .innerJoin('session as s', 's.token_hash', 'k.session_hash')
    .select(['s.device', 'k.created_at as since', 'k.revoked_at as until'])
    .where('k.member_id', '=', memberId)
    .orderBy('k.created_at')
    .execute()

export const listOwnPushPhones = (db: Db, memberId: string) =>
  db
    .selectFrom('push_subscription as p')
    .leftJoin('session as s', 's.token_hash', 'p.session_hash')
    .select(['s.device', 'p.created_at as since', 'p.seen_at as lastSeenAt'])
    .where('p.member_id', '=', memberId)
    .orderBy('p.created_at')
    .execute()

export const listOwnSms = (db: Db, memberId: string) =>
  db
    .selectFrom('sms')
    .select(['created_at as at', 'purpose', 'state', 'mobile_last_four as mobileLastFour'])
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .execute()

export const listOwnNotifications = (db: Db, memberId: string) =>
  db
    .selectFrom('notification')
    .select(['created_at as at', 'title', 'text', 'read_at as readAt'])
    .where('member_id', '=', memberId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .execute()

export const listOwnRequests = (db: Db, memberId: string) =>
  db
    .selectFrom('phone_request')
    .select(['created_at as askedAt', 'new_mobile as newMobile', 'state', 'decided_at as decidedAt', 'ended_at as endedAt'])
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .execute()

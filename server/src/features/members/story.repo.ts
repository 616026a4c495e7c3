import { sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import { selectAlive } from '../../database/selects/select-alive-sessions.ts'

/** Which rows of a section: of one member, so many from a place on, newest first. Each has an index. */
export type Part = { memberId: string; limit: number; offset: number }

export const listRewards = (db: Db, { memberId, limit, offset }: Part) =>
  db
    .selectFrom('campaign_claim as c')
    .innerJoin('campaign as g', 'g.id', 'c.campaign_id')
    .leftJoin('voucher as v', 'v.claim_id', 'c.id')
    .select(['c.id', 'c.at', 'g.name', 'g.reward_kind', 'v.last_day', 'v.used_at'])
    .where('c.member_id', '=', memberId)
    .orderBy('c.at', 'desc')
    .orderBy('c.id')
    .limit(limit)
    .offset(offset)
    .execute()

export const listUses = (db: Db, { memberId, limit, offset }: Part) =>
  db
    .selectFrom('redemption')
    .select(['id', 'receipt_number', 'voucher_id', 'title', 'shop_name', 'used_at', 'undone_at', 'undo_note'])
    .where('member_id', '=', memberId)
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export const listConsents = (db: Db, { memberId, limit, offset }: Part) =>
  db
    .selectFrom('consent')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('at', 'desc')
    .orderBy('kind')
    .limit(limit)
    .offset(offset)
    .execute()

/** Deleted ones, too. */
export const listNotices = (db: Db, { memberId, limit, offset }: Part) =>
  db
    .selectFrom('notification')
    .select(['id', 'kind', 'title', 'text', 'kept', 'created_at', 'read_at', 'deleted_at'])
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export const listSms = (db: Db, { memberId, limit, offset }: Part) =>
  db
    .selectFrom('sms')
    .select(['id', 'purpose', 'mobile_last_four', 'state', 'error_code', 'created_at'])
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()

export const listPhones = (db: Db, { memberId, limit, offset }: Part, now: Date) =>
  db
    .selectFrom('session as s')
    .leftJoin('card_key as k', (join) => join.onRef('k.session_hash', '=', 's.token_hash').on('k.revoked_at', 'is', null))
    .select([
      's.id',
      's.device',
      's.created_at',
      's.last_seen_at',
      's.ended_at',
      'k.created_at as card_since',
      selectAlive(now).as('is_open'),
    ])
    .where('s.member_id', '=', memberId)
    .orderBy('s.last_seen_at', 'desc')
    .orderBy('s.id')
    .limit(limit)
    .offset(offset)
    .execute()

export const findThread = (db: Db, memberId: string) =>
  db
    .selectFrom('message_thread as t')
    .innerJoin('message as m', (join) => join.onRef('m.thread_id', '=', 't.id').onRef('m.number', '=', 't.message_count'))
    .select(['t.id', 't.state', 't.message_count', 't.waiting_since', 't.last_at', 'm.text', 'm.file_kind'])
    .where('t.member_id', '=', memberId)
    .executeTakeFirst()

export const findNominee = (db: Db, memberId: string) =>
  db.selectFrom('nominee').selectAll().where('member_id', '=', memberId).executeTakeFirst()

export const isMember = async (db: Db, memberId: string): Promise<boolean> =>
  (await db
    .selectFrom('member')
    .select(sql`1`.as('one'))
    .where('id', '=', memberId)
    .executeTakeFirst()) !== undefined

type RowOf<List extends (...given: never[]) => Promise<unknown[]>> = Awaited<ReturnType<List>>[number]
export type RewardRow = RowOf<typeof listRewards>
export type UseRow = RowOf<typeof listUses>
export type ConsentRow = RowOf<typeof listConsents>
export type NoticeRow = RowOf<typeof listNotices>
export type SmsRow = RowOf<typeof listSms>
export type PhoneRow = RowOf<typeof listPhones>
export type ThreadRow = NonNullable<Awaited<ReturnType<typeof findThread>>>
export type NomineeRow = NonNullable<Awaited<ReturnType<typeof findNominee>>>

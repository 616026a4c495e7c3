import type { listLog } from '@mwc/contract/log/log.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { MemberStory } from '@mwc/contract/members/member-story.schemas'
import type { StorySection } from '@mwc/contract/members/story-sections'
import { wordsOfStored } from '../../words/stored-notification.ts'
import type { ConsentRow, NomineeRow, NoticeRow, PhoneRow, RewardRow, SmsRow, ThreadRow, UseRow } from './story.repo.ts'

type RowOf<Section extends StorySection> = NonNullable<MemberStory[Section]>['rows'][number]
const moment = (date: Date | null) => date?.toISOString() ?? null

/** @param today in Singapore: a voucher counts to the end of its last day */
export function rewardView(
  { id, at, name, reward_kind: kind, last_day: lastDay, used_at: usedAt }: RewardRow,
  today: string,
): RowOf<'rewards'> {
  const isReady = kind === 'voucher' && usedAt === null
  const state = isReady ? (lastDay !== null && lastDay < today ? 'expired' : 'ready') : 'used'
  return { id, campaign: name.english, kind, state, claimedAt: at.toISOString(), lastDay, usedAt: moment(usedAt) }
}

export function useView(row: UseRow): RowOf<'uses'> {
  return {
    id: row.id,
    receiptNumber: row.receipt_number,
    kind: row.voucher_id === null ? 'privilege' : 'voucher',
    title: row.title.english,
    shop: row.shop_name,
    usedAt: row.used_at.toISOString(),
    undoneAt: moment(row.undone_at),
    note: row.undo_note,
  }
}

export function consentView({ id, kind, given, wording_version: wording, language, at }: ConsentRow): RowOf<'consents'> {
  return { id, kind, given, wording, language, at: at.toISOString() }
}

export function noticeView(row: NoticeRow): RowOf<'notices'> {
  const { title, text } = (row.kept && wordsOfStored(row.kept, 'english')) ?? row
  return {
    id: row.id,
    kind: row.kind,
    title,
    text,
    at: row.created_at.toISOString(),
    readAt: moment(row.read_at),
    deletedAt: moment(row.deleted_at),
  }
}

export function smsView(row: SmsRow): RowOf<'sms'> {
  const { id, purpose, mobile_last_four: mobileLastFour, state, error_code: error, created_at: at } = row
  return { id, purpose, mobileLastFour, state, error, at: at.toISOString() }
}

export function phoneView(row: PhoneRow): RowOf<'phones'> {
  return {
    id: row.id,
    device: row.device,
    signedInAt: row.created_at.toISOString(),
    lastUsedAt: row.last_seen_at.toISOString(),
    isOpen: row.is_open,
    endedAt: moment(row.ended_at),
    cardSince: moment(row.card_since),
  }
}

/** What was changed stands in the log itself: here is who did what, and why. */
export function logRowView({ id, at, username, act, record, reason }: OutputOf<typeof listLog>['rows'][number]): RowOf<'log'> {
  return { id, at, username, act, record, reason }
}

export function threadView(row: ThreadRow): NonNullable<MemberStory['thread']> {
  return {
    id: row.id,
    state: row.state,
    messageCount: row.message_count,
    waitingSince: moment(row.waiting_since),
    lastAt: row.last_at.toISOString(),
    lastText: row.text,
    lastAttachment: row.file_kind,
  }
}

export function nomineeView({ full_name: fullName, relation, mobile }: NomineeRow): NonNullable<MemberStory['nominee']> {
  return { fullName, relation, mobile }
}

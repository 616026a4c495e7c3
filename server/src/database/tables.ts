import type { ConsentKind } from '@mwc/contract/account/account'
import type { CampaignPicture, RewardKind } from '@mwc/contract/campaigns/campaigns'
import type { StaffRole } from '@mwc/contract/endpoint/endpoint'
import type { InEveryLanguage, Language } from '@mwc/contract/language/language'
import type { MemberStatus } from '@mwc/contract/membership/membership'
import type { Author, ThreadState } from '@mwc/contract/messages/messages'
import type { ConfirmedAct } from '@mwc/contract/account/own-account/own-account'
import type { ReviewReason } from '@mwc/contract/payments/payment-desk'
import type { PaymentMethod, PaymentState, PlanCode } from '@mwc/contract/payments/payments'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { ContentTables } from './content-tables.ts'
import type { MemberCheckTable, PrivilegeUseTable, RedemptionTable, ShopKeyTable } from './redemption-tables.ts'
import type {
  BroadcastMemberTable,
  BroadcastTable,
  KeptSecretTable,
  NotificationTable,
  PushDeliveryTable,
  PushSubscriptionTable,
  ReminderDayTable,
  ReminderTable,
  SweepRunTable,
} from './notification-tables.ts'

/** A day in Asia/Singapore, `YYYY-MM-DD` (the drivers are set not to turn dates into moments). */
type Day = string
type Moment = ColumnType<Date, Date, Date>
type NullableText = ColumnType<string | null, string | null | undefined, string | null>
type NullableMoment = ColumnType<Date | null, Date | null | undefined, Date | null>

export type MemberTable = {
  id: string
  member_number: string
  full_name: string
  birth_date: Day
  nationality: string
  gender: string
  company: string
  sector: string
  occupation: string
  language: Language
  /** E.164; null once the number was moved to another account or the account was closed. */
  mobile: string | null
  /** AES-256-GCM, `keyId.iv.tag.text`, base64url. */
  fin_cipher: string | null
  /** Keyed hash (HMAC-SHA-256) of the FIN: the look-up, and the person behind promo limits. */
  fin_hash: string | null
  fin_last_four: string
  password_hash: string | null
  created_at: Moment
  last_used_at: Moment
  deactivated_at: NullableMoment
  closed_at: NullableMoment
  /** Where the file store has the photo; another key with each photo. */
  photo_key: ColumnType<string | null, string | null | undefined, string | null>
}

/** A number that an account had before, as a keyed hash. */
export type FormerMobileTable = { id: string; member_id: string; mobile_hash: string; left_at: Moment }

/** A FIN whose account was closed, as a keyed hash: all that is left of the person. */
export type ClosedPersonTable = { fin_hash: string; closed_at: Moment }

/** What lets its holder do one act once: a confirmation of a session, or what was found for a phone in hand (`mobile`). */
export type AccountTicketTable = {
  token_hash: string
  member_id: string
  session_hash: string | null
  act: ConfirmedAct | 'movePhone'
  mobile: string | null
  created_at: Moment
  expires_at: Moment
  used_at: NullableMoment
}

/** A member without the old phone asks staff to move the account to the phone in hand. */
export type PhoneRequestTable = {
  id: string
  member_id: string
  new_mobile: string
  state: 'waiting' | 'approved' | 'declined' | 'rejected' | 'done'
  created_at: Moment
  decided_at: NullableMoment
  decided_by: string | null
  checked: 'inPerson' | 'call' | null
  note: string | null
  ready_at: NullableMoment
  ended_at: NullableMoment
}

export type ConsentTable = {
  id: string
  member_id: string
  kind: ConsentKind
  given: boolean
  wording_version: string
  language: Language
  at: Moment
}

export type SessionTable = {
  token_hash: string
  /** The session's name to its member; the token's hash is told to nobody. */
  id: Generated<string>
  /** System and browser, e.g. `Android · Chrome`; empty where it did not say. */
  device: Generated<string>
  member_id: string
  created_at: Moment
  last_seen_at: Moment
  ended_at: NullableMoment
}

/** What opened or changed an account under a key of its caller, so that an answer that did not arrive is given again. */
export type AnsweredCallTable = {
  /** Keyed hash of the act and its key. */
  key_hash: string
  /** Keyed hash of what was sent, without the password. */
  content_hash: string
  member_id: string
  /** The session that the last answer opened; null where the act signs nobody in. */
  session_hash: string | null
  at: Moment
}

/** The public half of a key that proves a member's card from the phone of one session; a member has one that was not revoked. */
export type CardKeyTable = {
  /** `keyIdOf` the public key. */
  id: string
  member_id: string
  session_hash: string
  /** SubjectPublicKeyInfo (DER), base64url. */
  public_key: string
  created_at: Moment
  revoked_at: NullableMoment
}

export type OneTimeCodeTable = {
  id: string
  mobile: string
  purpose: string
  code_hash: string
  created_at: Moment
  expires_at: Moment
  tries: Generated<number>
  used_at: NullableMoment
  /** A newer code of the same number and purpose took its place. */
  replaced_at: NullableMoment
}

export type MobileProofTable = {
  token_hash: string
  mobile: string
  purpose: string
  /** Keyed hash of the FIN that was checked with this proof; a sign-up with another one is refused. */
  fin_hash: string | null
  created_at: Moment
  expires_at: Moment
  used_at: NullableMoment
}

/** How often something happened in a window of time; guarded in one statement. */
export type AllowanceTable = { key: string; window_start: Moment; used: number }

export type PlanTable = {
  code: PlanCode
  months: number
  price_cents: number
  active: boolean
  is_example: boolean
  position: number
}

export type OrderTable = {
  id: string
  member_id: string
  plan_code: PlanCode
  months: number
  price_cents: number
  discount_cents: number
  total_cents: number
  free_months: number
  promo_id: string | null
  promo_code: string | null
  state: 'open' | 'settled' | 'cancelled' | 'ended'
  created_at: Moment
  ended_at: NullableMoment
}

export type PaymentTable = {
  id: string
  order_id: string
  member_id: string
  /** Counts the payments of an order from 1; the last one is the one to go on with. */
  attempt: number
  transaction_number: string
  method: PaymentMethod
  gateway: string
  state: PaymentState
  amount_cents: number
  pay_number: string | null
  /** What the gateway has to be shown when it is asked, where that is more than the pay number. */
  gateway_handle: string | null
  qr_text: string | null
  version: Generated<number>
  idempotency_key: string
  /** Digest of what the key was first used with. */
  request_digest: string
  failure_reason: string | null
  created_at: Moment
  expires_at: Moment
  /** The gateway's settlement time. */
  settled_at: NullableMoment
  /** When to ask the gateway next; null once its end is known. */
  query_after: NullableMoment
  /** When it stopped waiting; null while it is awaiting. */
  ended_at: NullableMoment
  /** When the gateway last answered a question about it. */
  asked_at: NullableMoment
  /** When the member was reminded that its time ends. */
  reminded_at: NullableMoment
}

/** The keys of starts that were answered with a payment that waited already, each with the digest of what it was sent with. */
export type PaymentKeyTable = {
  member_id: string
  idempotency_key: string
  request_digest: string
  payment_id: string
  created_at: Moment
}

/** One arrival of money; the gateway's charge id makes a repeated report the same arrival. */
export type ChargeTable = {
  id: string
  gateway: string
  /** `id@transaction number` where another payment's money has this id, a refund's id where a part was sent back. */
  charge_id: string
  payment_id: string
  /** Below 0 for a part that was sent back at the gateway; all of it sent back is an outcome. */
  amount_cents: number
  currency: string
  settled_at: Moment
  received_at: Moment
  outcome: 'honoured' | 'toReview' | 'refunded'
  review_reason: ReviewReason | null
  /** Staff who collected, honoured or returned it by hand. */
  decided_at: NullableMoment
  decided_by: string | null
  decision_note: string | null
  /** Of the transfer that sent the money back. */
  refund_reference: string | null
}

export type TermTable = {
  id: string
  member_id: string
  first_day: Day
  last_day: Day
  months: number
  source: 'payment' | 'promo' | 'goodwill' | 'correction'
  payment_id: string | null
  created_at: Moment
  voided_at: NullableMoment
  void_reason: string | null
}

export type PromoTable = {
  id: string
  code: string
  starts_at: Moment
  ends_at: Moment
  total_limit: number | null
  used: Generated<number>
  person_limit: number
  audience: 'any' | 'new' | 'renewal'
  /** Comma-separated plan codes; null for every plan. */
  plans: string | null
  effect: 'freeMonths' | 'amountOff' | 'percentOff'
  /** Months, cents, or per cent. */
  effect_value: number
}

export type PromoUseTable = {
  order_id: string
  promo_id: string
  /** The person, not the account: the FIN's keyed hash. */
  person: string
  state: 'reserved' | 'consumed' | 'released'
  at: Moment
}

export type PromoPersonTable = { promo_id: string; person: string; used: number }

/** Who a campaign is for; every criterion that is not null must fit. */
export type Audience = {
  statuses: MemberStatus[] | null
  nationalities: string[] | null
  sectors: string[] | null
  joinedWithinDays: number | null
  plans: PlanCode[] | null
}

export type CampaignTable = {
  id: string
  name: JSONColumnType<InEveryLanguage>
  text: JSONColumnType<InEveryLanguage>
  picture: CampaignPicture
  starts_at: Moment
  ends_at: Moment
  /** When staff ended it before its time. */
  ended_at: NullableMoment
  stock: number | null
  claimed: Generated<number>
  auto_claim: boolean
  audience: JSONColumnType<Audience>
  reward_kind: RewardKind
  reward_months: number | null
  voucher_name: JSONColumnType<InEveryLanguage> | null
  voucher_terms: JSONColumnType<InEveryLanguage> | null
  voucher_days: number | null
  /** Ids of the shops where the voucher is used; null: all. */
  voucher_shops: JSONColumnType<string[]> | null
  created_at: Moment
}

export type CampaignClaimTable = {
  id: string
  campaign_id: string
  member_id: string
  /** The person, not the account: the FIN's keyed hash. */
  person: string
  at: Moment
  /** The term that its free months made. */
  term_id: string | null
}

/** A voucher with the words and days that it was claimed with, whatever becomes of its campaign. */
export type VoucherTable = {
  id: string
  member_id: string
  claim_id: string
  name: JSONColumnType<InEveryLanguage>
  terms: JSONColumnType<InEveryLanguage>
  first_day: Day
  last_day: Day
  used_at: NullableMoment
  /** When the member was reminded of its end. */
  reminded_at: NullableMoment
  /** Ids of the shops where it is used; null: all. */
  shops: JSONColumnType<string[]> | null
}

export type StaffTable = {
  id: string
  username: string
  password_hash: string
  totp_cipher: string
  /** The last TOTP step that was accepted: a code opens once. */
  totp_step: Generated<number>
  role: StaffRole
  created_at: Moment
  disabled_at: NullableMoment
}

export type StaffSessionTable = {
  token_hash: string
  staff_id: string
  /** Keyed hash of the address that it was opened from. */
  address_hash: NullableText
  created_at: Moment
  last_seen_at: Moment
  ended_at: NullableMoment
}

export type AuditTable = {
  id: string
  at: Moment
  staff_id: string | null
  username: string | null
  act: string
  outcome: string
  request_id: string
  before: JSONColumnType<object> | null
  after: JSONColumnType<object> | null
  /** Keyed hash of the caller's address; null for rows from before it was kept. */
  address_hash: NullableText
}

/** Desk calls that no live session signed: counted, since anybody can make any number of them. */
export type UnsignedCallTable = {
  /** The beginning of an hour. */
  hour: Moment
  /** Method and pattern of the route; `unknown` where there is none. */
  act: string
  outcome: string
  address_hash: string
  /** The account that a log-in was tried on; empty where there is none, and for all other calls. */
  username: string
  calls: number
  last_at: Moment
}

/**
 * `handing` a process is handing it to the provider; `taken` the provider has it; `sent` the network has it; `delivered` the phone has it;
 * `failed` it could not be handed over, or the provider says so.
 */
export type SmsState = 'due' | 'handing' | 'taken' | 'sent' | 'delivered' | 'failed' | 'skipped'

export type SmsTable = {
  id: string
  member_id: string | null
  mobile_last_four: string
  purpose: string
  state: SmsState
  provider_reference: NullableText
  created_at: Moment
  /** When the server was done with it: it is not handed over again. Null while it may be. */
  ended_at: NullableMoment
  /** When the provider last said what became of it. */
  told_at: NullableMoment
  /** Messages that it costs. */
  segments: Generated<number>
  /** The provider's code of what went wrong, or a name of our own: `expired`, `unknown`. */
  error_code: NullableText
  /** The notification that it points to. */
  notification_id: NullableText
}

/** One a member: what was written between the member and staff. */
export type MessageThreadTable = {
  id: string
  member_id: string
  state: ThreadState
  assigned_to: string | null
  /** Counts up with every change. */
  version: number
  /** Number of the last message. */
  message_count: number
  /** When the first message came that nobody answered yet. */
  waiting_since: NullableMoment
  last_at: Moment
}

export type MessageTable = {
  id: string
  thread_id: string
  /** Counted from 1 in its thread, without gaps. */
  number: number
  author: Author
  /** Who of staff wrote it; null for the member's own. */
  staff_id: string | null
  text: string
  idempotency_key: string
  at: Moment
}

/** From one moment until just before another the members' calls are closed. No two that count overlap. */
export type MaintenanceWindowTable = { id: string; starts_at: Moment; ends_at: Moment; cancelled_at: NullableMoment }

export type SettingTable = { key: string; value: string }

export type Tables = ContentTables & {
  member: MemberTable
  consent: ConsentTable
  session: SessionTable
  answered_call: AnsweredCallTable
  card_key: CardKeyTable
  one_time_code: OneTimeCodeTable
  mobile_proof: MobileProofTable
  former_mobile: FormerMobileTable
  closed_person: ClosedPersonTable
  account_ticket: AccountTicketTable
  phone_request: PhoneRequestTable
  allowance: AllowanceTable
  plan: PlanTable
  member_order: OrderTable
  payment: PaymentTable
  payment_key: PaymentKeyTable
  charge: ChargeTable
  term: TermTable
  promo: PromoTable
  promo_use: PromoUseTable
  promo_person: PromoPersonTable
  campaign: CampaignTable
  campaign_claim: CampaignClaimTable
  voucher: VoucherTable
  privilege_use: PrivilegeUseTable
  shop_key: ShopKeyTable
  redemption: RedemptionTable
  member_check: MemberCheckTable
  staff: StaffTable
  staff_session: StaffSessionTable
  audit: AuditTable
  unsigned_call: UnsignedCallTable
  sms: SmsTable
  message_thread: MessageThreadTable
  message: MessageTable
  maintenance_window: MaintenanceWindowTable
  setting: SettingTable
  notification: NotificationTable
  push_subscription: PushSubscriptionTable
  push_delivery: PushDeliveryTable
  broadcast: BroadcastTable
  broadcast_member: BroadcastMemberTable
  reminder: ReminderTable
  reminder_day: ReminderDayTable
  kept_secret: KeptSecretTable
  sweep_run: SweepRunTable
}

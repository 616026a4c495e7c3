import * as z from 'zod/mini'
import { smsStates } from '../sms/sms-states.ts'
import { deskPhoneRequest } from '../account/lost-phone/phone-request-desk.schemas.ts'
import { nomineeRelations } from '../account/nominee/nominee-relations.ts'
import { consentKinds } from '../account/people/consent-kinds.ts'
import { rewardKinds, rewardStates } from '../campaigns/campaign-kinds.ts'
import { language } from '../language/language.fields.ts'
import { attachmentKinds } from '../messages/attachments.ts'
import { threadStates } from '../messages/thread-states.ts'
import { notificationKinds } from '../notifications/notification-kinds.ts'
import { deskPayment } from '../payments/payment-desk.schemas.ts'
import { usedKinds } from '../redemptions/use-kinds.ts'
import { day } from '../time/day.fields.ts'
import { storySections } from './story-sections.ts'

const moment = z.iso.datetime()

/** A page of a section, newest first, and whether there is a later page; null where another section alone was asked for. */
const section = <Row extends z.ZodMiniType>(row: Row) => z.nullable(z.object({ rows: z.array(row), more: z.boolean() }))

/** What a campaign gave. */
const reward = z.object({
  id: z.uuid(),
  /** In English. */
  campaign: z.string(),
  kind: z.enum(rewardKinds),
  state: z.enum(rewardStates),
  claimedAt: moment,
  /** Of a voucher. */
  lastDay: z.nullable(day),
  usedAt: z.nullable(moment),
})

/** A use at a shop, with the words that it had then. */
const use = z.object({
  id: z.uuid(),
  receiptNumber: z.string(),
  kind: z.enum(usedKinds),
  /** In English. */
  title: z.string(),
  shop: z.string(),
  usedAt: moment,
  undoneAt: z.nullable(moment),
  note: z.nullable(z.string()),
})

/** A consent that was given or withdrawn. */
const consent = z.object({
  id: z.uuid(),
  kind: z.enum(consentKinds),
  given: z.boolean(),
  /** The version of the wording that the phone showed, and in which language. */
  wording: z.string(),
  language,
  at: moment,
})

/** What the member was told in the app: in English where its words are kept apart, else as it was told. */
const notice = z.object({
  id: z.uuid(),
  kind: z.enum(notificationKinds),
  title: z.string(),
  text: z.string(),
  at: moment,
  readAt: z.nullable(moment),
  deletedAt: z.nullable(moment),
})

/** An SMS to the member; what stood in it is not kept. */
const sms = z.object({
  id: z.uuid(),
  purpose: z.string(),
  mobileLastFour: z.string(),
  state: z.enum(smsStates),
  /** The provider's code of what went wrong, or ours. */
  error: z.nullable(z.string()),
  at: moment,
})

/** A phone that is or was signed in. */
const phone = z.object({
  id: z.uuid(),
  /** System and browser; empty where it did not say. */
  device: z.string(),
  signedInAt: moment,
  /** To within ten minutes. */
  lastUsedAt: moment,
  /** Whether it still opens the account: not ended, nor unused for too long. */
  isOpen: z.boolean(),
  endedAt: z.nullable(moment),
  /** Since when it shows the card with a proof; null where another phone does, or none. */
  cardSince: z.nullable(moment),
})

/** What staff did about the member, or that they looked. */
const logRow = z.object({
  id: z.uuid(),
  at: moment,
  /** Null for what a command on the server did. */
  username: z.nullable(z.string()),
  act: z.string(),
  record: z.nullable(z.object({ kind: z.string(), id: z.string() })),
  reason: z.nullable(z.string()),
})

/** Where member and staff write to each other. */
const thread = z.object({
  id: z.uuid(),
  state: z.enum(threadStates),
  messageCount: z.int(),
  waitingSince: z.nullable(moment),
  lastAt: moment,
  lastText: z.string(),
  lastAttachment: z.nullable(z.enum(attachmentKinds)),
})

/** Whom the insurance is to pay. `mobile` is E.164. */
const nominee = z.object({ fullName: z.string(), relation: z.enum(nomineeRelations), mobile: z.string() })

/** What happened with a member, section by section. */
export const memberStory = z.object({
  thread: z.nullable(thread),
  nominee: z.nullable(nominee),
  payments: section(deskPayment),
  rewards: section(reward),
  uses: section(use),
  consents: section(consent),
  notices: section(notice),
  sms: section(sms),
  phones: section(phone),
  requests: section(deskPhoneRequest),
  log: section(logRow),
})
export type MemberStory = z.infer<typeof memberStory>

export const readMemberStoryInput = z.object({
  id: z.uuid({ error: 'invalid' }),
  /** One section alone. */
  only: z.optional(z.enum(storySections, { error: 'choose' })),
  /** Of each section, 20 rows. */
  page: z._default(z.coerce.number({ error: 'invalid' }).check(z.int(), z.gte(1), z.lte(1_000_000)), 1),
})

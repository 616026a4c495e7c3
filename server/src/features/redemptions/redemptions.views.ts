import type { Language } from '@mwc/contract/language/language'
import type { Redemption, Usable } from '@mwc/contract/redemptions/redemptions.schemas'
import type { Texts } from '../../database/tables/content-tables.ts'
import { dayOf, toDate, toInstant } from '../../ports/clock.ts'
import { type Limits, type Standing, voucherBlock } from './redemption.rules.ts'
import type { RedemptionRow } from './redemptions.repo.ts'
import type { PrivilegeRow, VoucherRow } from './uses.repo.ts'

type Words = Texts[string]
const inLanguage = (words: Words, language: Language) => words[language] ?? words.english

export function redemptionView(row: RedemptionRow, language: Language, now: Temporal.Instant): Redemption {
  return {
    id: row.id,
    kind: row.voucher_id === null ? 'privilege' : 'voucher',
    receiptNumber: row.receipt_number,
    title: inLanguage(row.title, language),
    benefit: row.benefit && inLanguage(row.benefit, language),
    english: { title: row.title.english, benefit: row.benefit && row.benefit.english },
    shopName: row.shop_name,
    usedAt: row.used_at.toISOString(),
    undoneAt: row.undone_at?.toISOString() ?? null,
    serverTime: toDate(now).toISOString(),
  }
}

/** The limits of a privilege as the rules take them. */
export function limitsOf(row: PrivilegeRow): Limits {
  return {
    memberLimit: row.member_limit,
    memberPeriod: row.member_period ?? 'ever',
    dayLimit: row.day_limit,
    totalLimit: row.total_limit,
    used: row.used,
  }
}

/** A privilege to use, whole in the reader's language or whole in English. */
export function privilegeView(row: PrivilegeRow, standing: Standing, reader: Language): Usable {
  const language = row.whole_in.includes(reader) ? reader : 'english'
  const text = (field: string, of: Language = language) => (row.texts[field] ?? row.long_texts[field])?.[of] ?? ''
  return {
    kind: 'privilege',
    id: row.id,
    inEnglish: language !== reader,
    title: text('title'),
    benefit: text('benefit'),
    english: { title: text('title', 'english'), benefit: text('benefit', 'english') },
    terms: text('terms'),
    leftForMember: standing.leftForMember,
    memberPeriod: standing.leftForMember === null ? null : (row.member_period ?? 'ever'),
    leftToday: standing.leftToday,
    left: standing.left,
    // The offer ends just before this moment: at midnight its last day is the one before.
    validTo: row.publish_to && dayOf(toInstant(row.publish_to).subtract({ milliseconds: 1 })).toString(),
    blocked: standing.blocked,
    againFrom: standing.againFrom?.toString() ?? null,
  }
}

export function voucherView(row: VoucherRow, today: Temporal.PlainDate, reader: Language): Usable {
  return {
    kind: 'voucher',
    id: row.id,
    inEnglish: false,
    title: row.name[reader],
    benefit: null,
    english: { title: row.name.english, benefit: null },
    terms: row.terms[reader],
    leftForMember: null,
    memberPeriod: null,
    leftToday: null,
    left: null,
    validTo: row.last_day,
    blocked: voucherBlock({ lastDay: Temporal.PlainDate.from(row.last_day), used: row.used_at !== null }, today),
    againFrom: null,
  }
}

import * as z from 'zod/mini'
import { listFields, listOf } from '../fields/list.fields.ts'
import { written } from '../fields/written-text.fields.ts'

const id = z.uuid({ error: 'invalid' })

/** A month of Singapore's calendar, `YYYY-MM`. */
const month = z.string({ error: 'invalid' }).check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, { error: 'invalid' }))

/** How a month was settled: what was paid, when it was noted, and by whom. */
export const settlement = z.object({
  /** Of the transfer, as the bank has it. */
  reference: z.string(),
  at: z.iso.datetime(),
  /** Staff user name. */
  by: z.string(),
})

/** What a shop is owed for a month, in Singapore cents; one that is settled never changes. */
export const shopStatement = z.object({
  /** The shop's. */
  id: z.uuid(),
  name: z.string(),
  month: z.string(),
  /** Uses of the month that are owed for, and what for them. */
  uses: z.int(),
  usesCents: z.int(),
  /** What stood open from earlier months. */
  earlierCents: z.int(),
  /** What was paid for uses that were taken back later. */
  correctionsCents: z.int(),
  totalCents: z.int(),
  settled: z.nullable(settlement),
  /** What the reader may do with it. */
  may: z.array(z.enum(['settle'])),
})
export type ShopStatement = z.infer<typeof shopStatement>

export const listShopStatementsInput = z.object({
  ...listFields(['name'], 'name'),
  /** Left out: the last month that is over. */
  month: z.optional(month),
  /** Any part of the shop's name. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(60, { error: 'tooLong' }))),
})

export const listShopStatementsOutput = listOf(shopStatement)

/** One line of a statement: a use, or what is taken off for one that was taken back after it was paid. */
export const statementUse = z.object({
  /** The use's. */
  id: z.uuid(),
  receiptNumber: z.string(),
  kind: z.enum(['use', 'correction']),
  /** In English. */
  title: z.string(),
  usedAt: z.iso.datetime(),
  /** Below zero for a correction. */
  owedCents: z.int(),
})
export type StatementUse = z.infer<typeof statementUse>

/** Lines of one shop's month; without both the list is refused with `request.narrow`. */
export const listStatementUsesInput = z.object({
  ...listFields(['usedAt'], 'usedAt'),
  shopId: z.optional(id),
  month: z.optional(month),
})

export const listStatementUsesOutput = listOf(statementUse)

/** What a use is owed from a moment on, in Singapore cents; null: nothing of its own. */
export const useRate = z.object({
  cents: z.nullable(z.int()),
  from: z.iso.datetime(),
  /** Staff user name, and why. */
  by: z.string(),
  reason: z.string(),
})

/** The amounts of one shop or one privilege. */
export const rateOf = z.object({
  id: z.uuid(),
  name: z.string(),
  /** What an edit names: 0 before the first. */
  version: z.int(),
  /** What stands now. */
  cents: z.nullable(z.int()),
  /** All that stood, the newest first. */
  history: z.array(useRate),
})
export type RateOf = z.infer<typeof rateOf>

const counted = { uses: z.int(), undone: z.int(), owedCents: z.int() }

export const readShopAccountInput = z.object({ id, month: z.optional(month) })

/** A shop's month: its statement, what was used there, and what a use is owed. */
export const readShopAccountOutput = z.object({
  statement: shopStatement,
  /** Of the month; uses that were taken back are apart. */
  byPrivilege: z.array(z.object({ id: z.string(), title: z.string(), ...counted })),
  byDay: z.array(z.object({ id: z.string(), ...counted })),
  shopRate: rateOf,
  /** Privileges that are given here, and those of which something was used in the month. */
  privilegeRates: z.array(rateOf),
  mayRate: z.boolean(),
})
export type ShopAccount = z.infer<typeof readShopAccountOutput>

export const setUseRateInput = z.object({
  kind: z.enum(['shop', 'privilege'], { error: 'choose' }),
  /** The shop's or the privilege's. */
  id,
  version: z.int({ error: 'integersOnly' }).check(z.gte(0, { error: 'invalid' })),
  /** Up to S$1,000 a use; null: nothing of its own. */
  cents: z.nullable(z.int({ error: 'integersOnly' }).check(z.gte(0, { error: 'invalid' }), z.lte(100_000, { error: 'invalid' }))),
  reason: written(500),
})

export const settleShopInput = z.object({
  id,
  month,
  /** What whoever settles saw: another sum is refused with what stands now. */
  totalCents: z.int({ error: 'integersOnly' }),
  reference: written(80),
})

export const readPosterInput = z.object({ id })

/** The poster as one HTML page, A5, to be saved and printed. */
export const readPosterOutput = z.object({ html: z.string() })

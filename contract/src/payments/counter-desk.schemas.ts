import * as z from 'zod/mini'
import { idempotencyKey } from '../fields/idempotency-key.fields.ts'
import { line } from '../fields/line.fields.ts'
import { listFields, listOf } from '../fields/list.fields.ts'
import { name } from '../fields/name.fields.ts'
import { version } from '../fields/version.fields.ts'
import { planCodes } from '../membership/plan-codes.ts'
import { promoCode } from '../promos/promo-code.fields.ts'
import { day, filterDay } from '../time/day.fields.ts'
import { counterDayStates } from './counter-day-states.ts'
import { deskPayment, moneyOutcome, note, paymentActs } from './payment-desk.schemas.ts'
import { paymentOptionsOutput } from './payments.schemas.ts'
import { slipLine } from './slip-line.schemas.ts'

const id = z.uuid({ error: 'invalid' })
const named = z.object({ id: z.uuid(), name: z.string() })

/** Singapore cents, an integer of 0 or more. */
const cents = z.int().check(z.nonnegative())

/** What a reader may do with a terminal. */
export const terminalActs = ['rename', 'retire'] as const

/** A NETS machine at a place of the centre. */
export const terminal = z.object({
  id: z.uuid(),
  /** What a rename names. */
  version,
  place: named,
  name: z.string(),
  addedAt: z.iso.datetime(),
  /** Since when nothing more is collected on it. */
  retiredAt: z.nullable(z.iso.datetime()),
  may: z.array(z.enum(terminalActs)),
})
export type Terminal = z.infer<typeof terminal>

export const listTerminalsInput = z.object({
  ...listFields(['name', 'addedAt'], 'name'),
  placeId: z.optional(id),
  onlyInUse: z.optional(z.stringbool({ error: 'invalid' })),
})

export const listTerminalsOutput = listOf(terminal)

export const addTerminalInput = z.object({ placeId: z.uuid({ error: 'choose' }), name: name(40) })
export const renameTerminalInput = z.object({ id, version, name: name(40) })
export const retireTerminalInput = z.object({ id, note })

/** Where somebody collects: chosen once, for as long as the session lasts. */
export const shift = z.object({
  id: z.uuid(),
  place: named,
  terminal: named,
  beganAt: z.iso.datetime(),
  /** Today in Singapore, and the day on which a slip of today counts: a later one where today is closed. */
  today: day,
  countsOn: day,
  /** What the terminal has collected on that day so far, by everybody. */
  collectedCount: z.int(),
  collectedCents: cents,
  /** Null until something happens on that day. */
  dayId: z.nullable(z.uuid()),
})
export type Shift = z.infer<typeof shift>

export const readShiftOutput = z.object({
  shift: z.nullable(shift),
  /** The terminal of the last shift, in whichever session. */
  lastTerminalId: z.nullable(z.uuid()),
})

export const beginShiftInput = z.object({ terminalId: z.uuid({ error: 'choose' }) })

export const findAtCounterInput = z.object({ search: line(600) })

/** A payment that was found at the counter, and what its reader may do with it. */
export const counterPayment = z.extend(deskPayment, { may: z.array(z.enum(paymentActs)) })
export type CounterPayment = z.infer<typeof counterPayment>

/** A member as somebody who pays at the counter. */
export const counterMember = z.object({
  id: z.uuid(),
  memberNumber: z.string(),
  fullName: z.string(),
  mobile: z.nullable(z.string()),
  finLastFour: z.string(),
  /** The last day that is paid for; null where there was none. */
  lastDay: z.nullable(day),
  may: z.array(z.enum(['start'])),
})
export type CounterMember = z.infer<typeof counterMember>

/** NETS payments, those that wait first, and the members who fit, whether or not they have one. At most 10 of each. */
export const findAtCounterOutput = z.object({ payments: z.array(counterPayment), members: z.array(counterMember) })

export const readCounterMemberInput = z.object({ id })

export const readCounterMemberOutput = z.object({
  member: counterMember,
  /** As the member sees them: plans, their quotes, and the order that is open. */
  options: paymentOptionsOutput,
})

export const quoteAtCounterInput = z.object({ id, plan: z.enum(planCodes, { error: 'choose' }), promoCode: z.optional(promoCode) })

export const startAtCounterInput = z.object({
  id,
  idempotencyKey,
  plan: z.enum(planCodes, { error: 'choose' }),
  promoCode: z.optional(promoCode),
  /** The total that the member was told; another price is refused instead of charged. */
  expectedTotalCents: cents,
})

/** What a reader may do with a day of a terminal. */
export const counterDayActs = ['close', 'reopen'] as const

const counterDayFields = {
  id: z.uuid(),
  /** The day in Singapore. */
  day,
  place: named,
  terminal: named,
  state: z.enum(counterDayStates),
  /** What was collected: so far, or as it was signed. */
  collectedCount: z.int(),
  collectedCents: cents,
  /** What the terminal said when it was closed; null before. */
  terminalCount: z.nullable(z.int()),
  terminalCents: z.nullable(cents),
  /** The terminal's total less what was collected; null before it was closed. */
  differenceCents: z.nullable(z.int()),
  explanation: z.nullable(z.string()),
  closedAt: z.nullable(z.iso.datetime()),
  closedBy: z.nullable(z.string()),
  reopenedAt: z.nullable(z.iso.datetime()),
  reopenedBy: z.nullable(z.string()),
  reopenReason: z.nullable(z.string()),
  may: z.array(z.enum(counterDayActs)),
}

/** A day of a terminal. */
export const counterDay = z.object(counterDayFields)
export type CounterDay = z.infer<typeof counterDay>

/** A slip that was collected. */
export const slip = z.object({
  /** Of the money. */
  id: z.uuid(),
  reference: z.string(),
  amountCents: cents,
  /** When the terminal took it. */
  takenAt: z.iso.datetime(),
  collectedBy: z.string(),
  outcome: moneyOutcome,
  /** Whether the NETS file has it; null where no file of that day is here. */
  onFile: z.nullable(z.boolean()),
  payment: z.object({ id: z.uuid(), transactionNumber: z.string() }),
  member: z.object({ memberNumber: z.string(), fullName: z.string() }),
})
export type Slip = z.infer<typeof slip>

/**
 * A day of a terminal with its slips, in the order in which the terminal took them; and what NETS has of that day without a
 * slip on any terminal, which its files do not name: at most 100.
 */
export const counterDayDetail = z.object({ ...counterDayFields, slips: z.array(slip), withoutSlip: z.array(slipLine) })
export type CounterDayDetail = z.infer<typeof counterDayDetail>

export const listCounterDaysInput = z.object({
  ...listFields(['day', 'differenceCents'], '-day'),
  from: z.optional(filterDay),
  to: z.optional(filterDay),
  placeId: z.optional(id),
  terminalId: z.optional(id),
  state: z.optional(z.enum(counterDayStates, { error: 'choose' })),
  /** Only those where the terminal said something else than was collected. */
  differs: z.optional(z.stringbool({ error: 'invalid' })),
})

export const listCounterDaysOutput = listOf(counterDay)

export const readCounterDayInput = z.object({ id })

const most = 100_000

export const closeCounterDayInput = z.object({
  id,
  /** What stood on the page: refused where a slip came meanwhile, so that nobody signs what they did not see. */
  collectedCount: z.int(),
  collectedCents: cents,
  /** The terminal's own total of the day. */
  terminalCount: z.int({ error: 'integersOnly' }).check(z.gte(0), z.lte(most)),
  terminalCents: z.int({ error: 'integersOnly' }).check(z.gte(0), z.lte(1_000_000_000)),
  /** Why they differ; needed where they do. */
  explanation: z.optional(note),
})

export const reopenCounterDayInput = z.object({ id, note })

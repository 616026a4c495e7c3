import * as z from 'zod/mini'
import { written } from '../fields/written-text.fields.ts'
import { version } from '../fields/version.fields.ts'
import { planCodes } from '../membership/plan-codes.ts'
import { mostCents, settingBounds } from './setting-bounds.ts'

const whole = ({ least, most }: { least: number; most: number }) =>
  z.int({ error: 'integersOnly' }).check(z.gte(least, { error: 'outOfRange' }), z.lte(most, { error: 'outOfRange' }))

/** Eight digits of Singapore, written as `6536 2692` however they were typed. */
const helpline = z.string({ error: 'required' }).check(
  z.overwrite((text) =>
    text
      .replace(/[\s-]/g, '')
      .replace(/^\+65/, '')
      .replace(/^(\d{4})(\d{4})$/, '$1 $2'),
  ),
  z.minLength(1, { error: 'required', abort: true }),
  z.regex(/^[3689]\d{3} \d{4}$/, { error: 'helpline' }),
)

/** Digits with country code, however they were typed; empty where there is none. */
const whatsapp = z.string({ error: 'required' }).check(
  z.overwrite((text) => text.replace(/[\s()-]/g, '').replace(/^\+/, '')),
  z.regex(/^(?:[1-9]\d{9,14})?$/, { error: 'whatsapp' }),
)

const priceCents = z.int({ error: 'invalid' }).check(z.gte(1, { error: 'outOfRange' }), z.lte(mostCents, { error: 'outOfRange' }))

/** What one plan costs before any promo code; null where no price was ever set. */
const planPrice = z.strictObject({ priceCents: z.nullable(priceCents), onSale: z.boolean({ error: 'choose' }) }, { error: 'required' })

const times = {
  /** Days after the last term's end during which a member is in arrears. */
  arrearsDays: whole(settingBounds.arrearsDays),
  /** Minutes until a PayNow QR expires. */
  payNowMinutes: whole(settingBounds.payNowMinutes),
  /** Days until an uncollected NETS payment expires. */
  netsDays: whole(settingBounds.netsDays),
  /** Working days within which staff mean to answer a message. */
  messageAnswerDays: whole(settingBounds.messageAnswerDays),
}

/** What one segment of an SMS costs, in tenths of a cent; null where it is not known. */
const smsSegmentMills = z.nullable(whole(settingBounds.smsSegmentMills))

/** All that staff set, in the groups in which it is changed. */
export const deskSettings = z.object({
  prices: z.object({
    version: z.int(),
    plans: z.array(
      z.object({
        plan: z.enum(planCodes),
        months: z.int(),
        priceCents: z.nullable(z.int()),
        onSale: z.boolean(),
        /** Whether the price is the example programme's. */
        isExample: z.boolean(),
      }),
    ),
    /** The least that the gateways collect. */
    leastCents: z.int(),
  }),
  contact: z.object({ version: z.int(), helpline: z.string(), whatsapp: z.string() }),
  times: z.object({
    version: z.int(),
    arrearsDays: z.int(),
    payNowMinutes: z.int(),
    netsDays: z.int(),
    messageAnswerDays: z.int(),
  }),
  costs: z.object({ version: z.int(), smsSegmentMills: z.nullable(z.int()) }),
})
export type DeskSettings = z.infer<typeof deskSettings>

const note = written(500)

export const editPricesInput = z.object({
  version,
  note,
  plans: z.strictObject({ '6months': planPrice, '1year': planPrice }, { error: 'required' }),
})

export const editContactInput = z.object({ version, note, helpline, whatsapp })

export const editCostsInput = z.object({ version, note, smsSegmentMills })

export const editTimesInput = z.object({ version, note, ...times })

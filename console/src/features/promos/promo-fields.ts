import type { DeskPromo } from '@mwc/contract/promos/promo-desk.schemas'
import { promoAudiences, promoEffects } from '@mwc/contract/promos/promo-kinds'
import { planCodes } from '@mwc/contract/membership/plan-codes'
import type { ActField } from '../../page/act-fields.tsx'
import { centsOf } from '../../page/amount.ts'
import { localOf } from '../../page/format.ts'
import { planWords } from '../../page/payment-words.ts'
import { audienceWords } from './promo-words.ts'

type Terms = Pick<DeskPromo, 'startsAt' | 'endsAt' | 'audience' | 'plans' | 'effect' | 'effectValue'>
type Given = Record<string, unknown>

const effectNames = { freeMonths: 'Free months', amountOff: 'An amount off', percentOff: 'Per cent off' } as const

/** A moment some days from now. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

const shownValue = ({ effect, effectValue }: Terms) => (effect === 'amountOff' ? (effectValue / 100).toFixed(2) : String(effectValue))

/** The fields of what a code gives, to whom and when; with what stands, where something does. */
export function termFields(stands?: Terms): ActField[] {
  return [
    {
      name: 'effect',
      label: 'Gives',
      choices: promoEffects.map((id) => ({ id, name: effectNames[id] })),
      first: stands?.effect ?? 'freeMonths',
    },
    {
      name: 'effectValue',
      label: 'How much',
      hint: 'Months (at most 24), S$ (at most 1,000) or per cent',
      ...(stands && { first: shownValue(stands) }),
    },
    {
      name: 'audience',
      label: 'For',
      choices: promoAudiences.map((id) => ({ id, name: audienceWords[id] })),
      first: stands?.audience ?? 'any',
    },
    {
      name: 'plans',
      label: 'With',
      choices: [{ id: 'any', name: 'Every plan' }, ...planCodes.map((id) => ({ id, name: planWords[id] }))],
      first: stands?.plans?.length === 1 ? (stands.plans[0] ?? 'any') : 'any',
    },
    { name: 'startsAt', label: 'From', kind: 'moment', hint: 'Singapore time', first: localOf(stands?.startsAt ?? inDays(0)) },
    { name: 'endsAt', label: 'Until', kind: 'moment', hint: 'From then on it is not taken', first: localOf(stands?.endsAt ?? inDays(92)) },
  ]
}

/** The fields of how often one code is used. */
export function limitFields(stands?: DeskPromo): ActField[] {
  return [
    {
      name: 'totalLimit',
      label: 'Uses in all',
      hint: 'Empty: no limit. Open orders count.',
      optional: true,
      first: stands?.totalLimit?.toString() ?? '',
    },
    { name: 'personLimit', label: 'Uses a person', kind: 'count', first: String(stands?.personLimit ?? 1) },
  ]
}

/** A number as it was typed; what is none goes as it is, and is refused at its field. */
const numberOf = (text: string): number | string => (/^\s*\d{1,9}\s*$/.test(text) ? Number(text) : text)

/** What is sent for what was typed. A moment that was not typed over stays to the millisecond. */
export function termsOf(given: Given, stands?: Terms): Terms {
  const { effect, effectValue, plans, startsAt, endsAt } = given as Record<string, string>
  const moment = (name: 'startsAt' | 'endsAt', sent = '') => (stands && sent.slice(0, 16) === localOf(stands[name]) ? stands[name] : sent)
  return {
    ...given,
    plans: plans === 'any' ? null : [plans],
    startsAt: moment('startsAt', startsAt),
    endsAt: moment('endsAt', endsAt),
    effectValue: effect === 'amountOff' ? centsOf(effectValue ?? '') : numberOf(effectValue ?? ''),
  } as Terms
}

/** The same of one code, whose limits go along. */
export function promoOf(given: Given, stands?: DeskPromo): Terms & { totalLimit: number | null; personLimit: number } {
  const total = given['totalLimit'] as string | undefined
  return {
    ...termsOf(given, stands),
    totalLimit: (total === undefined ? null : numberOf(total)) as number | null,
    personLimit: given['personLimit'] as number,
  }
}

import type { DeskCampaign } from '@mwc/contract/campaigns/campaign-desk.schemas'
import { campaignPictures, rewardKinds } from '@mwc/contract/campaigns/campaign-kinds'
import { languages } from '@mwc/contract/language/language'
import { audienceFields } from '../../form/audience-fields.ts'
import type { FormValues } from '../../form/use-record-form.ts'
import type { PlainField, TextField } from '../../form/record-fields.ts'
import { sentAs, shownAs } from '../../form/field-values.ts'
import { pictureWords, rewardWords } from './campaign-words.ts'

const namesIn = (words: Record<string, string>) => (choice: string) => words[choice] ?? choice

export const campaignTexts: readonly TextField[] = [
  { name: 'name', label: 'Name', most: 60 },
  { name: 'text', label: 'What it says', most: 400 },
]

export const voucherTexts: readonly TextField[] = [
  { name: 'voucherName', label: 'Name of the voucher', most: 60 },
  { name: 'voucherTerms', label: 'Where and how it is used', most: 400 },
]

export const whenFields: readonly PlainField[] = [
  { name: 'startsAt', label: 'From', kind: 'moment', hint: 'Singapore time' },
  { name: 'endsAt', label: 'Until', kind: 'moment' },
  { name: 'stock', label: 'Rewards there are', kind: 'number', hint: 'Empty: no limit', optional: true },
  { name: 'picture', label: 'Picture', kind: 'choice', choices: campaignPictures, nameOf: namesIn(pictureWords) },
  { name: 'autoClaim', label: 'Claimed by itself when a member opens the app', kind: 'tick' },
]

const rewardKind: PlainField = { name: 'rewardKind', label: 'Gives', kind: 'choice', choices: rewardKinds, nameOf: namesIn(rewardWords) }
const monthFields: readonly PlainField[] = [{ name: 'rewardMonths', label: 'Free months', kind: 'number', hint: '1 to 24' }]
const voucherFields: readonly PlainField[] = [
  { name: 'voucherDays', label: 'Days to use it', kind: 'number', hint: 'From the day it is claimed, 1 to 365' },
  {
    name: 'worthCents',
    label: 'What one costs (S$)',
    kind: 'money',
    hint: 'What the shop is owed for its use. Empty: not known',
    optional: true,
  },
  { name: 'voucherShopIds', label: 'Shops where it is used', kind: 'shops', optional: true },
]

/** The fields of what it gives, by its kind. */
export const rewardFields = (kind: string | undefined): readonly PlainField[] => [
  rewardKind,
  ...(kind === 'voucher' ? voucherFields : monthFields),
]

const plain = [...whenFields, ...audienceFields, rewardKind, ...monthFields, ...voucherFields]
const texts = [...campaignTexts, ...voucherTexts]
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

/** What a form of a campaign holds; a new one runs for four weeks from now. */
export function valuesOf(campaign: DeskCampaign | null): FormValues {
  const stands: Record<string, unknown> = {
    ...(campaign ?? { startsAt: inDays(0), endsAt: inDays(28), rewardKind: 'voucher', picture: 'gift' }),
  }
  const written = texts.flatMap(({ name }) =>
    languages.map((language) => [`${name}.${language}`, (stands[name] as FormValues | null | undefined)?.[language] ?? '']),
  )
  return Object.fromEntries([...written, ...plain.map((field) => [field.name, shownAs(field, stands[field.name])])]) as FormValues
}

/** Whom it is for and what it gives, as the preview is asked. */
export function askedOf(values: FormValues): Record<string, unknown> {
  const kind = values['rewardKind']
  const fields = [...audienceFields, ...whenFields.filter(({ name }) => name === 'stock'), ...rewardFields(kind)]
  const wanted = fields.filter(({ name }) => name !== 'voucherDays' && name !== 'voucherShopIds')
  return Object.fromEntries(wanted.map((field) => [field.name, sentAs(field, values[field.name] ?? '')]))
}

/** What is sent for what stands in a form: an instant that was not typed over stays to the millisecond. */
export function inputOf(values: FormValues, campaign: DeskCampaign | null): Record<string, unknown> {
  const kind = values['rewardKind']
  const written = [...campaignTexts, ...(kind === 'voucher' ? voucherTexts : [])].map(({ name }) => [
    name,
    Object.fromEntries(languages.map((language) => [language, values[`${name}.${language}`] ?? ''])),
  ])
  const others = [...whenFields, ...audienceFields, ...rewardFields(kind)].map((field) => {
    const text = values[field.name] ?? ''
    const stands = campaign?.[field.name as keyof DeskCampaign]
    const isUntouched = field.kind === 'moment' && campaign !== null && text === shownAs(field, stands)
    return [field.name, isUntouched ? stands : sentAs(field, text)]
  })
  return Object.fromEntries([...written, ...others]) as Record<string, unknown>
}

import { type Language, languageNames, languages } from '@mwc/contract/language/language'
import type { Broadcast } from '@mwc/contract/notifications/notification-desk.schemas'
import { notificationTargets } from '@mwc/contract/notifications/notification-kinds'
import { audienceFields } from '../../form/audience-fields.ts'
import { sentAs, shownAs } from '../../form/field-values.ts'
import type { PlainField, TextField } from '../../form/record-fields.ts'
import type { FormValues } from '../../form/use-record-form.ts'
import { targetWords } from './broadcast-words.ts'

export const broadcastTexts: readonly TextField[] = [
  { name: 'title', label: 'Title: also what a push and an SMS say', most: 60 },
  { name: 'text', label: 'Text in the inbox', most: 1000, long: true },
]

export const wayFields: readonly PlainField[] = [
  { name: 'byPush', label: 'By push, to every phone that takes it', kind: 'tick' },
  { name: 'bySms', label: 'By SMS, to whoever consented to that', kind: 'tick' },
  {
    name: 'opens',
    label: 'Opens',
    kind: 'choice',
    choices: notificationTargets,
    nameOf: (id) => targetWords[id as (typeof notificationTargets)[number]],
    hint: 'Where a tap leads. None: it is only read',
    optional: true,
  },
]

export const reachFields: readonly PlainField[] = [
  ...audienceFields,
  {
    name: 'languages',
    label: 'Language',
    kind: 'many',
    choices: languages,
    nameOf: (id) => languageNames[id as Language],
    hint: 'None: every one',
  },
]

const plain = [...wayFields, ...reachFields]

/** What a form of a broadcast holds; a new one is pushed, costs no SMS, or says what an earlier one said. */
export function valuesOf(broadcast: Broadcast | null): FormValues {
  const stands: Record<string, unknown> = { ...(broadcast ?? { byPush: true, bySms: false }) }
  const written = broadcastTexts.flatMap(({ name }) =>
    languages.map((language) => [`${name}.${language}`, (stands[name] as FormValues | undefined)?.[language] ?? '']),
  )
  return Object.fromEntries([...written, ...plain.map((field) => [field.name, shownAs(field, stands[field.name])])]) as FormValues
}

const textsOf = (values: FormValues, name: string) =>
  Object.fromEntries(languages.map((language) => [language, values[`${name}.${language}`] ?? '']))

const sentOf = (values: FormValues, fields: readonly PlainField[]) =>
  Object.fromEntries(fields.map((field) => [field.name, sentAs(field, values[field.name] ?? '')]))

/** What is sent for what stands in a form. */
export function inputOf(values: FormValues): Record<string, unknown> {
  return { title: textsOf(values, 'title'), text: textsOf(values, 'text'), ...sentOf(values, plain) }
}

/** Whom it is for and what an SMS would say, as the preview is asked; a title that lacks its English has no cost yet. */
export function askedOf(values: FormValues): Record<string, unknown> {
  const written = Object.entries(textsOf(values, 'title')).filter(([, text]) => text.trim() !== '')
  const title = written.some(([language]) => language === 'english') ? { title: Object.fromEntries(written) } : {}
  return { ...sentOf(values, reachFields), bySms: values['bySms'] === 'yes', ...title }
}

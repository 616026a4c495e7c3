import { languages } from '@mwc/contract/language/language'
import { fieldsOf, type PlainField } from './content-fields.ts'
import type { ContentKind } from '@mwc/contract/content/content-desk.calls'
import { instantOf, localOf } from '../../page/format.ts'

/** An item of any kind, as the desk reads it. */
export type DeskItem = Record<string, unknown> & {
  id: string
  version: number
  publishFrom: string | null
  publishTo: string | null
  older: string[]
}

/** What stands in a form, by the field's name; a text's is followed by its language, such as `title.bengali`. */
export type FormValues = Record<string, string>

function shownAs({ kind }: PlainField, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (kind === 'tick') return value === true ? 'yes' : ''
  if (kind === 'shops') return (value as string[]).join(',')
  return kind === 'hours' ? JSON.stringify(value) : String(value as string | number)
}

function sentAs({ kind, optional }: PlainField, text: string): unknown {
  if (kind === 'tick') return text === 'yes'
  if (kind === 'shops') return text === '' ? [] : text.split(',')
  if (text.trim() === '') return optional ? null : undefined
  if (kind === 'hours') return JSON.parse(text) as unknown
  // What is no number is sent as it is, and refused at its field.
  const isNumber = kind === 'number' ? /^\s*\d{1,9}\s*$/.test(text) : kind === 'degrees' && /^\s*-?\d{1,3}(?:\.\d{1,15})?\s*$/.test(text)
  return isNumber ? Number(text) : text
}

/** The texts of a form for an item as it stands, or for a new one. */
export function valuesOf(kind: ContentKind, item: DeskItem | null): FormValues {
  const { texts, plain } = fieldsOf[kind]
  const written = texts.flatMap(({ name }) =>
    languages.map((language) => [`${name}.${language}`, (item?.[name] as FormValues | null | undefined)?.[language] ?? '']),
  )
  const others = plain.map((field) => [field.name, shownAs(field, item?.[field.name])])
  const window = { publishFrom: localOf(item?.publishFrom ?? null), publishTo: localOf(item?.publishTo ?? null) }
  return { ...(Object.fromEntries([...written, ...others]) as FormValues), ...window }
}

/** What is sent for what stands in a form: an instant that was not typed over stays to the millisecond. */
export function inputOf(kind: ContentKind, values: FormValues, item: DeskItem | null): Record<string, unknown> {
  const { texts, plain } = fieldsOf[kind]
  const written = texts.map(({ name, optional }) => {
    const given = languages.flatMap((language) => {
      const text = values[`${name}.${language}`] ?? ''
      return text.trim() === '' && language !== 'english' ? [] : [[language, text]]
    })
    const isNone = optional && given.every(([, text]) => text?.trim() === '')
    return [name, isNone ? null : Object.fromEntries(given)]
  })
  const moment = (name: 'publishFrom' | 'publishTo') => {
    const [typed, stands] = [values[name] ?? '', item?.[name] ?? null]
    return typed === localOf(stands) ? stands : instantOf(typed)
  }
  const others = plain.map((field) => [field.name, sentAs(field, values[field.name] ?? '')])
  return { ...Object.fromEntries([...written, ...others]), publishFrom: moment('publishFrom'), publishTo: moment('publishTo') }
}

/** What is to be known of a text before it is sent; nothing is refused by it. */
export function notesOn(text: string, most: number): string[] {
  return [
    ...(text.length > most ? [`At most ${most.toLocaleString('en-SG')} characters: this has ${text.length.toLocaleString('en-SG')}.`] : []),
    ...(/!\[[^\]]*\]\(/.test(text) ? ['A picture in the text is not shown. Choose one under Picture.'] : []),
    ...(/<\/?[a-z][^>]*>/i.test(text) ? ['HTML does nothing: members read it as it is written.'] : []),
  ]
}

/** What an item is called in lists. */
export function nameOf(kind: ContentKind, item: DeskItem): string {
  if (typeof item['name'] === 'string') return item['name']
  const first = item[fieldsOf[kind].texts[0]?.name ?? ''] as { english: string } | undefined
  return first?.english ?? ''
}

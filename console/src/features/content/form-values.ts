import { languages } from '@mwc/contract/language/language'
import { fieldsOf } from './content-fields.ts'
import { sentAs, shownAs } from '../../form/field-values.ts'
import type { ContentKind } from '@mwc/contract/content/content-desk.calls'
import type { FormValues } from '../../form/use-record-form.ts'
import { instantOf, localOf } from '../../page/format.ts'

/** An item of any kind, as the desk reads it. */
export type DeskItem = Record<string, unknown> & {
  id: string
  version: number
  publishFrom: string | null
  publishTo: string | null
  older: string[]
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

/** What an item is called in lists. */
export function nameOf(kind: ContentKind, item: DeskItem): string {
  if (typeof item['name'] === 'string') return item['name']
  const first = item[fieldsOf[kind].texts[0]?.name ?? ''] as { english: string } | undefined
  return first?.english ?? ''
}

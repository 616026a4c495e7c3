import { centsOf } from '../page/amount.ts'
import { instantOf, localOf } from '../page/format.ts'
import type { PlainField, TextField } from './record-fields.ts'

/** What a field shows for a value as the server gives it. */
export function shownAs({ kind }: PlainField, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (kind === 'moment') return localOf(value as string)
  if (kind === 'money') return ((value as number) / 100).toFixed(2)
  if (kind === 'tick') return value === true ? 'yes' : ''
  if (kind === 'shops' || kind === 'many') return (value as string[]).join(',')
  return kind === 'hours' ? JSON.stringify(value) : String(value as string | number)
}

/** What is sent for what a field shows; what is not right goes along, and is refused at its field. */
export function sentAs({ kind, optional }: PlainField, text: string): unknown {
  if (kind === 'tick') return text === 'yes'
  if (kind === 'shops' || kind === 'many') return text === '' ? [] : text.split(',')
  if (text.trim() === '') return optional ? null : undefined
  if (kind === 'hours') return JSON.parse(text) as unknown
  if (kind === 'moment') return instantOf(text)
  if (kind === 'money') return Number.isNaN(centsOf(text)) ? text : centsOf(text)
  // What is no number is sent as it is, and refused at its field.
  const isNumber = kind === 'number' ? /^\s*\d{1,9}\s*$/.test(text) : kind === 'degrees' && /^\s*-?\d{1,3}(?:\.\d{1,15})?\s*$/.test(text)
  return isNumber ? Number(text) : text
}

/** What is to be known of a text before it is sent; nothing is refused by it. */
export function notesOn(text: string, { most, count }: Pick<TextField, 'most' | 'count'>): string[] {
  const length = count?.(text) ?? text.length
  return [
    ...(length > most ? [`At most ${most.toLocaleString('en-SG')} characters: this has ${length.toLocaleString('en-SG')}.`] : []),
    ...(/!\[[^\]]*\]\(/.test(text) ? ['A picture in the text is not shown. Choose one under Picture.'] : []),
    ...(/<\/?[a-z][^>]*>/i.test(text) ? ['HTML does nothing: members read it as it is written.'] : []),
  ]
}

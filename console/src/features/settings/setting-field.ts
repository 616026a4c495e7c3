import { partsOf } from '../../page/amount.ts'

/** A setting as staff type it: money in dollars (`mills` to a tenth of a cent), whole numbers, texts, and what is on or off. */
export type SettingField = {
  name: string
  label: string
  kind: 'money' | 'mills' | 'whole' | 'text' | 'switch'
  hint?: string
  /** What stands, as it would be typed; empty where nothing does. */
  now: string | boolean
}

/** What a typed setting is sent as; what is no number is sent as it is, and refused at its field. Empty money is none. */
export function sentAs(kind: SettingField['kind'], typed: string | boolean): string | number | boolean | null {
  if (typeof typed === 'boolean' || kind === 'text') return typed
  const text = typed.trim()
  if (kind === 'whole') return /^\d{1,9}$/.test(text) ? Number(text) : text
  if (text === '') return null
  const parts = partsOf(text, kind === 'mills' ? 3 : 2)
  return Number.isNaN(parts) ? text : parts
}

/** A setting in words, for before and after. */
export function shownAs({ kind }: SettingField, value: string | boolean): string {
  if (typeof value === 'boolean') return value ? 'on sale' : 'not on sale'
  if (value.trim() === '') return 'none'
  const sent = sentAs(kind, value)
  if (typeof sent !== 'number') return value
  return kind === 'money' ? `S$${(sent / 100).toFixed(2)}` : kind === 'mills' ? `S$${(sent / 1000).toFixed(3)}` : value
}

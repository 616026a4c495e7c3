/** A setting as staff type it: money in dollars, whole numbers, texts, and what is on or off. */
export type SettingField = {
  name: string
  label: string
  kind: 'money' | 'whole' | 'text' | 'switch'
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
  const match = /^(?:S?\$)?\s*(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text.replaceAll(',', ''))
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : text
}

/** A setting in words, for before and after. */
export function shownAs({ kind }: SettingField, value: string | boolean): string {
  if (typeof value === 'boolean') return value ? 'on sale' : 'not on sale'
  if (value.trim() === '') return 'none'
  const sent = sentAs(kind, value)
  return kind === 'money' && typeof sent === 'number' ? `S$${(sent / 100).toFixed(2)}` : value
}

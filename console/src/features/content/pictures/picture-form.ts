import type { editPicture } from '@mwc/contract/content/picture-desk.calls'
import { type DeskPicture } from '@mwc/contract/content/picture-desk.schemas'
import type { InputOf } from '@mwc/contract/endpoint/wire-call'
import { languages } from '@mwc/contract/language/language'
import { sentAs, shownAs } from '../../../form/field-values.ts'
import type { PlainField, TextField } from '../../../form/record-fields.ts'
import type { FormValues } from '../../../form/use-record-form.ts'

/** As the contract has it; its schemas are not loaded here. */
const mostCharacters = 200

export const textFields: readonly TextField[] = [{ name: 'description', label: 'What it shows', most: mostCharacters }]

/** Where the focus point is, in percent. */
export const focusFields: readonly PlainField[] = [
  { name: 'focusX', label: 'Percent from the left', kind: 'number', hint: '0 to 100' },
  { name: 'focusY', label: 'Percent from the top', kind: 'number', hint: '0 to 100' },
]

/** The texts of a form for a picture as it stands. */
export function valuesOf(picture: DeskPicture): FormValues {
  const written = languages.map((language) => [`description.${language}`, picture.description?.[language] ?? ''] as const)
  const focus = focusFields.map((field) => [field.name, shownAs(field, picture[field.name as 'focusX'])] as const)
  return Object.fromEntries([...written, ...focus])
}

/** What is sent for what stands in a form; a picture that is not described in any language has no description. */
export function inputOf(values: FormValues): Omit<InputOf<typeof editPicture>, 'id' | 'version'> {
  const written = languages.flatMap((language) => {
    const text = values[`description.${language}`] ?? ''
    return text.trim() === '' ? [] : [[language, text] as const]
  })
  const focus = focusFields.map((field) => [field.name, sentAs(field, values[field.name] ?? '')] as const)
  const description = written.length === 0 ? null : { english: '', ...Object.fromEntries(written) }
  // What is not right goes along, and is refused at its field.
  return { description, ...(Object.fromEntries(focus) as { focusX: number; focusY: number }) }
}

/** Where the focus point stands in a form: the middle for what is no percentage. */
export function focusOf(values: FormValues): { x: number; y: number } {
  const [x, y] = focusFields.map(({ name }) => {
    const typed = values[name] ?? ''
    return /^\s*\d{1,3}\s*$/.test(typed) && Number(typed) <= 100 ? Number(typed) : 50
  })
  return { x: x ?? 50, y: y ?? 50 }
}

/** The focus point a step further; it stays within the picture. */
export function stepped({ x, y }: { x: number; y: number }, key: string, step: number): { x: number; y: number } | null {
  const moves: Record<string, [number, number]> = {
    ArrowLeft: [-step, 0],
    ArrowRight: [step, 0],
    ArrowUp: [0, -step],
    ArrowDown: [0, step],
  }
  const move = moves[key]
  const within = (value: number) => Math.min(100, Math.max(0, value))
  return move ? { x: within(x + move[0]), y: within(y + move[1]) } : null
}

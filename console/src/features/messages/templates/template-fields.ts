import { languages } from '@mwc/contract/language/language'
import { countCharacters, replyLimit, tidyMessage } from '@mwc/contract/messages/message-text'
import type { MessageTemplate } from '@mwc/contract/messages/message-template-desk.schemas'
import type { PlainField, TextField } from '../../../form/record-fields.ts'
import type { FormValues } from '../../../form/use-record-form.ts'

export const nameField: PlainField = { name: 'name', label: 'Name', kind: 'line', hint: 'What staff find it by, such as “Card is ready”' }

export const textFields: readonly TextField[] = [
  { name: 'texts', label: 'Text', most: replyLimit, long: true, count: (text) => countCharacters(tidyMessage(text)) },
]

/** What a form of a template holds. */
export function valuesOf(template: MessageTemplate | null): FormValues {
  const texts = languages.map((language) => [`texts.${language}`, template?.texts[language] ?? ''] as const)
  return { name: template?.name ?? '', ...Object.fromEntries(texts) }
}

/** What is sent for what stands in a form: a language that is empty is left out. */
export function inputOf(values: FormValues): { name: string; texts: { english: string } } {
  const written = languages.flatMap((language) => {
    const text = values[`texts.${language}`] ?? ''
    return language === 'english' || text.trim() !== '' ? [[language, text] as const] : []
  })
  return { name: values['name'] ?? '', texts: Object.fromEntries(written) as { english: string } }
}

import type { ReadAloudWords } from '../../../words/english/read-aloud.ts'
import { spelled } from '../speech/spoken-numbers.ts'

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Who hears the phone is not who holds it: neither secrets nor the FIN are said. */
const secretNames = /^(fin|pin|otp|code|password)/i
const secretKinds = /password|one-time-code/

/** Whether what is typed into a field is never said. */
function isSecret(field: Field): boolean {
  return secretNames.test(field.name) || secretKinds.test(`${field.type} ${field.autocomplete}`)
}

export function isTick(element: Element): boolean {
  return element.matches('input[type=radio], input[type=checkbox]')
}

/** Whether a label is that of a choice that may be taken in place of another. */
export function isOpenChoice(label: Element): boolean {
  return label.matches('label') && label.querySelector('input[type=radio]:not(:checked)') !== null
}

/** How the state of a tick is said after the words of its label. */
export function tickText(label: Element, words: ReadAloudWords): ((words: string) => string) | null {
  const tick = label.querySelector<HTMLInputElement>('input[type=radio], input[type=checkbox]')
  if (!tick || (tick.type === 'radio' && !tick.checked)) return null
  return tick.type === 'radio' ? words.chosen : tick.checked ? words.ticked : words.notTicked
}

/** A day that is being typed: its year is not whole yet. */
const halfDay = /^\d{1,2}\/(?:\d{1,2}(?:\/\d{0,3})?)?$/

/** What is typed; half a day is no day and no share of anything, so its figures are said one by one. */
function typedText(typed: string): string {
  return halfDay.test(typed) ? spelled(typed.replace(/\/$/, '').replaceAll('/', '-')) : typed
}

/** What is chosen; nothing where the choice is still empty and what is wrong with it follows, in the same words. */
function chosenText(choice: HTMLSelectElement): string | undefined {
  return choice.matches('[aria-invalid=true]') && choice.value === '' ? '' : choice.selectedOptions[0]?.text
}

/** What is in a field, after its name where no label is seen; null where nothing is to be said of it. */
export function fieldText(field: Field, words: ReadAloudWords): string | null {
  if (isTick(field) || ['hidden', 'file', 'submit'].includes(field.type)) return null
  const label = field.labels?.[0]
  const name = field.getAttribute('aria-label') ?? (label?.classList.contains('sr-only') ? label.textContent : '')
  const value = field.tagName === 'SELECT' ? chosenText(field as HTMLSelectElement) : field.value
  const said = !value ? words.empty : isSecret(field) ? words.filled : typedText(value)
  return name ? `${name}: ${said}` : said
}

import type { Language } from '@mwc/contract/language/language'
import { wordsOf } from '../fixtures/screens/words.ts'
import type { ScreenTaker } from './screen-taker.ts'

/** The texts of a language, and what of a screen is found by them. */
export function textsOf(taker: ScreenTaker, language: Language) {
  const { page } = taker
  const words = wordsOf[language]
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const field = (name: string) => page.getByLabel(name, { exact: true }).and(page.locator('input:not([type=radio]), select'))
  const press = async (name: string) => {
    await button(name).click()
    await taker.settle()
  }
  return { page, words, button, field, press }
}

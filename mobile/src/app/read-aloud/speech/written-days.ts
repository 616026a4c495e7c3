import { dayText } from '@mwc/contract/time/dates'
import type { Language } from '@mwc/contract/language/language'
import { type DayForm, spelled } from './spoken-numbers.ts'

const writtenDay = /(?<!\d)(?:(\d{1,2})\/(\d{1,2})\/(\d{4})|(\d{4})-(\d{2})-(\d{2}))(?!\d)/g

/** Whether a calendar has the day: `Date.parse` alone takes the 31st of February for one of March. */
function isReal(iso: string): boolean {
  const at = Date.parse(iso)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(iso)
}

/**
 * A text with its days in words. Where it says how to type one, that and its example are said figure by figure, and so is a day
 * that no calendar has.
 */
export function sayDays(text: string, language: Language, { written, said, example }: DayForm): string {
  const isExample = written.test(text) || example?.test(text)
  return text.replace(written, said).replace(writtenDay, (whole, ...parts: (string | undefined)[]) => {
    const [day = '', month = '', year] = parts[2] ? parts : [parts[5], parts[4], parts[3]]
    const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    return isExample || !isReal(iso) ? spelled(whole.replaceAll('/', '-')) : dayText(iso, language)
  })
}

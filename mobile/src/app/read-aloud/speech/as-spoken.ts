import type { Language } from '@mwc/contract/language/language'
import { bengali } from './bengali.ts'
import { chinese } from './chinese.ts'
import { english } from './english.ts'
import { spelledPhone, spellPhones } from './phone-numbers.ts'
import { spelled, type SpokenNumbers } from './spoken-numbers.ts'
import { tamil } from './tamil.ts'
import { sayDays } from './written-days.ts'

const numbersIn: Record<Language, SpokenNumbers> = { english, chinese, bengali, india: tamil }

/** Around what is said sign by sign, whatever it looks like: a number to be called. Both are private to Unicode's users. */
export const spellFrom = '\ue000'
export const spellTo = '\ue001'
const toSpell = new RegExp(`${spellFrom}([^${spellTo}]*)${spellTo}`, 'g')

/** Numbers of members, receipts, posts; codes of shops and promos; the end of a FIN; and whom to call in an emergency. */
const code =
  /(?<![\p{L}\d$.,:])(?:(?=[A-Z\d-]*\d)(?=[A-Z\d-]*[A-Z])[A-Z\d]+(?:-[A-Z\d]+)*(?<=[A-Z\d-]{4})(?![a-z])|\d{5,}(?![\d:%]|[.,]\d)|99[359](?![\d:%]|[.,]\d))/gu
const writtenMoney = /(?:S|SGD )?\$ ?(\d{1,3}(?:,\d{3})+(?!\d)|\d+)(?:\.(\d{1,2}))?(?!\d)/g

/** How far a recording is, of how long it may be. */
const recorded = /(?<![\d:])(\d{1,2}:\d\d) ?\/ ?(\d{1,2}:\d\d)(?![\d:])/g

/** How long something lasts, written as a clock shows it: minutes and seconds. */
export function lastingAsSpoken(clock: string, language: Language): string {
  const [minutes = 0, seconds = 0] = clock.split(':').map(Number)
  const said = numbersIn[language]
  const parts = [minutes > 0 ? said.minutes(minutes) : '', seconds > 0 || minutes === 0 ? said.seconds(seconds) : '']
  return parts.join(' ').trim()
}

/**
 * A sentence of a screen as somebody would read it out: money, days, times, ranges and units in words; codes and numbers to be
 * called sign by sign.
 */
export function asSpoken(written: string, language: Language): string {
  const { money, percent, of, sizes, to, plus, ending, dayForm, tidy } = numbersIn[language]
  const called = written
    .replace(/[\u00ad\u2060]/g, '')
    .replace(/\u2011/g, '-')
    .replace(/\s+/g, ' ')
    .replace(recorded, (_, so: string, all: string) => of(lastingAsSpoken(so, language), lastingAsSpoken(all, language)))
    .replace(toSpell, (_, said: string) =>
      said.replace(/(\+?)(\d(?:[\d -]*\d)?)/g, (_part, sign: string, number: string) => spelledPhone(sign, number, plus)),
    )
  const text = spellPhones(sayDays(called, language, dayForm), plus, ending)
    .replace(/# ?(\d+-\d+)/g, (_, unit: string) => spelled(unit))
    .replace(code, spelled)
    .replace(writtenMoney, (_, dollars: string, cents = '0') => money(dollars.replaceAll(',', ''), Number(cents.padEnd(2, '0'))))
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/\+ ?(\d{2,3})(?!\d)(?=$|[^ \d%])/g, (_, number: string) => plus + spelled(number))
    .replace(/\+ ?(?=\d)/g, plus)
    .replace(/(\d+(?:\.\d+)?) ?%/g, (_, number: string) => percent(number))
    .replace(/(\d) ?([kM])B(?![A-Za-z])/g, (_, figure: string, unit: 'k' | 'M') => `${figure} ${sizes[unit]}`)
    .replace(/(\d+) ?\/ ?(\d+)/g, (_, number: string, all: string) => of(number, all))
  return tidy(text)
    .replace(/(?<=[\p{L}\p{M}\d]) ?– ?(?=[\p{L}\d])|(?<=\d)-(?=\d)/gu, to)
    .replace(/ ?[·•|/→›–—#] ?/g, ', ')
    .replace(/,(?: ?,)+/g, ',')
    .replace(/ {2,}/g, ' ')
    .trim()
}

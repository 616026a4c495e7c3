import type { SpokenNumbers } from './spoken-numbers.ts'

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']
const shortMonth = new RegExp(`(\\d) (${months.map((month) => month.slice(0, 3)).join('|')})(?![a-z])`, 'g')
const units: Record<string, string> = { m: 'metres', km: 'kilometres', kg: 'kilo' }

const count = (number: string | number, name: string) => `${number} ${name}${Number(number) === 1 ? '' : 's'}`

export const english: SpokenNumbers = {
  money: (dollars, cents) => {
    if (cents === 0) return count(dollars, 'dollar')
    return dollars === '0' ? count(cents, 'cent') : `${count(dollars, 'dollar')} ${count(cents, 'cent')}`
  },
  percent: (number) => `${number} percent`,
  of: (number, all) => `${number} of ${all}`,
  sizes: { k: 'kilobytes', M: 'megabytes' },
  minutes: (minutes) => count(minutes, 'minute'),
  seconds: (seconds) => count(seconds, 'second'),
  to: ' to ',
  plus: 'plus ',
  ending: (signs) => `ending in ${signs}`,
  dayForm: { written: /day\/month\/year|DD\/MM\/YYYY/i, said: '2 digits for the day, 2 for the month, 4 for the year' },
  tidy: (text) =>
    text
      .replace(shortMonth, (_, day: string, short: string) => `${day} ${months.find((month) => month.startsWith(short))}`)
      .replace(/(\d{1,2}:\d\d):\d\d(?= ?[ap]m)/gi, '$1')
      .replace(/(\d{1,2}):00 ?([ap]m)/gi, '$1 $2')
      .replace(/(\d) (k?m|kg)(?![a-z])/g, (_, figure: string, unit: string) => `${figure} ${units[unit]}`),
}

const zone = 'Asia/Singapore'
const money = new Intl.NumberFormat('en-SG', { style: 'currency', currency: 'SGD' })
const moment = new Intl.DateTimeFormat('en-SG', { timeZone: zone, dateStyle: 'medium', timeStyle: 'short' })
const day = new Intl.DateTimeFormat('en-SG', { timeZone: 'UTC', dateStyle: 'medium' })
const countries = new Intl.DisplayNames('en', { type: 'region' })
const ago = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** An amount in hundredths of a currency (ISO 4217, Singapore dollars where none is named), as members read it: `S$9.00`. */
export function formatMoney(cents: number, currency = 'SGD'): string {
  if (currency === 'SGD') return money.format(cents / 100).replace('$', 'S$')
  return `${currency} ${(cents / 100).toFixed(2)}`
}

/** A number as people read it. */
export const formatCount = (n: number): string => n.toLocaleString('en-SG')

/** How many there are, with a plus where not all were counted. */
export const formatCounted = ({ total, more }: { total: number; more: boolean }): string => `${formatCount(total)}${more ? '+' : ''}`

/** A text that stands on one line, such as a day or a number. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0')

/** An instant as Singapore's clocks show it. */
export const formatMoment = (instant: string): string => moment.format(new Date(instant))

/** A day, `YYYY-MM-DD`. */
export const formatDay = (date: string): string => unbroken(day.format(new Date(`${date}T00:00:00Z`)))

const steps = [
  ['second', 60],
  ['minute', 60],
  ['hour', 24],
  ['day', 30],
  ['month', 12],
  ['year', Infinity],
] as const

/** How long ago (or ahead) an instant is, in its largest whole unit. */
export function formatAgo(instant: string, now: number): string {
  let amount = (Date.parse(instant) - now) / 1000
  // Two clocks differ by more than that, and `now` may be half a minute old.
  if (amount > -10 && amount < 40) return 'just now'
  for (const [unit, size] of steps) {
    if (Math.abs(Math.trunc(amount)) < size) return ago.format(Math.trunc(amount), unit)
    amount /= size
  }
  return formatMoment(instant)
}

/** How long something took, in at most two units: `4 h 10 min`. */
export function formatSpan(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  if (minutes < 1) return 'under a minute'
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60]
  const parts = [days > 0 ? `${days} d` : '', hours > 0 ? `${hours} h` : '', days === 0 && rest > 0 ? `${rest} min` : '']
  return parts.filter(Boolean).join(' ')
}

/** Today in Singapore, `YYYY-MM-DD`. */
export const todayInSingapore = (): string => new Date().toLocaleDateString('sv-SE', { timeZone: zone })

/** A country by its name; the code itself where it is none (ISO 3166-1 alpha-2). */
export const nameOfCountry = (code: string): string => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code)

/** An instant as a field for day and time shows it, on Singapore's clocks. */
export const localOf = (instant: string | null): string =>
  instant === null ? '' : new Date(instant).toLocaleString('sv-SE', { timeZone: zone }).slice(0, 16).replace(' ', 'T')

/** The instant of what stands in such a field; null for none. What is no moment is refused where it is sent. */
export const instantOf = (local: string): string | null => (local === '' ? null : `${local}:00+08:00`)

/** The same for showing it; null also while what is typed is no moment: fields take years of six digits. */
export const shownInstantOf = (local: string): string | null => (/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) ? instantOf(local) : null)

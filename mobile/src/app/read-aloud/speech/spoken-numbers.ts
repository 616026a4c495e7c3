export type DayForm = { written: RegExp; said: string; example?: RegExp }

/** How a language says what stands on a screen in figures. Plain numbers it leaves to the phone's voice. */
export type SpokenNumbers = {
  /** Whole dollars and cents of Singapore. */
  money: (dollars: string, cents: number) => string
  percent: (number: string) => string
  /** So many of all. */
  of: (number: string, all: string) => string
  /** What a photo or a file takes: of kB and of MB. */
  sizes: { k: string; M: string }
  minutes: (count: number) => string
  seconds: (count: number) => string
  /** Between the two ends of a range. */
  to: string
  /** The sign before a country code or something given on top. */
  plus: string
  /** What is left to see of a number that is hidden. */
  ending: (signs: string) => string
  /** How a text writes the form in which a day is typed, and how that is said; `example`: a sentence of its own that shows it. */
  dayForm: DayForm
  /** What is left to do once figures are words: months, times of day, units, endings. */
  tidy: (text: string) => string
}

/** Signs one by one, so that none is taken for a number or a word. */
export function spelled(code: string): string {
  return code
    .split(/[-\s]+/)
    .map((part) => [...part].join(' '))
    .join(', ')
}

/** The hour of the day, 0 to 23, of a time by the 12-hour clock. */
export function hourOf(hour: string, half: string): number {
  return (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
}

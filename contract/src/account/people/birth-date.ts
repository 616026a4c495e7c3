const writtenForm = /^(\d{1,2})\/(\d{1,2})\/([1-9]\d{3})$/

/** Whether a text is written as `DD/MM/YYYY`, be it a date or not. */
export function isWrittenAsDate(text: string): boolean {
  return writtenForm.test(text.trim())
}

/** Turns `DD/MM/YYYY` into `YYYY-MM-DD`; null for a date that no calendar has. */
export function parseTypedDate(text: string): string | null {
  const match = writtenForm.exec(text.trim())
  if (!match) return null
  const [, day, month, year] = match.map(Number) as [number, number, number, number]
  const date = new Date(Date.UTC(year, month - 1, day))
  const real = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return real ? date.toISOString().slice(0, 10) : null
}

/** Whole years between a birth date and a day, both `YYYY-MM-DD`. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}

export const ageLimits = { min: 16, max: 100 }

export function isAgeAllowed(birthDay: string, today: string): boolean {
  const age = ageOn(birthDay, today)
  return age >= ageLimits.min && age <= ageLimits.max
}

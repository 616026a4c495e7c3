import * as z from 'zod/mini'
import { joinFin, normaliseFin } from './fin.ts'
import { languages } from '../../language/language.ts'
import { passwordLength, ratePassword } from './password.ts'

/** The specification's codes for a member's sector. */
export const sectors = ['1', '2', '3', '4', '5'] as const
/** The specification's codes: 01 male, 00 female. */
export const genders = ['01', '00'] as const
/** Usual source countries of migrant workers in Singapore (MOM's list of approved source countries), first in the list of nationalities. */
export const usualCountries = ['BD', 'IN', 'CN', 'MM', 'MY', 'TH', 'PH', 'LK', 'BT', 'KH', 'LA', 'KR', 'TW', 'HK', 'MO'] as const
/** Every other ISO 3166-1 alpha-2 code. */
export const otherCountries =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BE BF BG BH BI BJ BL BM BN BO BQ BR BS BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HM HN HR HT HU ID IE IL IM IO IQ IR IS IT JE JM JO JP KE KG KI KM KN KP KW KY KZ LB LC LI LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MN MP MQ MR MS MT MU MV MW MX MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TJ TK TL TM TN TO TR TT TV TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  )

export const fieldLengths = { fin: 8, lastFour: 4, fullName: 80, company: 100, occupation: 30 } as const

/**
 * One line of English characters: letters, digits, space and `.,'&()/-@`. Inner runs of spaces are kept as one; full-width letters and
 * the curly apostrophe, which phones type by themselves, are kept as the plain ones.
 */
function englishLine(max: number) {
  return z.pipe(
    z.string({ error: 'required' }).check(
      z.overwrite((text) => text.normalize('NFKC').replace(/[‘’]/g, "'").trim().replace(/ +/g, ' ')),
      z.minLength(1, { error: 'required', abort: true }),
      z.maxLength(max, { error: 'tooLong' }),
      z.regex(/^[A-Za-z0-9 .,'&()/\-@]*$/, { error: 'englishOnly' }),
    ),
    z.string(),
  )
}

export const fullName = englishLine(fieldLengths.fullName)
export const company = englishLine(fieldLengths.company)
export const occupation = englishLine(fieldLengths.occupation)
export const sector = z.enum(sectors, { error: 'choose' })
export const gender = z.enum(genders, { error: 'choose' })
export const nationality = z.enum([...usualCountries, ...otherCountries] as [string, ...string[]], { error: 'choose' })
export const language = z.enum(languages, { error: 'choose' })

/** The FIN field: series letter F, G or M and seven digits. The check letter stands in the other field. */
export const finFront = z
  .string({ error: 'required' })
  .check(
    z.overwrite(normaliseFin),
    z.minLength(1, { error: 'required', abort: true }),
    z.regex(/^[FGM]\d{7}$/, { error: 'fin', abort: true }),
  )
/** The last four characters of the FIN: three digits, which the first field has too, and the check letter. */
export const finLastFour = z
  .string({ error: 'required' })
  .check(
    z.overwrite(normaliseFin),
    z.minLength(1, { error: 'required', abort: true }),
    z.regex(/^\d{3}[A-Z]$/, { error: 'fin', abort: true }),
  )

/** Turns `DD/MM/YYYY` into `YYYY-MM-DD`; null for a date that no calendar has. */
export function parseTypedDate(text: string): string | null {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim())
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

/** A birth date as typed, `DD/MM/YYYY`. The age, 16 to 100 years, is checked against the server's day in Singapore. */
export const birthDate = z.string({ error: 'required' }).check(
  z.trim(),
  z.minLength(1, { error: 'required', abort: true }),
  z.refine((text) => parseTypedDate(text) !== null, { error: 'date' }),
)

export const ageLimits = { min: 16, max: 100 }
export function isAgeAllowed(birthDay: string, today: string): boolean {
  const age = ageOn(birthDay, today)
  return age >= ageLimits.min && age <= ageLimits.max
}

/** A password to be set: must be rated strong. */
export const newPassword = z.string({ error: 'required' }).check(
  z.minLength(1, { error: 'required', abort: true }),
  z.maxLength(passwordLength.max, { error: 'tooLong', abort: true }),
  z.refine((text) => ratePassword(text).strength === 'strong', { error: 'passwordWeak' }),
)
/** A password to be checked: only its length is looked at. */
export const anyPassword = z
  .string({ error: 'required' })
  .check(z.minLength(1, { error: 'required', abort: true }), z.maxLength(passwordLength.max, { error: 'tooLong' }))

export const mustBeTicked = z.literal(true, { error: 'mustTick' })

/** Both FIN fields together: the overlapping digits and the check letter. */
export const finFieldsAgree = z.refine<{ fin: string; finLastFour: string }>((value) => joinFin(value.fin, value.finLastFour) !== null, {
  path: ['fin'],
  error: 'fin',
})

import * as z from 'zod/mini'
import { isWrittenAsDate, parseTypedDate } from './birth-date.ts'
import { otherCountries, usualCountries } from './countries.ts'
import { fieldLengths } from './field-lengths.ts'
import { finPairProblem, normaliseFin } from './fin.ts'
import { genders, sectors } from './person-codes.ts'

/**
 * One line of English characters: letters, digits, space and `.,'&()/-@`. Several spaces become one.
 * Full-width letters and curly apostrophes, which phones type by themselves, become plain.
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

/** A birth date as typed, `DD/MM/YYYY`. The age, 16 to 100 years, is checked against the server's day in Singapore. */
export const birthDate = z.string({ error: 'required' }).check(
  z.trim(),
  z.minLength(1, { error: 'required', abort: true }),
  z.refine(isWrittenAsDate, { error: 'date', abort: true }),
  z.refine((text) => parseTypedDate(text) !== null, { error: 'noSuchDate' }),
)

/** Both FIN fields together: the overlapping digits and the check letter. Either may be the wrong one, so both are named. */
export const finFieldsAgree = z.check<{ fin: string; finLastFour: string }>(({ value, issues }) => {
  const message = finPairProblem(value.fin, value.finLastFour)
  if (message) for (const field of ['fin', 'finLastFour']) issues.push({ code: 'custom', path: [field], message, input: value })
})

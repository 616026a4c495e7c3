import * as z from 'zod/mini'
import { languages } from '../language/language.ts'
import type { Language } from '../language/language.ts'
import { hasInk } from './has-ink.ts'

/** No control characters but the line break, no halves of a character, nothing that turns the writing direction. */
const plainText = /^[^\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/u

/** A text of staff: at most `max` UTF-16 units, something seen. What looks like HTML or a script is text like any other. */
export const written = (max: number) =>
  z.string({ error: 'required' }).check(
    z.overwrite((text) => text.replace(/\r\n?/g, '\n')),
    z.trim(),
    z.refine(hasInk, { error: 'required', abort: true }),
    z.maxLength(max, { error: 'tooLong' }),
    z.refine((text) => plainText.test(text.replaceAll('\n', '')), { error: 'invalid' }),
  )

/** A text that staff wrote in every language. */
export const inEveryLanguage = (max: number) =>
  z.strictObject(Object.fromEntries(languages.map((name) => [name, written(max)])) as Record<Language, ReturnType<typeof written>>, {
    error: 'required',
  })

/** A text in English, and in what other languages it was written in. */
export const inEnglishAtLeast = (max: number) => {
  const other = z.optional(written(max))
  return z.strictObject({ english: written(max), chinese: other, bengali: other, india: other }, { error: 'required' })
}

/** Texts that still fit though their English has changed, such as `title.bengali`. */
export const fitting = z.optional(
  z.array(z.string({ error: 'invalid' }).check(z.maxLength(40, { error: 'invalid' })), { error: 'invalid' }).check(z.maxLength(30)),
)

/** The specification's check of a link: an https address on a named host, nobody's name or password in it. */
export const httpsLink = z.string({ error: 'invalid' }).check(
  z.trim(),
  z.maxLength(500, { error: 'tooLong' }),
  z.url({ protocol: /^https$/, hostname: z.regexes.domain, normalize: true, error: 'invalid' }),
  z.refine((address) => !/^https:\/\/[^/?#]*@/.test(address), { error: 'invalid' }),
)

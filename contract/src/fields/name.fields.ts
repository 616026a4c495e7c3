import * as z from 'zod/mini'
import { hasInk } from './has-ink.ts'

/** Alphabets whose letters look like Latin ones: a name in them passes for another that is there. */
const lookAlike = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}]/u

/** What nobody sees. Joiners are part of writing in the scripts of India, behind their letters alone. */
const unseen =
  /[\p{Cc}\p{Cf}\p{Cs}](?<![\p{Script=Bengali}\p{Script=Tamil}\p{Script=Devanagari}\p{M}][\u200c\u200d])|(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/u

/**
 * One line by which staff tell a thing from others of its kind, of at most `max` UTF-16 units: compatible forms made one (NFKC),
 * single spaces, no sign that nobody sees, no letter of another alphabet that looks like a Latin one.
 */
export const name = (max: number) =>
  z.string({ error: 'required' }).check(
    z.overwrite((text) => text.replaceAll('\ufe0f', '').normalize('NFKC').replaceAll(/ +/g, ' ')),
    z.trim(),
    z.maxLength(max, { error: 'tooLong', abort: true }),
    z.refine(hasInk, { error: 'required', abort: true }),
    z.refine((text) => !unseen.test(text) && !lookAlike.test(text), { error: 'invalid' }),
  )

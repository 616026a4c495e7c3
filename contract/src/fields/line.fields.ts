import * as z from 'zod/mini'

/**
 * One line of any script, of at most `max` UTF-16 units, without control characters and what turns the writing direction.
 * Half of a character is refused, too: PostgreSQL takes none in JSON, and what staff do is logged as that.
 */
export const line = (max: number) =>
  z
    .string({ error: 'required' })
    .check(
      z.trim(),
      z.minLength(1, { error: 'required', abort: true }),
      z.maxLength(max, { error: 'tooLong', abort: true }),
      z.regex(/^[^\p{Cc}\p{Cs}\p{Bidi_Control}]*$/u, { error: 'invalid' }),
    )

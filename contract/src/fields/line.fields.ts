import * as z from 'zod/mini'
import { hasInk } from './has-ink.ts'

/**
 * One line of any script, at most `max` UTF-16 units and something seen, without control characters and what turns the direction.
 * Half of a character is refused, too: PostgreSQL takes none in JSON, and what staff do is logged as that.
 */
export const line = (max: number) =>
  z
    .string({ error: 'required' })
    .check(
      z.trim(),
      z.refine(hasInk, { error: 'required', abort: true }),
      z.maxLength(max, { error: 'tooLong', abort: true }),
      z.regex(/^[^\p{Cc}\p{Cs}\p{Bidi_Control}]*$/u, { error: 'invalid' }),
    )

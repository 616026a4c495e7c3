import * as z from 'zod/mini'
import { codeProblem } from './one-time-code.ts'
import { idempotencyKey } from '../../fields/idempotency-key.fields.ts'

export const code = z.string({ error: 'required' }).check(
  z.trim(),
  z.minLength(1, { error: 'required', abort: true }),
  z.refine((text) => codeProblem(text) !== 'integersOnly', { error: 'integersOnly', abort: true }),
  z.refine((text) => codeProblem(text) === undefined, { error: 'code' }),
)

/** An opaque token: 256 random bits, base64url. */
export const ticket = z.string({ error: 'required' }).check(z.regex(/^[A-Za-z0-9_-]{43}$/, { error: 'invalid' }))

/**
 * For ten minutes the same key and content repeat the answer, while the session that it opened lasts.
 * The token that did not arrive ends, and the answer has a new one.
 */
export const repeatKey = z.optional(idempotencyKey)

import * as z from 'zod/mini'
import { passwordLength, ratePassword } from './password.ts'

/** Whether a password is refused for what it is: long enough, but one that many people use, whatever else it has. */
function isGuessed(text: string): boolean {
  const { lacks } = ratePassword(text)
  return lacks.includes('uncommon') && !lacks.includes('length')
}

/** A password to be set: must be rated strong. */
export const newPassword = z.string({ error: 'required' }).check(
  z.minLength(1, { error: 'required', abort: true }),
  z.maxLength(passwordLength.max, { error: 'tooLong', abort: true }),
  z.refine((text) => !isGuessed(text), { error: 'passwordCommon', abort: true }),
  z.refine((text) => ratePassword(text).strength === 'strong', { error: 'passwordWeak' }),
)

/** A password to be checked: only its length is looked at. */
export const anyPassword = z
  .string({ error: 'required' })
  .check(z.minLength(1, { error: 'required', abort: true }), z.maxLength(passwordLength.max, { error: 'tooLong' }))

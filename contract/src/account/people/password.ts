import { commonPasswords } from './common-passwords.ts'

export type PasswordStrength = 'weak' | 'medium' | 'strong'

/** What a password still lacks, in the order in which the meter says it. */
export const passwordLacks = ['length', 'uppercase', 'lowercase', 'number', 'uncommon'] as const
export type PasswordLack = (typeof passwordLacks)[number]

export const passwordLength = { min: 7, max: 128 }
/** From how many characters on a password is strong: with a digit or a symbol, and without. */
const strongLength = { mixed: 8, letters: 10 }

/** The letters of a lower-case password with look-alike signs read as letters, so that `p@ssw0rd` is found under `password`. */
function core(password: string): string {
  return password
    .replace(/[@4]/g, 'a')
    .replace(/0/g, 'o')
    .replace(/[$5]/g, 's')
    .replace(/[1!]/g, 'i')
    .replace(/3/g, 'e')
    .replace(/[^a-z]+/g, '')
}

function isCommon(password: string): boolean {
  const lower = password.toLowerCase()
  const bare = lower.replace(/^[^\p{L}]+|(?<=\p{L})[^\p{L}]+$/gu, '')
  return commonPasswords.has(lower) || commonPasswords.has(bare) || commonPasswords.has(core(bare)) || new Set(lower).size <= 3
}

/**
 * Rates a password for both sides. `weak`: common, not 7 to 128 characters, or without an upper-case or a lower-case letter.
 * `medium`: meets the rules. `strong`, for sign-up: also 10 characters, or 8 with a digit or a symbol.
 * What it lacks, it lacks to be strong.
 */
export function ratePassword(password: string): { strength: PasswordStrength; lacks: PasswordLack[] } {
  const length = [...password].length
  const isLong = length >= strongLength.letters
  const isTooLong = password.length > passwordLength.max
  const missing: Record<PasswordLack, boolean> = {
    length: length < strongLength.mixed || isTooLong,
    uppercase: !/\p{Lu}/u.test(password),
    lowercase: !/\p{Ll}/u.test(password),
    number: !isLong && !/[^\p{L}]/u.test(password),
    uncommon: length > 0 && isCommon(password),
  }
  const lacks = passwordLacks.filter((lack) => missing[lack])
  if (lacks.length === 0) return { strength: 'strong', lacks }
  const isWeak = length < passwordLength.min || isTooLong || missing.uppercase || missing.lowercase || missing.uncommon
  return { strength: isWeak ? 'weak' : 'medium', lacks }
}

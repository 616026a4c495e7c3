import { passwordLength, ratePassword } from '../account/people/password.ts'

/** What whoever guesses a password of this desk tries first: the longest first, so that none hides inside another. */
export const ownWords: readonly string[] = (
  'administrator membership singapore migrant welcome counter content console finance support ' +
  'members workers member worker centre center admin staff desk help mwc'
).split(' ')

/** What of a password has to be left without those words. */
const leftLength = 8

/** Whether it is mostly the programme's own words, in whatever case and with years or signs between them (OWASP ASVS 6.2.11). */
function isMadeOfOwnWords(password: string): boolean {
  const left = ownWords.reduce((text, word) => text.replaceAll(word, ''), password.toLowerCase())
  return left.length < password.length && [...left].length < leftLength
}

/** Whether staff may choose a password: rated strong, 12 characters at least, and not made of the programme's own words. */
export function isDeskPassword(password: string): boolean {
  if (password.length > passwordLength.max || [...password].length < 12) return false
  return ratePassword(password).strength === 'strong' && !isMadeOfOwnWords(password)
}

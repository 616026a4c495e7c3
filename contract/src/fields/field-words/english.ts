import type { FieldWords } from '../field-problem.ts'

/** The texts quoted by the specification stand as they are. */
export const fieldWords: FieldWords = {
  required: 'Please fill this in',
  tooLong: 'Too long. Please make it shorter.',
  englishOnly: 'English characters only. Use the letters A to Z and numbers.',
  integersOnly: 'Integers only. Use the numbers 0 to 9.',
  mobile: 'Invalid Mobile Number. With +65, only a Singapore number works: 8 digits, starting with 8 or 9.',
  mobileAbroad: 'Invalid Mobile Number. Check the country code, and write every digit of the mobile number.',
  fin: 'Invalid FIN. Please check it on your work permit.',
  finMismatch: 'The two FIN boxes do not match. Look at the work permit and write both again.',
  code: 'Enter the 6 digits from the SMS',
  date: 'Enter the date as DD/MM/YYYY',
  noSuchDate: 'There is no such date. Please check the day and month.',
  age: 'You must be 16 to 100 years old',
  mustTick: 'You must check this to register an account. Please tick the box.',
  passwordWeak: 'Strong password required. Use 8 or more, with a big letter (A), a small letter (a) and a number (1).',
  passwordCommon: 'Strong password required. This one is easy to guess. Try two words and a number.',
  passwordMatch: 'Password does not match',
  choose: 'Please choose one',
  promo: 'Promo code format is incorrect. Please try again. A code has 4 to 20 letters and numbers.',
  invalid: 'This is not right. Please check it.',
}

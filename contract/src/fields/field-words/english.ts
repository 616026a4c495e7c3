import type { FieldWords } from '../field-problem.ts'

/** The texts quoted by the specification stand as they are. */
export const fieldWords: FieldWords = {
  required: 'Please fill this in',
  tooLong: 'This is too long',
  englishOnly: 'English characters only',
  integersOnly: 'Integers only',
  mobile: 'Invalid Mobile Number',
  fin: 'Invalid FIN',
  code: 'Enter the 6 digits from the SMS',
  date: 'Enter the date as DD/MM/YYYY',
  age: 'Members are 16 to 100 years old',
  mustTick: 'You must check this to register an account',
  passwordWeak: 'Strong password required',
  passwordMatch: 'Password does not match',
  choose: 'Please choose one',
  promo: 'Promo code format is incorrect. Please try again',
  invalid: 'This is not right. Please check it',
}

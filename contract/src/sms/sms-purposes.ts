/**
 * What an SMS is for: a code and what it opens (`code.…`), what is told of the safety of an account,
 * and notifications by their kinds (`news` a broadcast). Codes are never sent again.
 */
export const smsPurposes = [
  'code.signUp',
  'code.logIn',
  'code.forgetPassword',
  'code.lostPhone',
  'code.confirm',
  'code.newMobile',
  'accountClosed',
  'mobileChanged',
  'moveAsked',
  'moveApproved',
  'moveComing',
  'reminder',
  'payment',
  'news',
] as const
export type SmsPurpose = (typeof smsPurposes)[number]

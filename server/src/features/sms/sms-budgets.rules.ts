import type { SmsBudget } from '@mwc/contract/sms/sms-budgets'

/**
 * Shares of the day's codes in percent; `own` are acts of somebody signed in.
 * Codes for any number (`signUp`, `lostPhone`) are apart, so that number guessers use up nothing of what opens accounts.
 * `reserve` is left to phones that the account knows when another is spent.
 */
const codeShares: Record<Exclude<SmsBudget, 'notices'>, number> = {
  signUp: 35,
  logIn: 20,
  newPassword: 15,
  lostPhone: 10,
  own: 10,
  reserve: 10,
}

/** Messages that a budget has for a day in Singapore, at least one. */
export function smsBudgetLimit(
  budget: SmsBudget,
  { SMS_DAY_BUDGET: codes, SMS_NOTICE_DAY_BUDGET: notices }: { SMS_DAY_BUDGET: number; SMS_NOTICE_DAY_BUDGET: number },
): number {
  return budget === 'notices' ? notices : Math.max(1, Math.floor((codes * codeShares[budget]) / 100))
}

/** Whether staff are told of a budget: four fifths of it are used. */
export function isNearlySpent(used: number, limit: number): boolean {
  return used * 5 >= limit * 4
}

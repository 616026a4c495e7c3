/** What the messages of a day in Singapore are counted by, each apart. `reserve` is left to phones that the account knows. */
export const smsBudgets = ['signUp', 'logIn', 'newPassword', 'lostPhone', 'own', 'reserve', 'notices'] as const
export type SmsBudget = (typeof smsBudgets)[number]

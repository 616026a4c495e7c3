/** What a privilege is about; the app has a word and an icon for each. */
export const privilegeCategories = ['food', 'groceries', 'phone', 'money', 'health', 'leisure'] as const
export type PrivilegeCategory = (typeof privilegeCategories)[number]

/** The sections of the questions, in the order in which they are read. */
export const questionSections = ['membership', 'payment', 'privileges', 'insurance', 'account', 'help'] as const
export type QuestionSection = (typeof questionSections)[number]

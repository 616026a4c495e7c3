export const placeKinds = ['centre', 'clinic', 'recreation'] as const
export type PlaceKind = (typeof placeKinds)[number]

/** The calendar's stretch in Asia/Singapore over which a member's uses are counted; a week starts on Monday. */
export const usePeriods = ['day', 'week', 'month', 'year', 'ever'] as const
export type UsePeriod = (typeof usePeriods)[number]

/** `cover` is what is insured, `step` one step of a claim, `contact` whom to call. */
export const insuranceParts = ['cover', 'step', 'contact'] as const
export type InsurancePart = (typeof insuranceParts)[number]

/** What a privilege is about; the app has a word and an icon for each. */
export const privilegeCategories = ['food', 'groceries', 'phone', 'money', 'health', 'leisure'] as const
export type PrivilegeCategory = (typeof privilegeCategories)[number]

/** The sections of the questions, in the order in which they are read. */
export const questionSections = ['membership', 'payment', 'privileges', 'insurance', 'account', 'help'] as const
export type QuestionSection = (typeof questionSections)[number]

/** A draft has no day on which it begins. */
export const contentStates = ['draft', 'upcoming', 'published', 'ended', 'archived'] as const
export type ContentState = (typeof contentStates)[number]

/** What staff can do with an item, beside writing one. */
export const contentActs = ['edit', 'move', 'archive', 'restore'] as const
export type ContentAct = (typeof contentActs)[number]

/** What the nominee is to the member. */
export const nomineeRelations = ['spouse', 'parent', 'child', 'sibling', 'other'] as const
export type NomineeRelation = (typeof nomineeRelations)[number]

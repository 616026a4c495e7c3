/** `active` it is offered for answers; `archived` no more. */
export const templateStates = ['active', 'archived'] as const

/** What a reader may do with a template. */
export const templateActs = ['edit', 'archive', 'restore'] as const

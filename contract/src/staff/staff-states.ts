/** `invited`: its owner has not set password and second factor by a link yet, so nobody can sign in. */
export const staffStates = ['invited', 'active', 'disabled'] as const
export type StaffState = (typeof staffStates)[number]

/** What an administrator may do with an account of staff. */
export const staffActs = ['role', 'newLink', 'endSessions', 'disable', 'enable'] as const
export type StaffAct = (typeof staffActs)[number]

import { memberStatuses } from '../membership/member-statuses.ts'

/** What the desk calls an account: the membership's state, or that staff stopped it, or that it is closed. */
export const deskStatuses = [...memberStatuses, 'deactivated', 'closed'] as const
export type DeskStatus = (typeof deskStatuses)[number]

/**
 * Who may make a call.
 * `public` ignores any token; `member` needs one; `activeMember` also needs vipStatus "1"; the `staff` ones need a desk session
 * with one of the roles that the endpoint names.
 */
export type Access = 'public' | 'member' | 'activeMember' | 'staff'

export const staffRoles = ['admin', 'membership', 'content', 'support', 'finance'] as const
export type StaffRole = (typeof staffRoles)[number]

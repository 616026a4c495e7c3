import { type StaffRole, staffRoles } from '@mwc/contract/endpoint/access'
import { mayCall } from '@mwc/contract/endpoint/may-call'
import type { WireCall } from '@mwc/contract/endpoint/wire-call'

export const roleWords: Record<StaffRole, string> = {
  admin: 'Administrator',
  membership: 'Membership',
  content: 'Content',
  support: 'Support',
  finance: 'Finance',
}

/** A role by those who have it. */
const holders = { ...roleWords, admin: 'administrators' }

const listed = new Intl.ListFormat('en-SG')

/** Whose page it is that a call stands behind, said to who may not make it. */
export function pageIsFor(call: Pick<WireCall, 'roles'>): string {
  const roles = staffRoles.filter((role) => mayCall(call, role)).map((role) => holders[role].toLowerCase())
  return `This page is for ${listed.format(roles)}`
}

/** What to do about it. */
export const otherRole = (own: StaffRole): string =>
  `Your role is ${roleWords[own]}. An administrator can give you another one under Staff.`

import type { StaffRole } from '../endpoint/access.ts'
import type { WireCall } from '../endpoint/wire-call.ts'
import type {
  deskMember,
  deskMemberDetail,
  findByFinInput,
  listMembersInput,
  listMembersOutput,
  readMemberInput,
} from './member-desk.schemas.ts'
import type { memberStory, readMemberStoryInput } from './member-story.schemas.ts'

/** Whoever answers members, or looks after their money; who writes content needs no member's record. */
const readers: readonly StaffRole[] = ['admin', 'membership', 'support', 'finance']

export const listMembers: WireCall<'staff', typeof listMembersInput, typeof listMembersOutput> = {
  method: 'GET',
  path: '/desk/members',
  access: 'staff',
  roles: readers,
}

/** By POST: a FIN stands in no address. */
export const findByFin: WireCall<'staff', typeof findByFinInput, typeof deskMember> = {
  method: 'POST',
  path: '/desk/members/find-by-fin',
  access: 'staff',
  roles: readers,
}

export const readMember: WireCall<'staff', typeof readMemberInput, typeof deskMemberDetail> = {
  method: 'GET',
  path: '/desk/members/:id',
  access: 'staff',
  roles: readers,
}

export const readMemberStory: WireCall<'staff', typeof readMemberStoryInput, typeof memberStory> = {
  method: 'GET',
  path: '/desk/members/:id/story',
  access: 'staff',
  roles: readers,
}

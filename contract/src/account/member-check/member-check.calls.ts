import type { checkMemberInput, foundMember } from './member-check.schemas.ts'
import type { WireCall } from '../../endpoint/wire-call.ts'

export const checkMember: WireCall<'activeMember', typeof checkMemberInput, typeof foundMember> = {
  method: 'POST',
  path: '/h5/member-check',
  access: 'activeMember',
}

import * as calls from './member-check.calls.ts'
import { checkMemberInput, foundMember } from './member-check.schemas.ts'
import { defineEndpoint } from '../../endpoint/endpoint.ts'

export const checkMember = defineEndpoint(calls.checkMember, {
  summary: 'The member of a mobile number together with the member number on the card. 20 a day; the one who is found is told.',
  input: checkMemberInput,
  output: foundMember,
  refusals: ['account.invalidMobile', 'membership.checkNotFound', 'membership.checkDayLimit'],
})

import type { done, nothing } from '../../endpoint/empty.schemas.ts'
import type { WireCall } from '../../endpoint/wire-call.ts'
import type { readNomineeOutput, setNomineeInput } from './nominee.schemas.ts'

export const readNominee: WireCall<'activeMember', typeof nothing, typeof readNomineeOutput> = {
  method: 'GET',
  path: '/h5/nominee',
  access: 'activeMember',
}

export const setNominee: WireCall<'activeMember', typeof setNomineeInput, typeof done> = {
  method: 'POST',
  path: '/h5/nominee',
  access: 'activeMember',
}

export const removeNominee: WireCall<'activeMember', typeof nothing, typeof done> = {
  method: 'POST',
  path: '/h5/nominee/remove',
  access: 'activeMember',
}

import type { done, nothing } from '../../endpoint/empty.schemas.ts'
import type { WireCall } from '../../endpoint/wire-call.ts'
import type { readNomineeOutput, setNomineeInput } from './nominee.schemas.ts'

export const readNominee: WireCall<'member', typeof nothing, typeof readNomineeOutput> = {
  method: 'GET',
  path: '/h5/nominee',
  access: 'member',
}

export const setNominee: WireCall<'member', typeof setNomineeInput, typeof done> = {
  method: 'POST',
  path: '/h5/nominee',
  access: 'member',
  signed: true,
}

export const removeNominee: WireCall<'member', typeof nothing, typeof done> = {
  method: 'POST',
  path: '/h5/nominee/remove',
  access: 'member',
  signed: true,
}

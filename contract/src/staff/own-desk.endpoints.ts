import { nothing } from '../endpoint/empty.schemas.ts'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import * as calls from './own-desk.calls.ts'
import { changeDeskPasswordInput, newRecoveryCodesInput, newRecoveryCodesOutput, ownDesk } from './own-desk.schemas.ts'

export const readOwnDesk = defineEndpoint(calls.readOwnDesk, {
  summary: 'The own account at the desk.',
  input: nothing,
  output: ownDesk,
  refusals: [],
})

export const changeDeskPassword = defineEndpoint(calls.changeDeskPassword, {
  summary: 'Set another password; all other sessions of the account end.',
  input: changeDeskPasswordInput,
  output: ownDesk,
  refusals: ['staff.wrongPassword', 'account.commonPassword', 'request.tooMany'],
})

export const newRecoveryCodes = defineEndpoint(calls.newRecoveryCodes, {
  summary: 'Ten new recovery codes, shown in this answer alone; the ones before open nothing any more.',
  input: newRecoveryCodesInput,
  output: newRecoveryCodesOutput,
  refusals: ['staff.wrongPassword', 'request.tooMany'],
})

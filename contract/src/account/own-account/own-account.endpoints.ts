import * as calls from './own-account.calls.ts'
import {
  changeMobileInput,
  changeMobileOutput,
  changePasswordInput,
  closeAccountInput,
  downloadDataInput,
  downloadDataOutput,
  editAccountInput,
  readAccountOutput,
  sendNewMobileCodeInput,
  setFirstPasswordInput,
} from './own-account.schemas.ts'
import { codeNotRight, codeNotSent } from '../proofs/proofs.endpoints.ts'
import { codeSent } from '../proofs/proofs.schemas.ts'
import { done, nothing } from '../../endpoint/empty.schemas.ts'
import { defineEndpoint } from '../../endpoint/endpoint.ts'

export const changePassword = defineEndpoint(calls.changePassword, {
  summary: 'Set a new password with the old one. Ends every session, this one too: log in again.',
  input: changePasswordInput,
  output: done,
  refusals: ['account.wrongPassword', 'account.passwordLocked', 'account.samePassword', 'account.commonPassword'],
})

export const setFirstPassword = defineEndpoint(calls.setFirstPassword, {
  summary: 'Set the first password of an account that has none, within 60 minutes of signing in with a code, or with a confirmation.',
  input: setFirstPasswordInput,
  output: done,
  refusals: ['account.passwordSet', 'account.confirmAgain', 'account.commonPassword', 'account.keyReused', 'account.passwordLocked'],
})

export const sendNewMobileCode = defineEndpoint(calls.sendNewMobileCode, {
  summary: 'Send a code to the new number. Whether somebody has that number is said once the code proved it.',
  input: sendNewMobileCodeInput,
  output: codeSent,
  refusals: ['account.confirmAgain', 'account.invalidMobile', 'account.sameMobile', ...codeNotSent, 'request.tooMany'],
})

export const changeMobile = defineEndpoint(calls.changeMobile, {
  summary: 'Move the account to the new number with its code. Ends the other sessions; the old number is told by SMS.',
  input: changeMobileInput,
  output: changeMobileOutput,
  refusals: [
    'account.confirmAgain',
    'account.invalidMobile',
    'account.sameMobile',
    'account.mobileTaken',
    ...codeNotRight,
    'request.tooMany',
  ],
})

export const readAccount = defineEndpoint(calls.readAccount, {
  summary: "The member's own record, with every consent that was ever given or withdrawn.",
  input: nothing,
  output: readAccountOutput,
  refusals: [],
})

export const editAccount = defineEndpoint(calls.editAccount, {
  summary: 'Change what a member may change: company, sector, occupation. What is left out stays.',
  input: editAccountInput,
  output: done,
  refusals: ['membership.notActive'],
})

export const removePhoto = defineEndpoint(calls.removePhoto, {
  summary: 'Delete the photo.',
  input: nothing,
  output: done,
  refusals: ['membership.notActive'],
})

export const downloadData = defineEndpoint(calls.downloadData, {
  summary: 'Everything that is kept of the member: once as data, once as a page to read. Needs a confirmation.',
  input: downloadDataInput,
  output: downloadDataOutput,
  refusals: ['account.confirmAgain'],
})

export const closeAccount = defineEndpoint(calls.closeAccount, {
  summary:
    'Close the account for good: the person is removed, payments are kept without a name. Needs a confirmation by password and code.',
  input: closeAccountInput,
  output: done,
  refusals: ['account.confirmAgain'],
})

import * as calls from './proofs.calls.ts'
import { codeSent, confirmIdentityInput, confirmIdentityOutput, sendCodeInput, sendConfirmationCodeInput } from './proofs.schemas.ts'
import { defineEndpoint } from '../../endpoint/endpoint.ts'

export const sendCode = defineEndpoint(calls.sendCode, {
  summary: 'Send a 6-digit code by SMS. The answer is the same whether or not the number is known.',
  input: sendCodeInput,
  output: codeSent,
  refusals: ['account.invalidMobile', 'account.codeNotSendable', 'account.codeTooSoon', 'account.codeDayLimit', 'account.codeAttempts'],
})

export const codeNotSent = ['account.codeNotSendable', 'account.codeTooSoon', 'account.codeDayLimit', 'account.codeAttempts'] as const

export const codeNotRight = ['account.codeWrong', 'account.codeExpired', 'account.codeAttempts'] as const

export const sendConfirmationCode = defineEndpoint(calls.sendConfirmationCode, {
  summary:
    "Send a code to the account's own number, to confirm that it is the member who asks. A password that comes with it is checked first.",
  input: sendConfirmationCodeInput,
  output: codeSent,
  refusals: ['account.wrongPassword', 'account.passwordLocked', ...codeNotSent, 'request.tooMany'],
})

export const confirmIdentity = defineEndpoint(calls.confirmIdentity, {
  summary: 'Confirm by password or code that it is the member who asks; closing the account needs both. Good for 15 minutes and one act.',
  input: confirmIdentityInput,
  output: confirmIdentityOutput,
  refusals: ['account.wrongPassword', 'account.passwordLocked', ...codeNotRight, 'request.tooMany'],
})

import { sendCode } from '@mwc/contract/account/proofs/proofs.calls'
import type { CodePurpose } from '@mwc/contract/account/proofs/code-purposes'
import { codeResendSeconds } from '@mwc/contract/account/proofs/one-time-code'
import { call } from '../../../shared/calls/api-client.ts'
import { RefusalError } from '../../../shared/server/call-errors.ts'
import type { MobileValue } from '@mwc/contract/fields/mobile-number'
import { serverNow } from '../../../shared/server/server-clock.ts'
import { changeDraft, getDraft, wholeNumber } from '../draft/sign-up.draft.ts'

/**
 * Asks for a code by SMS and keeps from when another may be asked for. A code that was asked for too soon counts as sent when
 * the one before it was for the same: it is on its way. Answers whether one was sent now.
 */
export async function askCode(number: MobileValue, purpose: CodePurpose): Promise<boolean> {
  const keep = (seconds: number) =>
    changeDraft({ number, code: { purpose, to: wholeNumber(number), resendAt: serverNow() + seconds * 1000 } })
  const before = getDraft().code
  const sameAsBefore = before?.purpose === purpose && before.to === wholeNumber(number)
  try {
    const { resendAfterSeconds } = await call(sendCode, { ...number, purpose })
    keep(resendAfterSeconds)
    return true
  } catch (error) {
    if (!(error instanceof RefusalError) || error.reason !== 'account.codeTooSoon' || !sameAsBefore) throw error
    keep(error.details.retryAfterSeconds ?? codeResendSeconds)
    return false
  }
}

import type { WireCall, InputOf, OutputOf } from '@mwc/contract/endpoint/wire-call'
import * as ownAccount from '@mwc/contract/account/own-account/own-account.calls'
import * as sessions from '@mwc/contract/account/sessions/sessions.calls'
import * as photo from '@mwc/contract/account/own-account/photo'
import * as lostPhone from '@mwc/contract/account/lost-phone/lost-phone.calls'
import * as proofs from '@mwc/contract/account/proofs/proofs.calls'
import { codeResendSeconds } from '@mwc/contract/account/proofs/one-time-code'
import { queryOptions } from '@tanstack/react-query'
import { call, fetchFile, sendFile } from '../../../shared/calls/api-client.ts'
import { RefusalError } from '../../../shared/server/call-errors.ts'
import type { MobileValue } from '@mwc/contract/fields/mobile-number'
import { queryClient } from '../../../shared/server/query-client.ts'
import { serverNow } from '../../../shared/server/server-clock.ts'
import { askMemberAgain } from '../../../shared/programme/use-member.ts'
import { idempotentCaller } from '../calls/idempotent-call.queries.ts'
import { ownDraft } from './own-account.draft.ts'
import { wholeNumber } from '../draft/sign-up.draft.ts'

export type Account = OutputOf<typeof ownAccount.readAccount>
export type SignedInPhone = OutputOf<typeof sessions.listSessions>['sessions'][number]
export type OwnData = OutputOf<typeof ownAccount.downloadData>

function caller<E extends WireCall>(endpoint: E): (input: InputOf<E>) => Promise<OutputOf<E>> {
  return (input) => call(endpoint, input)
}

/** A call after which the member's record is another. */
function changing<E extends WireCall>(endpoint: E, make = caller): (input: InputOf<E>) => Promise<OutputOf<E>> {
  const send = make(endpoint)
  return async (input) => {
    const answer = await send(input)
    await askAccountAgain()
    return answer
  }
}

/** The member's own record, with the history of consents; never older than the screen that shows it. */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => call(ownAccount.readAccount, {}, { signal }),
  staleTime: 0,
})

/** The phones that are signed in; never older than the screen that shows them. */
export const phonesQuery = queryOptions({
  queryKey: ['signed-in-phones'],
  queryFn: ({ signal }) => call(sessions.listSessions, {}, { signal }),
  staleTime: 0,
})

/** The member's photo, by the name of its version. */
export function photoQuery(version: string | null) {
  return queryOptions({
    queryKey: ['photo', version],
    queryFn: ({ signal }) => fetchFile(photo.photoPath, signal),
    enabled: version !== null,
    staleTime: Infinity,
  })
}

/** Asks the server anew for the record and for who the member is. */
export async function askAccountAgain(): Promise<void> {
  await Promise.all([queryClient.invalidateQueries({ queryKey: accountQuery.queryKey }), askMemberAgain()])
}

export const replaceOldPassword = caller(ownAccount.changePassword)
export const setFirstPassword = changing(ownAccount.setFirstPassword, idempotentCaller)
export const saveWork = changing(ownAccount.editAccount)
export const dropPhoto = changing(ownAccount.removePhoto)
export const rejectMove = changing(lostPhone.rejectPhoneRequest)
export const readOwnData = caller(ownAccount.downloadData)
export const closeOwnAccount = caller(ownAccount.closeAccount)
export const endPhone = caller(sessions.endSession)
export const endPhones = caller(sessions.endAllSessions)

/** Sends the photo's bytes. Throws `account.uploadFailed` whatever is wrong with them. */
export async function sendPhoto(picture: Blob): Promise<void> {
  await sendFile(photo.uploadPhoto, picture)
  await askAccountAgain()
}

/** Confirms by password or code that it is the member who asks, and keeps the confirmation for this tab. */
export async function confirmAct(input: InputOf<typeof proofs.confirmIdentity>): Promise<string> {
  const { confirmation, expiresAt } = await call(proofs.confirmIdentity, input)
  ownDraft.change({ confirmation: { act: input.act, ticket: confirmation, expiresAt }, lostConfirmation: null, confirmCode: null })
  return confirmation
}

/** Does what needs a confirmation. When the server no longer takes it, it is asked for again; `ConfirmStep` says why. */
export async function withConfirmation<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof RefusalError) || error.reason !== 'account.confirmAgain') throw error
    ownDraft.change({ confirmation: null, lostConfirmation: error.message })
    return null
  }
}

/**
 * Asks for a code, and answers whether one was sent now; `keep` notes from when another may be.
 * One asked for too soon counts as sent when one is on its way.
 */
async function askFor(
  send: () => Promise<{ resendAfterSeconds: number }>,
  { underWay, keep }: { underWay: boolean; keep: (resendAt: number) => void },
): Promise<boolean> {
  try {
    keep(serverNow() + (await send()).resendAfterSeconds * 1000)
    return true
  } catch (error) {
    if (!(error instanceof RefusalError) || error.reason !== 'account.codeTooSoon' || !underWay) throw error
    keep(serverNow() + (error.details.retryAfterSeconds ?? codeResendSeconds) * 1000)
    return false
  }
}

/** Sends a code to the account's own number. */
export function askConfirmCode(input: InputOf<typeof proofs.sendConfirmationCode>): Promise<boolean> {
  return askFor(() => call(proofs.sendConfirmationCode, input), {
    underWay: ownDraft.get().confirmCode !== null,
    keep: (resendAt) => ownDraft.change({ confirmCode: { resendAt } }),
  })
}

/** Sends a code to the number that the account is to move to. */
export function askNewNumberCode(number: MobileValue, confirmation: string): Promise<boolean> {
  const to = wholeNumber(number)
  return askFor(() => call(ownAccount.sendNewMobileCode, { ...number, confirmation }), {
    underWay: ownDraft.get().newCode?.to === to,
    keep: (resendAt) => ownDraft.change({ newNumber: number, newCode: { to, resendAt } }),
  })
}

/** Moves the account to the new number; answers with it, masked. */
export async function moveToNewNumber(input: InputOf<typeof ownAccount.changeMobile>): Promise<string> {
  const { user } = await call(ownAccount.changeMobile, input)
  await askAccountAgain()
  return user.mobile
}

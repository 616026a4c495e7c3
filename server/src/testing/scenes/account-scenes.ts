import type { SignedIn } from '@mwc/contract/account/account'
import { findAccount, verifyPhoneInHand } from '@mwc/contract/account/lost-phone/find-account'
import { type ConfirmedAct, confirmIdentity, sendConfirmationCode, sendNewMobileCode } from '@mwc/contract/account/own-account/own-account'
import { layTerm } from '../../features/membership/lay-term.ts'
import { toDate } from '../../ports/clock.ts'
import { mobileOf, personOf, receiveCode, testPassword } from './scenes.ts'
import type { TestServer } from '../start-test-server.ts'

/** The code in the last SMS that went out. */
export function lastCode(server: TestServer): string {
  const code = /#(\d{6})$/.exec(server.sms.sent.at(-1)?.text ?? '')?.[1]
  if (!code) throw new Error('the last SMS has no code')
  return code
}

/** A confirmation by password. */
export async function confirmed(server: TestServer, token: string, act: ConfirmedAct): Promise<string> {
  return (await server.ok(confirmIdentity, { act, password: testPassword }, { token })).confirmation
}

/** A code at the number of the account itself. */
export async function ownCode(server: TestServer, token: string): Promise<string> {
  server.clock.advance({ seconds: 61 })
  await server.ok(sendConfirmationCode, {}, { token })
  await server.runJobs()
  return lastCode(server)
}

/** A confirmation by password and code, as closing asks. */
export async function confirmedByBoth(server: TestServer, token: string): Promise<string> {
  const code = await ownCode(server, token)
  return (await server.ok(confirmIdentity, { act: 'closeAccount', password: testPassword, code }, { token })).confirmation
}

/** A confirmation for a new number, and the code that came to it. */
export async function newMobileCode(server: TestServer, token: string, n: number): Promise<{ confirmation: string; code: string }> {
  const confirmation = await confirmed(server, token, 'changeMobile')
  await server.ok(sendNewMobileCode, { ...mobileOf(n), confirmation }, { token })
  await server.runJobs()
  return { confirmation, code: lastCode(server) }
}

/** Proves the n-th number as the phone in hand. */
export async function phoneInHand(server: TestServer, n: number) {
  const code = await receiveCode(server, n, 'lostPhone')
  return server.ok(verifyPhoneInHand, { ...mobileOf(n), code })
}

/** What the n-th worker types to find the membership; `change` is what is typed otherwise. */
export function searchOf(n: number, change: Record<string, string> = {}) {
  const { fin, finLastFour, nationality, birthDate } = personOf(n)
  return { oldAreaCode: '+65' as const, oldMobile: mobileOf(n).mobile, fin, finLastFour, nationality, birthDate, ...change }
}

/** Finds the n-th worker's account from another phone: the ticket to move it. */
export async function foundFrom(server: TestServer, n: number, inHand: number): Promise<string> {
  const { proof } = await phoneInHand(server, inHand)
  return (await server.ok(findAccount, { proof, ...searchOf(n) })).move
}

/** Makes a signed-up worker an active member for six months. */
export async function makeActive(server: TestServer, { user }: SignedIn): Promise<void> {
  const now = server.clock.now()
  const paidOn = now.toZonedDateTimeISO('Asia/Singapore').toPlainDate()
  await server.db
    .transaction()
    .execute((tx) => layTerm(tx, user.id, { months: 6, paidOn, source: 'goodwill', paymentId: null, at: toDate(now) }))
}

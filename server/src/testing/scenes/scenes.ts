import { type CodePurpose, sendCode, type SignedIn, signUp, verifyMobile } from '@mwc/contract/account/account'
import { isFin } from '@mwc/contract/account/people/fin'
import type { Language } from '@mwc/contract/language/language'
import type { TestServer } from '../start-test-server.ts'

export const testPassword = 'Harbour7Crane'

/** The n-th worker's mobile number under +65. */
export function mobileOf(n: number): { areaCode: '+65'; mobile: string } {
  return { areaCode: '+65', mobile: `8${String(1_000_000 + n).padStart(7, '0')}` }
}

/** The n-th worker's whole FIN. */
export function finOf(n: number): string {
  const front = `G${String(1_000_000 + n).padStart(7, '0')}`
  const letter = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find((candidate) => isFin(front + candidate))
  return front + letter
}

/** The n-th worker as the sign-up form sends them. */
export function personOf(n: number) {
  const fin = finOf(n)
  return {
    fullName: 'Rahim Uddin',
    birthDate: '09/03/1990',
    gender: '01',
    nationality: 'BD',
    fin: fin.slice(0, 8),
    finLastFour: fin.slice(5),
  } as const
}

export function formOf(n: number) {
  return {
    ...personOf(n),
    company: 'Harbour Works Pte Ltd',
    sector: '1',
    occupation: 'Rigger',
    declaration: true,
    memberConsent: true,
    password: testPassword,
  } as const
}

/** Asks for a code, lets the SMS go out, and reads it on the worker's phone. */
export async function receiveCode(server: TestServer, n: number, purpose: CodePurpose, language: Language = 'english'): Promise<string> {
  await server.ok(sendCode, { ...mobileOf(n), purpose }, { language })
  await server.runJobs()
  const code = /#(\d{6})$/.exec(server.sms.sent.at(-1)?.text ?? '')?.[1]
  if (!code) throw new Error('no code came by SMS')
  return code
}

/** Proves the n-th worker's number for sign-up. */
export async function proveNumber(server: TestServer, n: number) {
  const code = await receiveCode(server, n, 'signUp')
  return server.ok(verifyMobile, { ...mobileOf(n), code })
}

/** Signs the n-th worker up: signed in, never paid. */
export async function signUpWorker(server: TestServer, n: number, language: Language = 'english'): Promise<SignedIn> {
  const { proof } = await proveNumber(server, n)
  return server.ok(signUp, { ...formOf(n), proof }, { language })
}

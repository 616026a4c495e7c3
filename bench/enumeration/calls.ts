import { apiBase } from '@mwc/contract/endpoint/api-base'
import { logIn } from '@mwc/contract/account/log-in/log-in.calls'
import { sendCode } from '@mwc/contract/account/proofs/proofs.calls'

/** Makes a call about one number and answers with its status and body. */
export type AskAbout = (mobile: string) => Promise<string>

async function post(url: string, input: object): Promise<string> {
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(input) })
  // The seconds until midnight go on by themselves, whoever asks.
  const body = (await response.text()).replace(/("retryAfterSeconds":)\d+/, '$1…')
  return `${response.status} ${body}`
}

/** A password that no account has. */
export function logInWrongly(base: string): AskAbout {
  return (mobile) => post(base + apiBase + logIn.path, { areaCode: '+65', mobile, password: 'Guessed1Crane' })
}

export function forgottenPassword(base: string): AskAbout {
  return (mobile) => post(base + apiBase + sendCode.path, { areaCode: '+65', mobile, purpose: 'forgetPassword' })
}

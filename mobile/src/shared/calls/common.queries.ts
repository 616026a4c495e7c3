import { me, setConsent } from '@mwc/contract/account/own-account/own-account.calls'
import { consentWording } from '@mwc/contract/account/people/consent-wording'
import { readHome } from '@mwc/contract/content/content.calls'
import type { InputOf } from '@mwc/contract/endpoint/wire-call'
import { programme } from '@mwc/contract/programme/programme.calls'
import { call } from './api-client.ts'
import { refreshMember } from '../session/session.ts'

/** Asks for what every screen may need of the programme. */
export function readProgramme(signal: AbortSignal) {
  return call(programme, {}, { signal })
}

/** Asks for what Home shows to everybody. */
export function readHomeContent(signal: AbortSignal) {
  return call(readHome, {}, { signal })
}

/** Asks who the member is, and keeps what the gate needs of the answer. */
export async function readMember(signal: AbortSignal) {
  const answer = await call(me, {}, { signal })
  refreshMember(answer)
  return answer
}

/** Gives or withdraws one marketing consent, at the wording that this build shows. */
export function saveConsent(consent: Omit<InputOf<typeof setConsent>, 'wording'>) {
  return call(setConsent, { ...consent, wording: consentWording })
}

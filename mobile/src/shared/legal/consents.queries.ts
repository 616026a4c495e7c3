import { setConsent } from '@mwc/contract/account/people/people.calls'
import { consentWording } from '@mwc/contract/account/people/consent-wording'
import type { InputOf } from '@mwc/contract/endpoint/wire-call'
import { call } from '../calls/api-client.ts'

/** Gives or withdraws one marketing consent, at the wording that this build shows. */
export function saveConsent(consent: Omit<InputOf<typeof setConsent>, 'wording'>) {
  return call(setConsent, { ...consent, wording: consentWording })
}

import type { done, nothing } from '../../endpoint/empty.schemas.ts'
import type { WireCall } from '../../endpoint/wire-call.ts'
import type { meOutput, setConsentInput, setLanguageInput } from './people.schemas.ts'

export const me: WireCall<'member', typeof nothing, typeof meOutput> = { method: 'GET', path: '/h5/me', access: 'member' }

export const setConsent: WireCall<'member', typeof setConsentInput, typeof done> = {
  method: 'POST',
  path: '/h5/consents',
  access: 'member',
  signed: true,
}

export const setLanguage: WireCall<'member', typeof setLanguageInput, typeof done> = {
  method: 'POST',
  path: '/h5/language',
  access: 'member',
}

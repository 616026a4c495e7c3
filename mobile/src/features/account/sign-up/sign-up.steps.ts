import { signUpConsents, signUpWork, signUpYou } from '@mwc/contract/account/sign-up/sign-up.fields'
import { consentWording } from '@mwc/contract/account/people/consent-wording'
import { isMobile } from '@mwc/contract/fields/mobile-number'
import { checkFields, hasErrors } from '../../../shared/form/field-errors.ts'
import { wholeNumber } from '../draft/sign-up.draft.ts'
import type { Draft, SignUpFields, SignUpStep } from '../draft/sign-up.draft.ts'

export const signUpSteps = ['you', 'work', 'consent'] as const satisfies SignUpStep[]
/** Steps that a reader counts: those of the form, the password and the payment. */
export const countedSteps = signUpSteps.length + 2
export const stepSchemas = { you: signUpYou, work: signUpWork, consent: signUpConsents }

const noConsents = { declaration: false, memberConsent: false, marketingSms: false, marketingMessaging: false, marketingCall: false }

/** The form with its ticks as they hold: those made at another wording, before a new version of the app, are asked for anew. */
export function withHoldingTicks(fields: SignUpFields): SignUpFields {
  return fields.wording === consentWording ? fields : { ...fields, ...noConsents, wording: consentWording }
}

/** The first step that is not filled in properly; null when all are. */
export function firstOpenStep(typed: SignUpFields): SignUpStep | null {
  const fields = withHoldingTicks(typed)
  return signUpSteps.find((step) => hasErrors(checkFields(stepSchemas[step], fields))) ?? null
}

/** The proof of the number at hand, while it lasts. */
export function validProof({ proof, number }: Draft, now: number): Draft['proof'] {
  if (!proof || !isMobile(number.areaCode, number.mobile) || proof.to !== wholeNumber(number)) return null
  return Date.parse(proof.proofExpiresAt) > now ? proof : null
}

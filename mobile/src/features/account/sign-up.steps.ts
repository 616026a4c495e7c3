import { signUpConsents, signUpWork, signUpYou } from '@mwc/contract/account'
import { checkFields, hasErrors } from '../../shared/field-errors.ts'
import type { SignUpFields, SignUpStep } from './sign-up.draft.ts'

export const signUpSteps = ['you', 'work', 'consent'] as const satisfies SignUpStep[]
export const stepSchemas = { you: signUpYou, work: signUpWork, consent: signUpConsents }

/** The first step that is not filled in properly; null when all are. */
export function firstOpenStep(fields: SignUpFields): SignUpStep | null {
  return signUpSteps.find((step) => hasErrors(checkFields(stepSchemas[step], fields))) ?? null
}

import * as z from 'zod/mini'
import { newPassword } from '../people/password.fields.ts'
import { finFieldsAgree } from '../people/person.fields.ts'
import { code, repeatKey, ticket } from '../proofs/proofs.fields.ts'
import { consentFields, personFields, workFields } from './sign-up.fields.ts'
import { mobileFields, mobileMatchesArea } from '../../fields/mobile.fields.ts'

export const verifyMobileInput = z.object({ ...mobileFields, code }).check(mobileMatchesArea)

export const verifyMobileOutput = z.object({
  /** `new` goes on to the form; each other one is a branch of its own. */
  known: z.enum(['new', 'active', 'expired', 'pendingPayment', 'deactivated']),
  proof: ticket,
  /** Instant, ISO 8601. */
  proofExpiresAt: z.iso.datetime(),
})

export const checkSignUpInput = z.object({ proof: ticket, notMine: z._default(z.boolean(), false), ...personFields }).check(finFieldsAgree)

export const signUpInput = z
  .object({
    idempotencyKey: repeatKey,
    proof: ticket,
    notMine: z._default(z.boolean(), false),
    ...personFields,
    ...workFields,
    ...consentFields,
    password: newPassword,
  })
  .check(finFieldsAgree)

import * as z from 'zod/mini'
import { phoneRequestStates } from './phone-request-states.ts'
import { anyPassword, newPassword } from '../people/password.fields.ts'
import { code, repeatKey, ticket } from '../proofs/proofs.fields.ts'
import { mobileFields, mobileMatchesArea } from '../../fields/mobile.fields.ts'

export const rejectPhoneRequestInput = z.object({ id: z.uuid() })

export const verifyPhoneInHandInput = z.object({ ...mobileFields, code }).check(mobileMatchesArea)

export const verifyPhoneInHandOutput = z.object({
  proof: ticket,
  proofExpiresAt: z.iso.datetime(),
  request: z.nullable(z.object({ state: z.enum(phoneRequestStates), readyAt: z.nullable(z.iso.datetime()) })),
})

export const findAccountOutput = z.object({
  /** What `moveMobile` or `requestMove` takes; good for 30 minutes and one use. */
  move: ticket,
  moveExpiresAt: z.iso.datetime(),
})

export const moveMobileInput = z.object({ idempotencyKey: repeatKey, move: ticket, password: anyPassword })

export const requestMoveInput = z.object({ move: ticket })

export const requestMoveOutput = z.object({ state: z.enum(phoneRequestStates), readyAt: z.nullable(z.iso.datetime()) })

export const finishMoveInput = z.object({ idempotencyKey: repeatKey, proof: ticket, password: newPassword })

import * as z from 'zod/mini'
import { anyPassword, newPassword } from '../people/password.fields.ts'
import { code, repeatKey, ticket } from '../proofs/proofs.fields.ts'
import { mobileFields, mobileMatchesArea } from '../../fields/mobile.fields.ts'

export const logInInput = z.object({ ...mobileFields, password: anyPassword }).check(mobileMatchesArea)

export const logInWithCodeInput = z.object({ idempotencyKey: repeatKey, ...mobileFields, code }).check(mobileMatchesArea)

export const verifyForgetPasswordInput = z.object({ ...mobileFields, code }).check(mobileMatchesArea)

export const verifyForgetPasswordOutput = z.object({ proof: ticket, proofExpiresAt: z.iso.datetime() })

export const resetPasswordInput = z.object({ idempotencyKey: repeatKey, proof: ticket, password: newPassword })

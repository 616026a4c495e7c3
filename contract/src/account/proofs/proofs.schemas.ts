import * as z from 'zod/mini'
import { anyPassword } from '../people/password.fields.ts'
import { codePurposes, confirmedActs } from './code-purposes.ts'
import { code, ticket } from './proofs.fields.ts'
import { mobileFields, mobileMatchesArea } from '../../fields/mobile.fields.ts'

export const sendCodeInput = z.object({ ...mobileFields, purpose: z.enum(codePurposes) }).check(mobileMatchesArea)

/** The answer to sending a code: "OTP Verification Code Sent". */
export const codeSent = z.object({ resendAfterSeconds: z.int(), codeLength: z.int() })

/** `act`: what the SMS says that the code is for. `password`, where the act asks for one too, is checked before it is sent. */
export const sendConfirmationCodeInput = z.object({ act: z.optional(z.enum(confirmedActs)), password: z.optional(anyPassword) })

export const confirmIdentityInput = z.object({ act: z.enum(confirmedActs), password: z.optional(anyPassword), code: z.optional(code) })

export const confirmIdentityOutput = z.object({ confirmation: ticket, expiresAt: z.iso.datetime() })

import * as z from 'zod/mini'
import { name } from '../fields/name.fields.ts'
import { written } from '../fields/written-text.fields.ts'
import { anyDeskPassword } from './staff.schemas.ts'

/** Bytes as browsers write them in JSON (base64url, WebAuthn Level 3). */
const bytes = (max: number) =>
  z.string({ error: 'required' }).check(z.maxLength(max, { error: 'tooLong' }), z.regex(/^[\w-]+$/, { error: 'invalid' }))
const credentialId = bytes(1400)
const kind = z.literal('public-key', { error: 'invalid' })
const attachment = z.optional(z.enum(['platform', 'cross-platform'], { error: 'invalid' }))

/** What `navigator.credentials.create` is given. */
const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal('public-key') })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
  timeout: z.int(),
})

export const beginPasskeyInput = z.object({ currentPassword: anyDeskPassword })

export const beginPasskeyOutput = z.object({ options: creationOptions })

export const addPasskeyInput = z.object({
  /** By which its owner knows it again. */
  name: name(40),
  credential: z.object(
    {
      id: credentialId,
      rawId: credentialId,
      type: kind,
      authenticatorAttachment: attachment,
      response: z.object({
        clientDataJSON: bytes(4000),
        attestationObject: bytes(20_000),
        transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
      }),
    },
    { error: 'required' },
  ),
})

export const removePasskeyInput = z.object({ id: z.uuid({ error: 'invalid' }), note: written(500) })

/** What `navigator.credentials.get` is given; it names no account: the browser shows the passkeys that it has for the desk. */
export const beginPasskeyLogInOutput = z.object({
  options: z.object({ challenge: z.string(), rpId: z.string(), userVerification: z.literal('required'), timeout: z.int() }),
})

export const passkeyLogInInput = z.object({
  credential: z.object(
    {
      id: credentialId,
      rawId: credentialId,
      type: kind,
      authenticatorAttachment: attachment,
      response: z.object({
        clientDataJSON: bytes(4000),
        authenticatorData: bytes(4000),
        signature: bytes(4000),
        userHandle: z.optional(bytes(200)),
      }),
    },
    { error: 'required' },
  ),
})

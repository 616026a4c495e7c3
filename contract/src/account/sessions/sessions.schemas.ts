import * as z from 'zod/mini'
import { userInfo } from '../people/people.schemas.ts'
import { membership } from '../../membership/membership.schemas.ts'

/**
 * The answer to every way of signing in. `token` goes into `Authorization: Bearer`.
 * `mustSetPassword`: an imported account without a password; the app goes to `new-pwd`.
 * `sessionKey`: the public key that the session has from now on, as the phone sent it; null where it sent none.
 */
export const signedIn = z.object({
  token: z.string(),
  user: userInfo,
  membership,
  mustSetPassword: z.boolean(),
  sessionKey: z.nullable(z.string()),
})
export type SignedIn = z.infer<typeof signedIn>

export const listSessionsOutput = z.object({
  sessions: z.array(
    z.object({
      id: z.uuid(),
      /** System and browser in their own names, e.g. `Android · Chrome`; empty where it did not say. */
      device: z.string(),
      signedInAt: z.iso.datetime(),
      /** To within ten minutes. */
      lastUsedAt: z.iso.datetime(),
      isThis: z.boolean(),
    }),
  ),
})

export const endSessionInput = z.object({ id: z.uuid() })

export const endAllSessionsInput = z.object({ which: z.enum(['others', 'all'], { error: 'choose' }) })

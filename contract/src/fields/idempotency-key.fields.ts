import * as z from 'zod/mini'

/** Made before sending, kept until answered. A repeat gets the same answer; other content is refused. */
export const idempotencyKey = z.uuid({ error: 'invalid' })

import * as z from 'zod/mini'

/** Made by the app before sending and kept until answered: the same key gives the same answer, with another content it is refused. */
export const idempotencyKey = z.uuid({ error: 'invalid' })

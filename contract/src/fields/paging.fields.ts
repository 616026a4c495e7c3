import * as z from 'zod/mini'

/** Pages are counted from 1; a page after the last one is empty. */
const pageNumber = z.coerce.number({ error: 'invalid' }).check(z.int(), z.gte(1), z.lte(1_000_000_000))

const pageLength = z.coerce.number({ error: 'invalid' }).check(z.int(), z.gte(1), z.lte(100))

/** Which part of a list is asked for. */
export const paged = { page: z._default(pageNumber, 1), pageSize: z._default(pageLength, 20) }

import * as z from 'zod/mini'
import { listFields, listOf } from '../fields/list.fields.ts'
import { paged } from '../fields/paging.fields.ts'
import { filterDay } from '../time/day.fields.ts'
import { logActs, recordKinds } from './acts.ts'

const id = z.uuid({ error: 'invalid' })

/** One act of staff. */
export const logEntry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  /** Null for what a command on the server did. */
  staffId: z.nullable(z.uuid()),
  username: z.nullable(z.string()),
  /** One of the acts; method and path in entries from before acts had names. */
  act: z.string(),
  record: z.nullable(z.object({ kind: z.string(), id: z.string() })),
  memberId: z.nullable(z.uuid()),
  /** A personal value of a member whose account is closed is `erased`, in what follows too. */
  reason: z.nullable(z.string()),
  before: z.unknown(),
  after: z.unknown(),
  /** Keyed hash of the address that the call came from; null for commands and for entries from before it was kept. */
  address: z.nullable(z.string()),
  /** By which the server's own log has the same call. */
  requestId: z.string(),
  /** Its place in the chain, from 1; null in the seconds until it is chained, 0 for entries from before the chain. */
  position: z.nullable(z.int()),
})

export type LogEntry = z.infer<typeof logEntry>

export const listLogInput = z.object({
  ...listFields(['at'], '-at'),
  memberId: z.optional(id),
  staffId: z.optional(id),
  act: z.optional(z.enum(logActs, { error: 'choose' })),
  recordKind: z.optional(z.enum(recordKinds, { error: 'choose' })),
  recordId: z.optional(z.string().check(z.maxLength(100, { error: 'tooLong' }), z.regex(/^[\w.-]*$/, { error: 'invalid' }))),
  /** First and last day in Singapore. */
  from: z.optional(filterDay),
  to: z.optional(filterDay),
})

export const listLogOutput = listOf(logEntry)

/** Where the chain stood when a day was over, signed. */
const logHead = z.object({
  /** In Singapore. */
  day: z.iso.date(),
  /** The last place in the chain, and its hash: SHA-256, hexadecimal. */
  position: z.int(),
  hash: z.string(),
  /** The signature of the head before; null for the first. */
  previous: z.nullable(z.string()),
  /** Ed25519, 32 bytes in hexadecimal, and its signature, base64url: decision 65 says over what. */
  publicKey: z.string(),
  signature: z.string(),
  signedAt: z.iso.datetime(),
  /** When the entries up to it left, by their age: the chain goes on from the last such head. */
  leftAt: z.nullable(z.iso.datetime()),
})

export const listLogHeadsInput = z.object(paged)

export const listLogHeadsOutput = z.extend(listOf(logHead), {
  /** Of the key that signs now. */
  publicKey: z.string(),
})

export const readLogStateOutput = z.object({
  /** The last place in the chain; 0 before there is one. */
  position: z.int(),
  /** Entries that have no place yet: those of the last seconds. */
  unsealed: z.int(),
  lastHead: z.nullable(logHead),
})

export const listUnsignedCallsInput = z.object(paged)

export const listUnsignedCallsOutput = listOf(
  z.object({
    /** The beginning of the hour. */
    hour: z.iso.datetime(),
    /** Method and pattern of the route; `unknown` where there is none. */
    act: z.string(),
    outcome: z.string(),
    /** The account that a log-in was tried on; null where there is none, and for all other calls. */
    username: z.nullable(z.string()),
    /** Keyed hash of the address. */
    address: z.string(),
    calls: z.int(),
    lastAt: z.iso.datetime(),
  }),
)

export const listRefusedCallsInput = z.object({ ...listFields(['at'], '-at'), staffId: z.optional(id) })

export const listRefusedCallsOutput = listOf(
  z.object({
    id: z.uuid(),
    at: z.iso.datetime(),
    staffId: z.uuid(),
    username: z.string(),
    /** Method and path. */
    act: z.string(),
    outcome: z.enum(['refused', 'failed']),
    /** Keyed hash of the address. */
    address: z.nullable(z.string()),
    requestId: z.string(),
  }),
)

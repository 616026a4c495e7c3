import * as z from 'zod/mini'
import { downloadDataOutput } from '../account/own-account/own-account.schemas.ts'
import { idempotencyKey } from '../fields/idempotency-key.fields.ts'
import { listFields, listOf } from '../fields/list.fields.ts'
import { day, filterDay } from '../time/day.fields.ts'
import { reason } from './member-acts-desk.schemas.ts'
import { paperRequestActs, paperRequestKinds, paperRequestStates } from './paper-request-kinds.ts'

const id = z.uuid({ error: 'invalid' })

/** What a member asked for on paper. */
export const paperRequest = z.object({
  id: z.uuid(),
  kind: z.enum(paperRequestKinds),
  state: z.enum(paperRequestStates),
  /** Day in Singapore on which the paper came in. */
  receivedOn: day,
  /** The last day on which it is answered in time. */
  dueOn: day,
  /** Open, and that day is over. */
  overdue: z.boolean(),
  /** What the paper says; empty once the account is closed. */
  note: z.string(),
  recordedAt: z.iso.datetime(),
  recordedBy: z.string(),
  decidedAt: z.nullable(z.iso.datetime()),
  decidedBy: z.nullable(z.string()),
  decision: z.nullable(z.string()),
  member: z.object({ id: z.uuid(), memberNumber: z.string(), fullName: z.string() }),
  may: z.array(z.enum(paperRequestActs)),
})
export type PaperRequest = z.infer<typeof paperRequest>

export const listPaperRequestsInput = z.object({
  ...listFields(['dueOn'], 'dueOn'),
  kind: z.optional(z.enum(paperRequestKinds, { error: 'choose' })),
  state: z.optional(z.enum(paperRequestStates, { error: 'choose' })),
  memberId: z.optional(id),
})

export const listPaperRequestsOutput = listOf(paperRequest)

export const addPaperRequestInput = z.object({
  /** The member's. */
  id,
  idempotencyKey,
  kind: z.enum(paperRequestKinds, { error: 'choose' }),
  /** Today in Singapore or a day of the last year. */
  receivedOn: filterDay,
  /** What the paper says, and how its writer was known. */
  reason,
})

export const paperRequestActInput = z.object({ id, reason })

export const finishPaperRequestOutput = z.object({
  request: paperRequest,
  /** What the member's own download gives; null where the account was closed. */
  file: z.nullable(downloadDataOutput),
})

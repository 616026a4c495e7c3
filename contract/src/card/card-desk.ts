import * as z from 'zod/mini'
import { defineEndpoint, type StaffRole } from '../endpoint/endpoint.ts'
import { written } from '../fields/written-text.ts'

/** Who may stop the phone that shows a member's card: whoever answers the call about a lost one. */
const stoppers: readonly StaffRole[] = ['admin', 'membership', 'support']

export const stopCard = defineEndpoint({
  method: 'POST',
  path: '/desk/members/:id/card/stop',
  summary: "Stop the phone that proves a member's card, and sign it out: it was lost, or is in wrong hands. Safe to repeat.",
  access: 'staff',
  roles: stoppers,
  input: z.object({
    id: z.uuid({ error: 'invalid' }),
    /** Why; kept in the audit log. */
    note: written(500),
  }),
  /** The phone that was stopped; null where none proved the card. */
  output: z.object({ stopped: z.nullable(z.object({ device: z.string(), since: z.iso.datetime() })) }),
  refusals: ['staff.notAllowed', 'request.notFound'],
})

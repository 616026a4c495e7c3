import * as z from 'zod/mini'
import { defineEndpoint, nothing } from '../endpoint/endpoint.ts'

/** From one instant until just before another the members' calls are closed. */
export const maintenanceWindow = z.object({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime() })
export type MaintenanceWindow = z.infer<typeof maintenanceWindow>

export const readMaintenance = defineEndpoint({
  method: 'GET',
  path: '/h5/maintenance',
  summary: 'Whether maintenance is on. The one call of members that is answered all the same while it is.',
  access: 'public',
  input: nothing,
  output: z.object({
    /** The window that is on; null when the calls are open. */
    current: z.nullable(maintenanceWindow),
    /** The server's clock at this answer. */
    serverTime: z.iso.datetime(),
  }),
  refusals: [],
})

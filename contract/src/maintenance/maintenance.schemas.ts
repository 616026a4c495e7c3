import * as z from 'zod/mini'

/** From one instant until just before another the members' calls are closed. */
export const maintenanceWindow = z.object({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime() })
export type MaintenanceWindow = z.infer<typeof maintenanceWindow>

export const readMaintenanceOutput = z.object({
  /** The window that is on; null when the calls are open. */
  current: z.nullable(maintenanceWindow),
  /** The server's clock at this answer. */
  serverTime: z.iso.datetime(),
})

import { nothing } from '../endpoint/empty.schemas.ts'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import * as calls from './maintenance.calls.ts'
import { readMaintenanceOutput } from './maintenance.schemas.ts'

export const readMaintenance = defineEndpoint(calls.readMaintenance, {
  summary: 'Whether maintenance is on. The one call of members that is answered all the same while it is.',
  input: nothing,
  output: readMaintenanceOutput,
  refusals: [],
})

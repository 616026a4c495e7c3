import type { nothing } from '../endpoint/empty.schemas.ts'
import type { WireCall } from '../endpoint/wire-call.ts'
import type { readMaintenanceOutput } from './maintenance.schemas.ts'

export const readMaintenance: WireCall<'public', typeof nothing, typeof readMaintenanceOutput> = {
  method: 'GET',
  path: '/h5/maintenance',
  access: 'public',
}

import { readMaintenance } from '@mwc/contract/maintenance/maintenance.calls'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../shared/calls/api-client.ts'
import { maintenanceKey } from '../../shared/navigation/enter-maintenance.ts'

/** Whether maintenance is on. What the refused call said of it stands until the first answer. */
export const maintenanceQuery = queryOptions({
  queryKey: maintenanceKey,
  queryFn: ({ signal }) => call(readMaintenance, {}, { signal }),
  staleTime: 0,
})

import type { StaffRole } from '@mwc/contract/endpoint/access'
import { mayCall } from '@mwc/contract/endpoint/may-call'
import { listTerminals } from '@mwc/contract/payments/counter-desk.calls'
import { useQuery } from '@tanstack/react-query'
import { SelectInput, usePermissions } from 'react-admin'
import { callServer } from '../calls/call-server.ts'

type Counter = { source: string; label: string; of: 'places' | 'terminals'; alwaysOn?: boolean }

/** A filter by places or terminals, retired ones too; whoever may not see them may still ask by an address that has one. */
export function CounterInput({ source, label, of }: Counter) {
  const { permissions } = usePermissions<StaffRole>()
  const { data } = useQuery({
    queryKey: ['counter', 'all-terminals'],
    queryFn: ({ signal }) => callServer(listTerminals, { pageSize: 100 }, signal),
    enabled: permissions !== undefined && mayCall(listTerminals, permissions),
  })
  const terminals = data?.rows ?? []
  const places = new Map(terminals.map(({ place }) => [place.id, place.name]))
  const choices =
    of === 'places'
      ? [...places].map(([id, name]) => ({ id, name }))
      : terminals.map(({ id, name, place }) => ({ id, name: `${place.name} · ${name}` }))
  return <SelectInput source={source} label={label} choices={choices} />
}

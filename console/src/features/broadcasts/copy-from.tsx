import { listBroadcasts, readBroadcast } from '@mwc/contract/notifications/notification-desk.calls'
import type { Broadcast } from '@mwc/contract/notifications/notification-desk.schemas'
import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { callServer } from '../../calls/call-server.ts'

/** Fills a new broadcast with what an earlier one has: one that the address names, or one of the latest. */
export function CopyFrom({ onCopy }: { onCopy: (earlier: Broadcast) => void }) {
  const [address, setAddress] = useSearchParams()
  const from = address.get('from')
  const { data: named } = useQuery({
    queryKey: ['broadcast', from],
    queryFn: ({ signal }) => callServer(readBroadcast, { id: from ?? '' }, signal),
    enabled: from !== null,
  })
  const { data: latest } = useQuery({
    queryKey: ['broadcasts', 'latest'],
    queryFn: ({ signal }) => callServer(listBroadcasts, { pageSize: 50 }, signal),
  })
  const copy = useEffectEvent((earlier: Broadcast) => {
    onCopy(earlier)
    // Read anew, the page keeps what was typed over it.
    setAddress({}, { replace: true })
  })
  useEffect(() => {
    if (named) copy(named)
  }, [named])
  return (
    <Autocomplete
      size="small"
      sx={{ width: 320, maxWidth: '100%' }}
      options={latest?.rows ?? []}
      getOptionLabel={({ title }) => title.english}
      getOptionKey={({ id }) => id}
      value={null}
      blurOnSelect
      onChange={(_, earlier) => earlier && onCopy(earlier)}
      renderInput={(params) => <TextField {...params} label="Begin from an earlier one" />}
    />
  )
}

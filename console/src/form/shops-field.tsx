import { contentDesk } from '@mwc/contract/content/content-desk.calls'
import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { callServer } from '../calls/call-server.ts'

type Props = { label: string; value: string; wrong: string | undefined; onChange: (ids: string) => void }

/** Shops, chosen by their names, in the order in which they are to stand. */
export function ShopsField({ label, value, wrong, onChange }: Props) {
  const { data } = useQuery({
    queryKey: ['content', 'all-shops'],
    queryFn: ({ signal }) => callServer(contentDesk.shop.list, { pageSize: 100 }, signal),
  })
  const shops = data?.rows ?? []
  const ids = value === '' ? [] : value.split(',')
  const nameOf = (id: string) => shops.find((shop) => shop.id === id)?.name ?? '…'
  return (
    <Autocomplete
      multiple
      size="small"
      options={shops.map(({ id }) => id)}
      getOptionLabel={nameOf}
      value={ids}
      onChange={(_, chosen) => onChange(chosen.join(','))}
      renderInput={(params) => <TextField {...params} label={label} error={wrong !== undefined} helperText={wrong} />}
    />
  )
}

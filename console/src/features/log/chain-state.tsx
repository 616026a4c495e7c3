import { listLogHeads, readLogState } from '@mwc/contract/log/log.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import Alert from '@mui/material/Alert'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import { useQuery } from '@tanstack/react-query'
import { callServer } from '../../calls/call-server.ts'
import { readAllPages } from '../../calls/read-all-pages.ts'
import { Facts } from '../../page/facts.tsx'
import { FileButton } from '../../page/file-button.tsx'
import { formatDay } from '../../page/format.ts'
import { MomentText } from '../../page/moment-text.tsx'

type Head = OutputOf<typeof listLogHeads>['rows'][number]

/** All signed heads with the key that signs now, the newest first. */
async function allHeads(): Promise<{ publicKey: string; heads: Head[] }> {
  let key = ''
  const heads = await readAllPages(async (asked) => {
    const { rows, publicKey } = await callServer(listLogHeads, asked)
    key = publicKey
    return rows
  })
  return { publicKey: key, heads }
}

const headsFile = async () => new Blob([JSON.stringify(await allHeads(), null, 2)], { type: 'application/json' })

/** How far the log is chained and signed: what is signed cannot be altered unseen even by whoever has the database. */
export function ChainState() {
  const { data, error } = useQuery({ queryKey: ['log-state'], queryFn: ({ signal }) => callServer(readLogState, {}, signal) })
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!data) return null
  const { position, unsealed, lastHead } = data
  return (
    <Card variant="outlined" sx={{ mt: 2 }} component="section" aria-label="The chain of the log">
      <CardContent sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr auto', alignItems: 'start', '&:last-child': { pb: 2 } }}>
        <Facts
          facts={[
            ['Entries in the chain', position.toLocaleString('en-SG')],
            ['Not chained yet', unsealed.toLocaleString('en-SG')],
            ['Signed until', lastHead ? formatDay(lastHead.day) : 'No day is over yet'],
            ['Signed', <MomentText key="signed" at={lastHead?.signedAt} />],
          ]}
        />
        <FileButton label="Download signed heads" name="log-heads.json" make={headsFile} />
      </CardContent>
    </Card>
  )
}

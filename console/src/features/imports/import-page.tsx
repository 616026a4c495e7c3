import { readImport } from '@mwc/contract/imports/import-desk.calls'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { Loading } from 'react-admin'
import { useParams } from 'react-router-dom'
import { callServer } from '../../calls/call-server.ts'
import { PageTitle } from '../../plain/page-title.tsx'
import { ColumnsSection } from './columns-section.tsx'
import { FaultRows } from './fault-rows.tsx'
import { ImportHead } from './import-head.tsx'

/** Between two looks at a file that goes on by itself. */
const lookEveryMs = 1_000

/** A file of members: what it would do or did, its columns while they can be said, and what is wrong with its rows. */
export function ImportPage() {
  const { id = '' } = useParams()
  const { data, error } = useQuery({
    queryKey: ['member-imports', 'one', id],
    queryFn: ({ signal }) => callServer(readImport, { id }, signal),
    refetchInterval: ({ state }) => (state.data?.state === 'checking' || state.data?.state === 'applying' ? lookEveryMs : false),
  })
  const isCounted = data !== undefined && data.wrong > 0 && data.state !== 'checking' && data.state !== 'applying'
  return (
    <>
      <PageTitle title={`Members from a file: ${data?.name ?? ''}`} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, my: 2 }}>
        {error ? <Alert severity="error">{error.message}</Alert> : null}
        {data ? (
          <>
            <ImportHead file={data} />
            {/* Each look has faults of its own. */}
            {isCounted ? <FaultRows key={`${data.version} ${data.state}`} id={id} /> : null}
            {data.may.includes('check') && data.state !== 'checking' ? <ColumnsSection key={id} file={data} /> : null}
          </>
        ) : error ? null : (
          <Loading />
        )}
      </Box>
    </>
  )
}

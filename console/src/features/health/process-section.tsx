import type { ServerProcess } from '@mwc/contract/health/health-desk.schemas'
import Alert from '@mui/material/Alert'
import { MomentText } from '../../page/moment-text.tsx'
import { Section } from '../../page/section.tsx'
import { SmallPrint } from '../../page/small-print.tsx'
import { SmallTable } from '../../page/small-table.tsx'
import { StateChip } from '../../page/state-chip.tsx'

const columns = [
  {
    name: 'Process',
    show: ({ host, pid }: ServerProcess) => (
      <>
        {host}
        <SmallPrint>number {pid}</SmallPrint>
      </>
    ),
  },
  {
    name: 'State',
    show: ({ isSilent }: ServerProcess) => (
      <StateChip {...(isSilent ? { tone: 'wrong', word: 'Silent' } : { tone: 'good', word: 'Alive' })} />
    ),
  },
  { name: 'Version', show: ({ version }: ServerProcess) => version },
  { name: 'Does jobs', show: ({ runsJobs }: ServerProcess) => (runsJobs ? 'Yes' : 'No') },
  { name: 'Runs since', show: ({ startedAt }: ServerProcess) => <MomentText at={startedAt} /> },
  { name: 'Last sign of life', show: ({ seenAt }: ServerProcess) => <MomentText at={seenAt} /> },
]

/** The processes of the server that live, and those of the last day that were killed. */
export function ProcessSection({ processes }: { processes: readonly ServerProcess[] }) {
  const alive = processes.filter(({ isSilent }) => !isSilent)
  const differ = new Set(alive.map(({ version }) => version)).size > 1
  return (
    <Section title="Processes">
      {alive.some(({ runsJobs }) => runsJobs) ? null : (
        <Alert severity="error" sx={{ mx: 2, mb: 1 }}>
          No process that is alive does jobs: SMS wait, and nothing is done by the clock.
        </Alert>
      )}
      {differ ? (
        <Alert severity="warning" sx={{ mx: 2, mb: 1 }}>
          They do not all run the same version.
        </Alert>
      ) : null}
      <SmallTable label="Processes" columns={columns} rows={processes} />
    </Section>
  )
}

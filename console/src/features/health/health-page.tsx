import { readHealth } from '@mwc/contract/health/health-desk.calls'
import type { GatewayHealth, Health, SweepHealth } from '@mwc/contract/health/health-desk.schemas'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { Loading } from 'react-admin'
import { callServer } from '../../calls/call-server.ts'
import { Facts } from '../../page/facts.tsx'
import { formatCounted, unbroken } from '../../page/format.ts'
import { MomentText } from '../../page/moment-text.tsx'
import { methodWords } from '../../page/payment-words.ts'
import { NothingYet, Section } from '../../page/section.tsx'
import { SmallPrint } from '../../page/small-print.tsx'
import { SmallTable } from '../../page/small-table.tsx'
import { StateChip } from '../../page/state-chip.tsx'
import { PageTitle } from '../../plain/page-title.tsx'
import { FailedJobRows } from './failed-job-rows.tsx'
import { PhoneReportRows } from './phone-report-rows.tsx'
import { faultText, sweepText } from './health-words.ts'
import { ProcessSection } from './process-section.tsx'
import { QueueSection } from './queue-section.tsx'

/** Milliseconds after which the page asks again; that keeps nobody signed in. */
const askEvery = 15_000

const good = { tone: 'good', word: 'Well' } as const

const sweepColumns = [
  { name: 'What', show: ({ id }: SweepHealth) => sweepText(id) },
  {
    name: 'State',
    show: ({ isLate, fault, failedAt }: SweepHealth) => (
      <>
        <StateChip {...(isLate ? { tone: 'wrong', word: 'Late' } : failedAt ? { tone: 'wrong', word: 'Failed' } : good)} />
        {failedAt ? <SmallPrint>{faultText(fault)}</SmallPrint> : null}
      </>
    ),
  },
  { name: 'Last ran', show: ({ ranAt }: SweepHealth) => <MomentText at={ranAt} none="Nothing to do yet" /> },
  {
    name: 'Took',
    right: true,
    show: ({ tookMs }: SweepHealth) =>
      tookMs === null ? '–' : unbroken(tookMs < 1000 ? `${tookMs} ms` : `${(tookMs / 1000).toFixed(1)} s`),
  },
  { name: 'Due', show: ({ dueAt }: SweepHealth) => <MomentText at={dueAt} /> },
]

const gatewayColumns = [
  {
    name: 'Gateway',
    show: ({ id, method }: GatewayHealth) => (
      <>
        {methodWords[method]}
        <SmallPrint>{id}</SmallPrint>
      </>
    ),
  },
  {
    name: 'State',
    show: ({ isHidden, faults, fault }: GatewayHealth) => (
      <>
        <StateChip
          {...(isHidden ? { tone: 'wrong', word: 'Not offered' } : faults > 0 ? { tone: 'waiting', word: 'Not reached' } : good)}
        />
        {faults > 0 ? (
          <SmallPrint>
            {faults} in a row: {faultText(fault)}
          </SmallPrint>
        ) : null}
      </>
    ),
  },
  { name: 'Last callback', show: ({ calledAt }: GatewayHealth) => <MomentText at={calledAt} none="None yet" /> },
  { name: 'Last asked', show: ({ askedAt }: GatewayHealth) => <MomentText at={askedAt} none="Not yet" /> },
  { name: 'Last answered', show: ({ answeredAt }: GatewayHealth) => <MomentText at={answeredAt} none="Not yet" /> },
]

/** What presses first: late work and gateways that are away. */
const worstFirst = (sweeps: readonly SweepHealth[]) =>
  sweeps.toSorted((a, b) => Number(b.isLate || b.failedAt !== null) - Number(a.isLate || a.failedAt !== null))

function Outside({ health: { gateways, push, database } }: { health: Health }) {
  return (
    <>
      <Section title="Gateways">
        {gateways.length > 0 ? (
          <SmallTable label="Gateways" columns={gatewayColumns} rows={gateways} />
        ) : (
          <NothingYet>No gateway is set up: members can pay by none.</NothingYet>
        )}
      </Section>
      <Section title="Push, the last 24 hours">
        <Box sx={{ px: 2, pb: 2 }}>
          {push.isOn ? null : <Alert severity="info">Push is switched off on this server.</Alert>}
          <Facts
            facts={[
              ['Wait', formatCounted(push.waiting)],
              ['Sent', formatCounted(push.sent)],
              ['Failed', formatCounted(push.failed)],
              ['Dropped: seen, signed out or called off', formatCounted(push.dropped)],
            ]}
          />
        </Box>
      </Section>
      <Section title="Database">
        <Box sx={{ px: 2, pb: 2 }}>
          <Facts
            facts={[
              ['State', <StateChip key="state" tone="good" word="Reached" />],
              ['Answered in', `${database.answeredMs} ms`],
              ['Tables as of', database.tables],
            ]}
          />
        </Box>
      </Section>
    </>
  )
}

/** How the server does, for whoever runs it: read again each quarter of a minute. */
export function HealthPage() {
  const { data, error } = useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }) => callServer(readHealth, {}, signal),
    refetchInterval: askEvery,
  })
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, my: 2, maxWidth: 1200 }}>
      <PageTitle title="Health" />
      {error ? <Alert severity="error">{error.message}</Alert> : null}
      {data ? (
        <>
          <ProcessSection processes={data.processes} />
          <QueueSection queues={data.queues} />
          <FailedJobRows />
          <Section title="Housekeeping">
            <SmallTable label="Housekeeping" columns={sweepColumns} rows={worstFirst(data.sweeps)} />
          </Section>
          <Outside health={data} />
          <PhoneReportRows />
        </>
      ) : error ? null : (
        <Loading />
      )}
    </Box>
  )
}

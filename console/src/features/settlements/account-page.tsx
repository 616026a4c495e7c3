import { readShopAccount } from '@mwc/contract/settlements/settlement-desk.calls'
import type { ShopAccount } from '@mwc/contract/settlements/settlement-desk.schemas'
import PrintIcon from '@mui/icons-material/PrintOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { Loading } from 'react-admin'
import { useParams, useSearchParams } from 'react-router-dom'
import { callServer } from '../../calls/call-server.ts'
import { Facts } from '../../page/facts.tsx'
import { formatDay, formatMoney } from '../../page/format.ts'
import { MomentText } from '../../page/moment-text.tsx'
import { NothingYet, Section } from '../../page/section.tsx'
import { SmallChoice } from '../../lists/small-choice.tsx'
import { SmallTable } from '../../page/small-table.tsx'
import { RecordHead } from '../../page/record-head.tsx'
import { StateChip } from '../../page/state-chip.tsx'
import { PageTitle } from '../../plain/page-title.tsx'
import { lastMonth, latestMonths, monthName } from './months.ts'
import { RateSection } from './rate-section.tsx'
import { SettleButton } from './settle-button.tsx'
import { ShopKeySection } from './shop-key-section.tsx'
import { StatementRows } from './statement-rows.tsx'
import { standingOf } from './statement-words.ts'

function StatementHead({ account: { statement } }: { account: ShopAccount }) {
  const { name, month, uses, usesCents, earlierCents, correctionsCents, totalCents, settled, may } = statement
  return (
    <RecordHead
      name={
        <>
          {name}, {monthName(month)}: {formatMoney(totalCents)}
        </>
      }
      state={<StateChip {...standingOf(statement)} />}
      acts={
        <>
          <Button className="not-printed" startIcon={<PrintIcon />} onClick={() => window.print()}>
            Print
          </Button>
          {may.includes('settle') ? <SettleButton statement={statement} /> : null}
        </>
      }
    >
      <Facts
        facts={[
          ['Uses owed for', uses],
          ['For them', formatMoney(usesCents)],
          ['Open from earlier months', formatMoney(earlierCents)],
          ['Taken back after it was paid', correctionsCents === 0 ? formatMoney(0) : formatMoney(-correctionsCents)],
          ['To pay', formatMoney(totalCents)],
          ...(settled
            ? ([
                ['Paid as', settled.reference],
                ['Noted', <MomentText key="at" at={settled.at} />],
                ['By', settled.by],
              ] as const)
            : []),
        ]}
      />
    </RecordHead>
  )
}

const counts = [
  { name: 'Uses', right: true, show: ({ uses }: { uses: number }) => uses },
  { name: 'Taken back', right: true, show: ({ undone }: { undone: number }) => undone },
  { name: 'Owed', right: true, show: ({ owedCents }: { owedCents: number }) => formatMoney(owedCents) },
]

function Uses({ account: { byPrivilege, byDay } }: { account: ShopAccount }) {
  if (byPrivilege.length === 0)
    return (
      <Section title="What was used">
        <NothingYet>Nothing in this month.</NothingYet>
      </Section>
    )
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }, alignItems: 'start' }}
    >
      <Section title="By privilege">
        <SmallTable label="By privilege" rows={byPrivilege} columns={[{ name: 'Privilege', show: ({ title }) => title }, ...counts]} />
      </Section>
      <Section title="By day">
        <SmallTable label="By day" rows={byDay} columns={[{ name: 'Day', show: ({ id }) => formatDay(id) }, ...counts]} />
      </Section>
    </Box>
  )
}

/** A shop's month: what it is owed and why, what was used, what a use is owed, and how the shop takes part. */
export function AccountPage() {
  const { id = '' } = useParams()
  const [params, setParams] = useSearchParams()
  const month = params.get('month') ?? lastMonth()
  const { data, error } = useQuery({
    queryKey: ['shop-account', id, month],
    queryFn: ({ signal }) => callServer(readShopAccount, { id, month }, signal),
  })
  const months = latestMonths()
  return (
    <>
      <PageTitle title={`Shop statement: ${data?.statement.name ?? ''}`} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, my: 2 }}>
        <SmallChoice
          label="Month"
          value={month}
          choices={(months.includes(month) ? months : [month, ...months]).map((id) => ({ id, name: monthName(id) }))}
          width={220}
          onChange={(next) => setParams({ month: next })}
        />
        {error ? <Alert severity="error">{error.message}</Alert> : null}
        {data ? (
          <>
            <StatementHead account={data} />
            <Uses account={data} />
            <StatementRows shopId={id} month={month} />
            <div className="not-printed" style={{ display: 'grid', gap: 16 }}>
              <RateSection account={data} />
              <ShopKeySection shopId={id} />
            </div>
          </>
        ) : error ? null : (
          <Loading />
        )}
      </Box>
    </>
  )
}

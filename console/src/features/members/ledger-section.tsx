import type { DeskMemberDetail } from '@mwc/contract/members/member-desk.schemas'
import type { DeskTerm } from '@mwc/contract/members/member-ledger.schemas'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { formatDay } from '../../page/format.ts'
import { MomentText } from '../../page/moment-text.tsx'
import { NothingYet, Section } from '../../page/section.tsx'
import { LongText, SmallPrint } from '../../page/small-print.tsx'
import { SmallTable } from '../../page/small-table.tsx'
import { VoidButton } from './acts/months-buttons.tsx'
import { sourceWords } from './member-words.ts'

const columns = [
  {
    name: 'From – to',
    show: ({ firstDay, lastDay, voidedAt }: DeskTerm) => (
      <span style={voidedAt ? { textDecoration: 'line-through' } : undefined}>
        {formatDay(firstDay)} – {formatDay(lastDay)}
      </span>
    ),
  },
  { name: 'Months', right: true, show: ({ months }: DeskTerm) => months },
  {
    name: 'From what',
    show: ({ source, payment, campaign, voidedAt, voidReason }: DeskTerm) => (
      <>
        {sourceWords[source]}
        {payment ? (
          <SmallPrint>
            <Link component={RouterLink} to={`/payments/${payment.id}/show`}>
              {payment.transactionNumber}
            </Link>
          </SmallPrint>
        ) : null}
        {campaign ? <SmallPrint>{campaign}</SmallPrint> : null}
        {voidedAt ? (
          <div>
            Voided <MomentText at={voidedAt} />: <LongText>“{voidReason}”</LongText>
          </div>
        ) : null}
      </>
    ),
  },
  { name: 'Written', show: ({ writtenAt }: DeskTerm) => <MomentText at={writtenAt} /> },
] as const

const act = { name: 'Act', show: (term: DeskTerm) => (term.may.includes('void') ? <VoidButton term={term} /> : null) }

/** The ledger, the newest term first: what the status is made of. */
export function LedgerSection({ member: { ledger } }: { member: DeskMemberDetail }) {
  return (
    <Section title="Ledger">
      {ledger.rows.length === 0 ? (
        <NothingYet>No term yet: the first one comes with the first payment.</NothingYet>
      ) : (
        <SmallTable
          label="Ledger"
          columns={ledger.rows.some(({ may }) => may.length > 0) ? [...columns, act] : columns}
          rows={ledger.rows}
          isOver={({ voidedAt }) => voidedAt !== null}
        />
      )}
    </Section>
  )
}

import { type ToldOutcome, toldWays } from '@mwc/contract/notifications/notification-kinds'
import type { BroadcastMember, Reminded } from '@mwc/contract/notifications/told-desk.schemas'
import { DataTable } from 'react-admin'
import { MemberText } from '../page/member-text.tsx'
import { SmallPrint } from '../page/small-print.tsx'
import { StateChip } from '../page/state-chip.tsx'
import { outcomeWords, reasonText, wayWords } from '../words/outcome-words.ts'

/** Somebody who was to be told, and what became of it in each way. */
type Told = BroadcastMember | Reminded

function Outcome({ outcome, reason }: { outcome: ToldOutcome | null; reason: string | null }) {
  if (outcome === null) return <>–</>
  return (
    <>
      <StateChip {...outcomeWords[outcome]} />
      {reason === null ? null : <SmallPrint>{reasonText(reason)}</SmallPrint>}
    </>
  )
}

/** The column of who was to be told. */
export const memberColumn = <Row extends Told>() => (
  <DataTable.Col<Row> key="member" source="member" label="Member" disableSort render={({ member }) => <MemberText member={member} />} />
)

/** The columns of what became of it, a way each. */
export const outcomeColumns = <Row extends Told>() =>
  toldWays.map((way) => (
    <DataTable.Col<Row>
      key={way}
      source={way}
      label={wayWords[way]}
      disableSort
      render={(row) => <Outcome outcome={row[way]} reason={row[`${way}Reason` as const]} />}
    />
  ))

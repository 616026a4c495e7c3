import type { StaffRole } from '@mwc/contract/endpoint/access'
import { mayCall } from '@mwc/contract/endpoint/may-call'
import { listBroadcastMembers } from '@mwc/contract/notifications/told-desk.calls'
import type { BroadcastMember } from '@mwc/contract/notifications/told-desk.schemas'
import { toldOutcomes, type ToldWay, toldWays } from '@mwc/contract/notifications/notification-kinds'
import { useState } from 'react'
import { usePermissions } from 'react-admin'
import { SmallChoice } from '../../lists/small-choice.tsx'
import { RowsOf } from '../../related/rows-of.tsx'
import { memberColumn, outcomeColumns } from '../../related/told-columns.tsx'
import { outcomeWords, wayWords } from '../../words/outcome-words.ts'

const fits = (way: ToldWay) =>
  toldOutcomes.filter((outcome) => (way === 'inbox' ? outcome !== 'none' : true) && (way === 'sms' || outcome !== 'delivered'))

/** Whom a broadcast was for, by what became of it in a way, for whoever may see members. */
export function ToldRows({ broadcastId }: { broadcastId: string }) {
  const { permissions } = usePermissions<StaffRole>()
  const [way, setWay] = useState<ToldWay>('inbox')
  const [outcome, setOutcome] = useState('')
  if (!permissions || !mayCall(listBroadcastMembers, permissions)) return null
  const choose = (next: string) => {
    setWay(next as ToldWay)
    setOutcome('')
  }
  return (
    <RowsOf<BroadcastMember>
      title="Who was told, and who was not"
      resource="broadcast-members"
      filter={{ broadcastId, way, ...(outcome === '' ? {} : { outcome }) }}
      sort={{ field: 'member', order: 'ASC' }}
      nothing={outcome === '' ? 'Nobody is written down: lists are kept for as long as notifications are.' : 'Nobody.'}
      aside={
        <>
          <SmallChoice label="Way" value={way} choices={toldWays.map((id) => ({ id, name: wayWords[id] }))} width={140} onChange={choose} />
          <SmallChoice
            label="Outcome"
            value={outcome}
            none="Every one"
            choices={fits(way).map((id) => ({ id, name: outcomeWords[id].word }))}
            width={160}
            onChange={setOutcome}
          />
        </>
      }
    >
      {memberColumn<BroadcastMember>()}
      {outcomeColumns<BroadcastMember>()}
    </RowsOf>
  )
}

import type { StaffRole } from '@mwc/contract/endpoint/access'
import { mayCall } from '@mwc/contract/endpoint/may-call'
import { listBroadcastMembers } from '@mwc/contract/notifications/told-desk.calls'
import type { BroadcastMember } from '@mwc/contract/notifications/told-desk.schemas'
import { toldOutcomes, type ToldWay, toldWays } from '@mwc/contract/notifications/notification-kinds'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { DataTable, usePermissions } from 'react-admin'
import { MemberText } from '../../page/member-text.tsx'
import { OutcomeText } from '../../related/outcome-text.tsx'
import { RowsOf } from '../../related/rows-of.tsx'
import { outcomeWords } from '../../words/outcome-words.ts'
import { wayWords } from './broadcast-words.ts'

const fits = (way: ToldWay) =>
  toldOutcomes.filter((outcome) => (way === 'inbox' ? outcome !== 'none' : true) && (way === 'sms' || outcome !== 'delivered'))

/** Whom a broadcast was for, by what became of it in a way, for whoever may see members. */
export function ToldRows({ broadcastId }: { broadcastId: string }) {
  const { permissions } = usePermissions<StaffRole>()
  const [way, setWay] = useState<ToldWay>('inbox')
  const [outcome, setOutcome] = useState('')
  if (!permissions || !mayCall(listBroadcastMembers, permissions)) return null
  const choose = (next: ToldWay) => {
    setWay(next)
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
          <TextField
            select
            size="small"
            label="Way"
            value={way}
            onChange={({ target }) => choose(target.value as ToldWay)}
            sx={{ width: 140 }}
          >
            {toldWays.map((one) => (
              <MenuItem key={one} value={one}>
                {wayWords[one]}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            size="small"
            label="Outcome"
            value={outcome}
            onChange={({ target }) => setOutcome(target.value)}
            sx={{ width: 160 }}
          >
            <MenuItem value="">Every one</MenuItem>
            {fits(way).map((one) => (
              <MenuItem key={one} value={one}>
                {outcomeWords[one].word}
              </MenuItem>
            ))}
          </TextField>
        </>
      }
    >
      <DataTable.Col<BroadcastMember> source="member" label="Member" disableSort render={({ member }) => <MemberText member={member} />} />
      <DataTable.Col<BroadcastMember>
        source="inbox"
        label="In the inbox"
        disableSort
        render={({ inbox, inboxReason }) => <OutcomeText outcome={inbox} reason={inboxReason} />}
      />
      <DataTable.Col<BroadcastMember>
        source="push"
        label="By push"
        disableSort
        render={({ push, pushReason }) => <OutcomeText outcome={push} reason={pushReason} />}
      />
      <DataTable.Col<BroadcastMember>
        source="sms"
        label="By SMS"
        disableSort
        render={({ sms, smsReason }) => <OutcomeText outcome={sms} reason={smsReason} />}
      />
    </RowsOf>
  )
}

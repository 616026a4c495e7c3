import { listReminded } from '@mwc/contract/notifications/told-desk.calls'
import type { Reminded } from '@mwc/contract/notifications/told-desk.schemas'
import { reminderStages } from '@mwc/contract/notifications/notification-kinds'
import type { StaffRole } from '@mwc/contract/endpoint/access'
import { mayCall } from '@mwc/contract/endpoint/may-call'
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useState } from 'react'
import { DataTable, usePermissions } from 'react-admin'
import { useParams } from 'react-router-dom'
import { EmptyPage } from '../../page/empty-page.tsx'
import { formatDay } from '../../page/format.ts'
import { PageTitle } from '../../plain/page-title.tsx'
import { SmallChoice } from '../../lists/small-choice.tsx'
import { RowsOf } from '../../related/rows-of.tsx'
import { memberColumn, outcomeColumns } from '../../related/told-columns.tsx'
import { stageWords } from './reminder-words.ts'

/** One day: who was not reminded and why, or everybody who was to be. */
export function ReminderDayPage() {
  const { id: day = '' } = useParams()
  const { permissions } = usePermissions<StaffRole>()
  const [onlyNotTold, setOnlyNotTold] = useState(true)
  const [stage, setStage] = useState('')
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return <EmptyPage title="This is no day" text="The days stand under Reminders." />
  return (
    <>
      <PageTitle title={`Reminders of ${formatDay(day)}`} />
      {permissions && mayCall(listReminded, permissions) ? (
        <Box sx={{ my: 2 }}>
          <RowsOf<Reminded>
            title={onlyNotTold ? 'Who was not told, and why' : 'Who was to be reminded'}
            resource="reminded-members"
            filter={{ day, ...(onlyNotTold ? { onlyNotTold: 'true' } : {}), ...(stage === '' ? {} : { stage }) }}
            sort={{ field: 'lastDay', order: 'ASC' }}
            nothing={onlyNotTold ? 'Everybody who was to be reminded was told.' : 'Nobody was to be reminded.'}
            aside={
              <>
                <FormControlLabel
                  control={<Switch checked={onlyNotTold} onChange={({ target }) => setOnlyNotTold(target.checked)} />}
                  label="Only who was not told"
                />
                <SmallChoice
                  label="When"
                  value={stage}
                  none="All four"
                  choices={reminderStages.map((id) => ({ id, name: stageWords[id] }))}
                  width={170}
                  onChange={setStage}
                />
              </>
            }
          >
            {memberColumn<Reminded>()}
            <DataTable.Col<Reminded> source="stage" label="When" disableSort render={({ stage: one }) => stageWords[one]} />
            <DataTable.Col<Reminded> source="lastDay" label="Membership ends" render={({ lastDay }) => formatDay(lastDay)} />
            {outcomeColumns<Reminded>()}
          </RowsOf>
        </Box>
      ) : (
        <EmptyPage title="Members are not shown to your role" text="How many were told stands in the list of days." />
      )}
    </>
  )
}

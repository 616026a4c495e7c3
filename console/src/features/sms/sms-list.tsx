import { retrySms } from '@mwc/contract/sms/sms-desk.calls'
import type { DeskSms } from '@mwc/contract/sms/sms-desk.schemas'
import { smsPurposes } from '@mwc/contract/sms/sms-purposes'
import { smsStates } from '@mwc/contract/sms/sms-states'
import Box from '@mui/material/Box'
import { DataTable, DateInput, SelectInput, useCanAccess } from 'react-admin'
import { NothingFound } from '../../lists/nothing-found.tsx'
import { RecordLink } from '../../lists/record-link.tsx'
import { ActButton } from '../../page/act-button.tsx'
import { DeskList } from '../../lists/desk-list.tsx'
import { EmptyPage } from '../../page/empty-page.tsx'
import { MomentText } from '../../page/moment-text.tsx'
import { SmallPrint } from '../../page/small-print.tsx'
import { StateChip } from '../../page/state-chip.tsx'
import { smsErrorText, smsPurposeText, smsStateWords } from '../../words/sms-words.ts'
import { SmsDaysSection } from './sms-days.tsx'

const filters = [
  <SelectInput key="state" source="state" label="State" alwaysOn choices={smsStates.map((id) => ({ id, name: smsStateWords[id].word }))} />,
  <SelectInput
    key="purpose"
    source="purpose"
    label="For what"
    alwaysOn
    choices={smsPurposes.map((id) => ({ id, name: smsPurposeText(id) }))}
    sx={{ minWidth: 220 }}
  />,
  <DateInput key="day" source="day" label="Day" alwaysOn />,
]

/** Whose number it went to, with a way to the record for whoever may open it. */
function Receiver({ sms: { memberId, memberNumber, mobileLastFour } }: { sms: DeskSms }) {
  const { canAccess } = useCanAccess({ resource: 'members', action: 'show' })
  return (
    <>
      …{mobileLastFour}
      <SmallPrint>
        {memberId && canAccess ? <RecordLink to={`/members/${memberId}/show`}>{memberNumber}</RecordLink> : (memberNumber ?? 'No account')}
      </SmallPrint>
    </>
  )
}

/** Has one sent that the provider was never reached for. */
function RetryButton({ sms: { id, purpose } }: { sms: DeskSms }) {
  return (
    <ActButton
      quiet
      label="Send again"
      question="Send this SMS again?"
      explained={`${smsPurposeText(purpose)}: the provider was away for longer than it was tried, so nobody got it. It is tried once more, and only if it is still wanted and not too late.`}
      done="It is being sent."
      call={retrySms}
      input={{ id }}
      fields={[]}
    />
  )
}

/** The SMS of each day with what they cost, what is left of today's budgets, and each one with what became of it. */
export function SmsList() {
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <SmsDaysSection />
      <DeskList title="SMS" filters={filters} sort={{ field: 'at', order: 'DESC' }}>
        <DataTable<DeskSms> rowClick={false} bulkActionButtons={false} empty={<NoSms />}>
          <DataTable.Col<DeskSms>
            source="purpose"
            label="For what"
            disableSort
            render={({ purpose, segments }) => (
              <>
                {smsPurposeText(purpose)}
                {segments > 1 ? <SmallPrint>{segments} segments</SmallPrint> : null}
              </>
            )}
          />
          <DataTable.Col<DeskSms> source="mobileLastFour" label="To" disableSort render={(sms) => <Receiver sms={sms} />} />
          <DataTable.Col<DeskSms>
            source="state"
            label="State"
            disableSort
            render={({ state, error }) => (
              <>
                <StateChip {...smsStateWords[state]} />
                {error ? <SmallPrint>{smsErrorText(error)}</SmallPrint> : null}
              </>
            )}
          />
          <DataTable.Col<DeskSms> source="at" label="When" sortByOrder="DESC" render={({ at }) => <MomentText at={at} />} />
          <DataTable.Col<DeskSms>
            source="may"
            label="Act"
            disableSort
            render={(sms) => (sms.may.includes('retry') ? <RetryButton sms={sms} /> : null)}
          />
        </DataTable>
      </DeskList>
    </Box>
  )
}

function NoSms() {
  return (
    <NothingFound
      one="SMS"
      none={
        <EmptyPage title="No SMS yet" text="Codes, reminders and notices stand here once they are to be sent. What they say is not kept." />
      }
    />
  )
}

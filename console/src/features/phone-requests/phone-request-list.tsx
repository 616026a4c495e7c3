import { readableMobile } from '@mwc/contract/fields/mobile-number'
import type { DeskPhoneRequest } from '@mwc/contract/account/lost-phone/phone-request-desk.schemas'
import Box from '@mui/material/Box'
import { BooleanInput, DataTable } from 'react-admin'
import { DeskList } from '../../lists/desk-list.tsx'
import { EmptyPage } from '../../page/empty-page.tsx'
import { nameOfCountry } from '../../page/format.ts'
import { MemberText } from '../../page/member-text.tsx'
import { MomentText } from '../../page/moment-text.tsx'
import { LongText, SmallPrint } from '../../page/small-print.tsx'
import { StateChip } from '../../page/state-chip.tsx'
import { ApproveButton, DeclineButton } from './phone-request-acts.tsx'
import { checkWords, requestStateWords } from '../../page/phone-request-words.ts'

const nothing = (
  <EmptyPage
    title="No requests"
    text="A member who lost the phone asks in the app to move the account to another number. Whoever checked the person decides here."
  />
)

const filters = [<BooleanInput key="onlyWaiting" source="onlyWaiting" label="Only those that wait" alwaysOn />]

/** Members without their old phone who ask to move the account to the one in their hand. */
export function PhoneRequestList() {
  return (
    <DeskList
      title="Phone requests"
      filters={filters}
      filterDefaultValues={{ onlyWaiting: true }}
      sort={{ field: 'askedAt', order: 'ASC' }}
      empty={nothing}
    >
      <DataTable<DeskPhoneRequest> rowClick={false} bulkActionButtons={false} empty={nothing}>
        <DataTable.Col<DeskPhoneRequest> source="askedAt" label="Asked" render={({ askedAt }) => <MomentText at={askedAt} />} />
        <DataTable.Col<DeskPhoneRequest>
          source="member.fullName"
          label="Member"
          disableSort
          render={({ member }) => (
            <MemberText
              member={member}
              more={
                <>
                  {' '}
                  · FIN …{member.finLastFour} · {nameOfCountry(member.nationality)}
                </>
              }
            />
          )}
        />
        <DataTable.Col<DeskPhoneRequest>
          source="newMobile"
          label="To"
          disableSort
          render={({ newMobile, member }) => (
            <>
              {readableMobile(newMobile)}
              <SmallPrint>from {member.mobile ? readableMobile(member.mobile) : 'no number'}</SmallPrint>
            </>
          )}
        />
        <DataTable.Col<DeskPhoneRequest>
          source="state"
          label="State"
          disableSort
          render={({ state, decidedBy, checked, note }) => (
            <>
              <StateChip {...requestStateWords[state]} />
              {decidedBy && checked ? (
                <SmallPrint>
                  {decidedBy}: {checkWords[checked]}. <LongText>“{note}”</LongText>
                </SmallPrint>
              ) : null}
            </>
          )}
        />
        <DataTable.Col<DeskPhoneRequest>
          label="Decide"
          disableSort
          render={(request) => (
            <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
              {request.may.includes('approve') ? <ApproveButton request={request} /> : null}
              {request.may.includes('decline') ? <DeclineButton request={request} /> : null}
            </Box>
          )}
        />
      </DataTable>
    </DeskList>
  )
}

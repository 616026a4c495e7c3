import type { PaperRequest } from '@mwc/contract/members/paper-request-desk.schemas'
import { paperRequestKinds, paperRequestStates } from '@mwc/contract/members/paper-request-kinds'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { DataTable, SelectInput } from 'react-admin'
import { DeskList } from '../../../lists/desk-list.tsx'
import { EmptyPage } from '../../../page/empty-page.tsx'
import { formatDay } from '../../../page/format.ts'
import { MemberText } from '../../../page/member-text.tsx'
import { LongText, SmallPrint } from '../../../page/small-print.tsx'
import { StateChip } from '../../../page/state-chip.tsx'
import { HandedFileDialog } from './handed-file-dialog.tsx'
import { DeclineButton, FinishButton, type HandedFile } from './paper-request-acts.tsx'
import { paperKindWords, paperStateWords } from './paper-request-words.ts'

const nothing = (
  <EmptyPage
    title="No requests on paper"
    text="A letter or form that asks for a copy of the data or for the end of the account is noted on the member's page. It is due here in 30 days."
  />
)

const filters = [
  <SelectInput
    key="state"
    source="state"
    label="State"
    alwaysOn
    choices={paperRequestStates.map((id) => ({ id, name: paperStateWords[id].word }))}
  />,
  <SelectInput
    key="kind"
    source="kind"
    label="Asked for"
    alwaysOn
    choices={paperRequestKinds.map((id) => ({ id, name: paperKindWords[id] }))}
  />,
]

/** What members asked for on paper: what is overdue, then what is due next. */
export function PaperRequestList() {
  const [file, setFile] = useState<HandedFile | null>(null)
  return (
    <>
      <DeskList
        title="Requests on paper"
        filters={filters}
        filterDefaultValues={{ state: 'open' }}
        sort={{ field: 'dueOn', order: 'ASC' }}
        empty={nothing}
      >
        <DataTable<PaperRequest> rowClick={false} bulkActionButtons={false} empty={nothing}>
          <DataTable.Col<PaperRequest>
            source="dueOn"
            label="Due"
            render={({ dueOn, receivedOn, overdue }) => (
              <>
                {formatDay(dueOn)} {overdue ? <StateChip tone="wrong" word="Overdue" /> : null}
                <SmallPrint>came in {formatDay(receivedOn)}</SmallPrint>
              </>
            )}
          />
          <DataTable.Col<PaperRequest>
            source="member.fullName"
            label="Member"
            disableSort
            render={({ member }) => <MemberText member={member} />}
          />
          <DataTable.Col<PaperRequest>
            source="kind"
            label="Asked for"
            disableSort
            render={({ kind, note, recordedBy }) => (
              <>
                {paperKindWords[kind]}
                <SmallPrint>
                  {recordedBy}
                  {note ? ': ' : ''}
                  {note ? <LongText>“{note}”</LongText> : null}
                </SmallPrint>
              </>
            )}
          />
          <DataTable.Col<PaperRequest>
            source="state"
            label="State"
            disableSort
            render={({ state, decidedBy, decision }) => (
              <>
                <StateChip {...paperStateWords[state]} />
                {decidedBy ? (
                  <SmallPrint>
                    {decidedBy}
                    {decision ? ': ' : ''}
                    {decision ? <LongText>“{decision}”</LongText> : null}
                  </SmallPrint>
                ) : null}
              </>
            )}
          />
          <DataTable.Col<PaperRequest>
            label="Answer"
            disableSort
            render={(request) => (
              <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
                {request.may.includes('finish') ? <FinishButton request={request} onFile={setFile} /> : null}
                {request.may.includes('decline') ? <DeclineButton request={request} /> : null}
              </Box>
            )}
          />
        </DataTable>
      </DeskList>
      <HandedFileDialog file={file} onClose={() => setFile(null)} />
    </>
  )
}

import { languages } from '@mwc/contract/language/language'
import type { DeskThread } from '@mwc/contract/messages/message-desk.schemas'
import { threadLists, threadWaits } from '@mwc/contract/messages/thread-lists'
import Box from '@mui/material/Box'
import { DataTable, SelectInput } from 'react-admin'
import { DeskSearch } from '../../lists/desk-search.tsx'
import { HeldRows } from '../../lists/held-rows.tsx'
import { Narrowing } from '../../lists/narrowing.tsx'
import { NothingFound } from '../../lists/nothing-found.tsx'
import { RecordLink } from '../../lists/record-link.tsx'
import { DeskList } from '../../lists/desk-list.tsx'
import { EmptyPage } from '../../page/empty-page.tsx'
import { MomentText } from '../../page/moment-text.tsx'
import { SmallPrint } from '../../page/small-print.tsx'
import { StateChip } from '../../page/state-chip.tsx'
import { languageWords } from '../../related/reply/language-words.ts'
import { AnswerTimes } from './answer-times.tsx'
import { attachmentWords, listWords, standingOf, waitWords } from './thread-words.ts'

/** Milliseconds after which the list asks again; while nobody is at the page, that keeps no session open. */
const askEvery = 10_000

const filters = [
  <DeskSearch key="search" source="search" alwaysOn placeholder="Name, number or mobile" width={260} />,
  <SelectInput key="which" source="which" label="Which" alwaysOn choices={threadLists.map((id) => ({ id, name: listWords[id] }))} />,
  <SelectInput key="waits" source="waits" label="Wait" alwaysOn choices={threadWaits.map((id) => ({ id, name: waitWords[id] }))} />,
  <SelectInput
    key="language"
    source="language"
    label="Language"
    alwaysOn
    choices={languages.map((id) => ({ id, name: languageWords[id] }))}
  />,
]

const twoLines = { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden', overflowWrap: 'anywhere' }

function LastMessage({ lastAuthor, lastText, lastAttachment }: DeskThread) {
  return (
    <Box sx={twoLines}>
      {lastAuthor === 'staff' ? (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {'We: '}
        </Box>
      ) : null}
      {lastAttachment ? attachmentWords[lastAttachment] : lastText}
    </Box>
  )
}

/** What members and staff write to each other: whoever waits longest first. It follows by itself. */
export function ThreadList() {
  return (
    <>
      <AnswerTimes />
      <DeskList
        title="Inbox"
        filters={filters}
        filterDefaultValues={{ which: 'open' }}
        sort={{ field: 'waitingSince', order: 'ASC' }}
        queryOptions={{ refetchInterval: askEvery }}
      >
        <Narrowing by={{ memberId: 'With one member' }} />
        <HeldRows>
          <DataTable<DeskThread>
            rowClick="show"
            bulkActionButtons={false}
            empty={<NoThreads />}
            sx={{ '& .column-lastAt': { display: { xs: 'none', lg: 'table-cell' } } }}
          >
            <DataTable.Col<DeskThread>
              source="memberName"
              label="Member"
              disableSort
              render={({ id, memberName, memberNumber, language }) => (
                <>
                  <RecordLink to={`/threads/${id}/show`}>{memberName}</RecordLink>
                  <SmallPrint>
                    {memberNumber} · {languageWords[language]}
                  </SmallPrint>
                </>
              )}
            />
            <DataTable.Col<DeskThread>
              source="lastText"
              label="Last message"
              disableSort
              render={(thread) => <LastMessage {...thread} />}
              sx={{ maxWidth: 360 }}
            />
            <DataTable.Col<DeskThread>
              source="waitingSince"
              label="Waits since"
              render={(thread) => (
                <>
                  <StateChip {...standingOf(thread)} />
                  {thread.waitingSince ? (
                    <div>
                      <MomentText at={thread.waitingSince} />
                    </div>
                  ) : null}
                </>
              )}
            />
            <DataTable.Col<DeskThread>
              source="assignedTo"
              label="Who has it"
              disableSort
              render={({ assignedTo, state }) => assignedTo?.username ?? (state === 'open' ? 'Nobody' : '–')}
            />
            <DataTable.Col<DeskThread>
              source="lastAt"
              label="Last written"
              sortByOrder="DESC"
              render={({ lastAt }) => <MomentText at={lastAt} />}
            />
          </DataTable>
        </HeldRows>
      </DeskList>
    </>
  )
}

function NoThreads() {
  return (
    <NothingFound
      one="thread"
      tips="Beginnings of the words of a name in any order, the number on the card, or the whole mobile number."
      none={<EmptyPage title="Nobody has written" text="What members write in the app stands here, and what staff write to them." />}
    />
  )
}

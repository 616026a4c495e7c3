import type { DeskMember } from '@mwc/contract/members/member-desk.schemas'
import { usualCountries } from '@mwc/contract/account/people/countries'
import { sectors } from '@mwc/contract/account/people/person-codes'
import { readableMobile } from '@mwc/contract/fields/mobile-number'
import { languageNames, languages } from '@mwc/contract/language/language'
import { deskStatuses } from '@mwc/contract/members/desk-statuses'
import { DataTable, DateInput, SelectInput } from 'react-admin'
import { NothingFound } from '../../lists/nothing-found.tsx'
import { DeskList } from '../../lists/desk-list.tsx'
import { DeskSearch } from '../../lists/desk-search.tsx'
import { EmptyPage } from '../../page/empty-page.tsx'
import { formatDay, nameOfCountry, unbroken } from '../../page/format.ts'
import { ListActions } from '../../lists/list-actions.tsx'
import { MemberText } from '../../page/member-text.tsx'
import { MomentText } from '../../page/moment-text.tsx'
import { SmallPrint } from '../../page/small-print.tsx'
import { StateChip } from '../../page/state-chip.tsx'
import { TypedFinButtons } from './acts/typed-fin-buttons.tsx'
import { FindByFin } from './find-by-fin.tsx'
import { sectorWords, statusWords } from '../../words/person-words.ts'

const filters = [
  <DeskSearch key="search" source="search" alwaysOn placeholder="Name, number, mobile or last 4" width={300} />,
  <SelectInput
    key="status"
    source="status"
    label="Status"
    alwaysOn
    choices={deskStatuses.map((id) => ({ id, name: statusWords[id].word }))}
  />,
  <SelectInput
    key="nationality"
    source="nationality"
    label="Nationality"
    choices={usualCountries.map((id) => ({ id, name: nameOfCountry(id) }))}
  />,
  <SelectInput key="sector" source="sector" label="Sector" choices={sectors.map((id) => ({ id, name: sectorWords[id] }))} />,
  <SelectInput key="language" source="language" label="Language" choices={languages.map((id) => ({ id, name: languageNames[id] }))} />,
  <DateInput key="endsFrom" source="endsFrom" label="Ends from" />,
  <DateInput key="endsTo" source="endsTo" label="Ends until" />,
  <DateInput key="joinedFrom" source="joinedFrom" label="Joined from" />,
  <DateInput key="joinedTo" source="joinedTo" label="Joined until" />,
]

const actions = (
  <ListActions filters>
    <FindByFin />
  </ListActions>
)

/** All members: found by what they say of themselves at a counter or on the phone. */
export function MemberList() {
  return (
    <>
      <DeskList
        title="Members"
        actions={actions}
        filters={filters}
        sort={{ field: 'name', order: 'ASC' }}
        empty={<EmptyPage title="No members yet" text="Everybody who signs up in the app stands here from that moment." />}
      >
        <DataTable<DeskMember>
          empty={
            <NothingFound
              one="member"
              tips="Parts of the name in any order, the number on the card, the mobile number or its last 4, or the last 4 of the FIN. A name as the work permit writes it finds most."
            />
          }
          rowClick="show"
          bulkActionButtons={false}
          sx={{ '& .column-joinedAt': { display: { xs: 'none', lg: 'table-cell' } } }}
        >
          <DataTable.Col<DeskMember> source="name" label="Name" render={(member) => <MemberText member={member} />} />
          <DataTable.Col<DeskMember>
            source="mobile"
            label="Mobile and FIN"
            disableSort
            render={({ mobile, finLastFour, status }) =>
              status === 'closed' ? (
                '–'
              ) : (
                <>
                  {mobile ? unbroken(readableMobile(mobile)) : 'No number'}
                  <SmallPrint>FIN …{finLastFour}</SmallPrint>
                </>
              )
            }
          />
          <DataTable.Col<DeskMember>
            source="status"
            label="Status"
            disableSort
            render={({ status }) => <StateChip {...statusWords[status]} />}
          />
          <DataTable.Col<DeskMember>
            source="lastDay"
            label="Last day"
            sortByOrder="DESC"
            render={({ lastDay, daysLeft }) =>
              lastDay ? (
                <>
                  {formatDay(lastDay)}
                  {daysLeft > 0 ? (
                    <SmallPrint>{unbroken(daysLeft === 1 ? 'today is the last' : `${daysLeft} days left`)}</SmallPrint>
                  ) : null}
                </>
              ) : (
                '–'
              )
            }
          />
          <DataTable.Col<DeskMember>
            source="nationality"
            label="From and works in"
            disableSort
            render={({ nationality, sector }) => (
              <>
                {nameOfCountry(nationality) || '–'}
                <SmallPrint>{sectorWords[sector]}</SmallPrint>
              </>
            )}
          />
          <DataTable.Col<DeskMember>
            source="joinedAt"
            label="Joined"
            sortByOrder="DESC"
            render={({ joinedAt }) => <MomentText at={joinedAt} />}
          />
        </DataTable>
      </DeskList>
      <TypedFinButtons />
    </>
  )
}

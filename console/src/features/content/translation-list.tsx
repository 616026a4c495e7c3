import type { UnfinishedTranslation } from '@mwc/contract/content/content-acts-desk.schemas'
import { type Language, languageNames } from '@mwc/contract/language/language'
import { DataTable } from 'react-admin'
import { DeskList } from '../../lists/desk-list.tsx'
import { EmptyPage } from '../../page/empty-page.tsx'
import { MomentText } from '../../page/moment-text.tsx'
import { RecordLink } from '../../lists/record-link.tsx'
import { SmallPrint } from '../../page/small-print.tsx'
import { StateChip } from '../../page/state-chip.tsx'
import { kindWords, stateWords } from './content-words.ts'

/** The pages of a kind, and what its items are called. */
const wordsOf = (kind: UnfinishedTranslation['kind']) => (kind === 'picture' ? { resource: 'pictures', many: 'Pictures' } : kindWords[kind])

const pathOf = ({ kind, id }: UnfinishedTranslation) => `/${wordsOf(kind).resource}/${id}/show`

const namesOf = (languages: readonly Language[]) => languages.map((one) => languageNames[one]).join(', ')

/** What members read in English, or as it was before its English changed: of all kinds, the longest shown first. */
export function TranslationList() {
  return (
    <DeskList
      title="Translations to write"
      sort={{ field: 'publishFrom', order: 'ASC' }}
      perPage={50}
      empty={
        <EmptyPage
          title="Everything is translated"
          text="A text that is missing, or older than its English, stands here until it is written."
        />
      }
    >
      <DataTable<UnfinishedTranslation> rowClick={(_id, _resource, row) => pathOf(row as UnfinishedTranslation)} bulkActionButtons={false}>
        <DataTable.Col<UnfinishedTranslation>
          source="title"
          label="Item"
          disableSort
          render={(row) => (
            <>
              <RecordLink to={pathOf(row)}>{row.title}</RecordLink>
              <SmallPrint>{wordsOf(row.kind).many}</SmallPrint>
            </>
          )}
        />
        <DataTable.Col<UnfinishedTranslation>
          source="state"
          label="State"
          disableSort
          render={({ state }) => <StateChip {...stateWords[state]} />}
        />
        <DataTable.Col<UnfinishedTranslation>
          source="lacking"
          label="Missing in"
          disableSort
          render={({ lacking }) => namesOf(lacking) || '–'}
        />
        <DataTable.Col<UnfinishedTranslation>
          source="older"
          label="Older than the English in"
          disableSort
          render={({ older }) => namesOf([...new Set(older.map((name) => name.split('.')[1] as Language))]) || '–'}
        />
        <DataTable.Col<UnfinishedTranslation>
          source="publishFrom"
          label="Shown from"
          sortByOrder="ASC"
          render={({ publishFrom }) => <MomentText at={publishFrom} />}
        />
      </DataTable>
    </DeskList>
  )
}

import type { StaffRole } from '@mwc/contract/endpoint/access'
import { mayCall } from '@mwc/contract/endpoint/may-call'
import { languages } from '@mwc/contract/language/language'
import { addMessageTemplate } from '@mwc/contract/messages/message-template-desk.calls'
import type { MessageTemplate } from '@mwc/contract/messages/message-template-desk.schemas'
import { templateStates } from '@mwc/contract/messages/template-states'
import AddIcon from '@mui/icons-material/AddOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { DataTable, SelectInput, usePermissions } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { DeskSearch } from '../../../lists/desk-search.tsx'
import { NothingFound } from '../../../lists/nothing-found.tsx'
import { RecordLink } from '../../../lists/record-link.tsx'
import { DeskList } from '../../../lists/desk-list.tsx'
import { EmptyPage } from '../../../page/empty-page.tsx'
import { ListActions } from '../../../lists/list-actions.tsx'
import { MomentText } from '../../../page/moment-text.tsx'
import { SmallPrint } from '../../../page/small-print.tsx'
import { StateChip } from '../../../page/state-chip.tsx'
import { languageWords } from '../../../related/reply/language-words.ts'

export const templateStateWords = {
  active: { tone: 'good', word: 'In use' },
  archived: { tone: 'over', word: 'Archived' },
} as const

const filters = [
  <DeskSearch key="search" source="search" alwaysOn placeholder="Any part of its name or text" width={300} />,
  <SelectInput
    key="state"
    source="state"
    label="State"
    alwaysOn
    choices={templateStates.map((id) => ({ id, name: templateStateWords[id].word }))}
  />,
]

function Actions() {
  const { permissions } = usePermissions<StaffRole>()
  return (
    <ListActions>
      {permissions && mayCall(addMessageTemplate, permissions) ? (
        <Button variant="contained" size="small" startIcon={<AddIcon />} component={RouterLink} to="/message-templates/create">
          New template
        </Button>
      ) : null}
    </ListActions>
  )
}

function Languages({ texts }: MessageTemplate) {
  const missing = languages.filter((language) => texts[language] === undefined)
  if (missing.length === 0) return 'All four'
  return <StateChip tone="waiting" word={`Missing: ${missing.map((one) => languageWords[one]).join(', ')}`} />
}

/** Texts that are kept for answers, by name. */
export function TemplateList() {
  return (
    <DeskList title="Templates" actions={<Actions />} filters={filters} sort={{ field: 'name', order: 'ASC' }} perPage={50}>
      <DataTable<MessageTemplate> rowClick="show" bulkActionButtons={false} empty={<NoTemplates />}>
        <DataTable.Col<MessageTemplate>
          source="name"
          label="Template"
          render={({ id, name, texts }) => (
            <>
              <RecordLink to={`/message-templates/${id}/show`}>{name}</RecordLink>
              <SmallPrint>
                <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
                  {texts.english.length > 90 ? `${texts.english.slice(0, 90)}…` : texts.english}
                </Box>
              </SmallPrint>
            </>
          )}
        />
        <DataTable.Col<MessageTemplate> source="texts" label="Languages" disableSort render={(template) => <Languages {...template} />} />
        <DataTable.Col<MessageTemplate>
          source="holes"
          label="To fill in"
          disableSort
          render={({ holes }) => holes.map((hole) => `{${hole}}`).join(', ') || '–'}
        />
        <DataTable.Col<MessageTemplate>
          source="editedAt"
          label="Last changed"
          sortByOrder="DESC"
          render={({ editedAt, editedBy }) => (
            <>
              <MomentText at={editedAt} />
              <SmallPrint>{editedBy}</SmallPrint>
            </>
          )}
        />
      </DataTable>
    </DeskList>
  )
}

function NoTemplates() {
  return (
    <NothingFound
      one="template"
      tips="Any part of its name, or of its text in any language."
      none={
        <EmptyPage
          title="No templates yet"
          text="What is asked again and again is answered with a text that stands here in four languages, with holes such as {name}."
        />
      }
    />
  )
}

import { archiveContent, restoreContent } from '@mwc/contract/content/content-acts-desk.calls'
import type { ContentAct, ContentState } from '@mwc/contract/content/content-kinds'
import type { Language } from '@mwc/contract/language/language'
import type { ContentKind } from '@mwc/contract/content/content-desk.calls'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type FormEvent, useState } from 'react'
import { Loading, useNotify } from 'react-admin'
import { useParams } from 'react-router-dom'
import { ActButton } from '../../page/act-button.tsx'
import { EmptyPage } from '../../page/empty-page.tsx'
import { KeptNote } from '../../page/kept-note.tsx'
import { Section } from '../../page/section.tsx'
import { StateChip } from '../../page/state-chip.tsx'
import { fieldsOf } from './content-fields.ts'
import { kindWords, stateWords } from './content-words.ts'
import { ContentInput } from './fields/content-input.tsx'
import { FieldColumns } from '../../form/fields-grid.tsx'
import { type Edited, NewRecordPage } from '../../form/record-page.tsx'
import { TextRows } from '../../form/text-rows.tsx'
import { WindowFields } from './fields/window-fields.tsx'
import { type DeskItem } from './form-values.ts'
import { localOf } from '../../page/format.ts'
import { PreviewPane } from './preview/preview-pane.tsx'
import { SaveProblem } from '../../form/save-problem.tsx'
import { deskOf, useItem } from './use-item.ts'
import { useItemForm } from './use-item-form.ts'
import { VersionsButton } from './versions-button.tsx'
import { PageTitle } from '../../plain/page-title.tsx'

type Shown = DeskItem & { state: ContentState; may: ContentAct[] }

function ItemEditor({ kind, item, onSaved, readAgain }: { kind: ContentKind; item: Shown | null } & Edited<DeskItem>) {
  const form = useItemForm(kind, item, readAgain)
  const notify = useNotify()
  const [isPreviewed, setPreviewed] = useState(false)
  const [language, setLanguage] = useState<Language>('english')
  const { texts, plain } = fieldsOf[kind]
  const { one } = kindWords[kind]
  const state = item?.state ?? 'draft'
  const may = item?.may ?? ['edit']
  const isDraft = (form.values['publishFrom'] ?? '') === ''
  const save = async (change = {}) => {
    const saved = await form.save(change)
    if (!saved) return
    const { state: now } = saved as Shown
    notify(now === 'published' ? 'Saved. Members see it now.' : `Saved: ${stateWords[now].word.toLowerCase()}.`, { type: 'success' })
    onSaved(saved)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, my: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <StateChip {...stateWords[state]} />
        {form.isChanged ? <KeptNote keptAt={form.keptAt} onDiscard={form.undo} /> : null}
        <Box sx={{ flexGrow: 1 }} />
        <Button aria-expanded={isPreviewed} onClick={() => setPreviewed(!isPreviewed)}>
          Preview
        </Button>
        {item ? <VersionsButton kind={kind} item={item} onTake={may.includes('edit') ? form.set : undefined} /> : null}
        {item && may.includes('archive') ? (
          <ActButton
            quiet
            label="Archive"
            question={`Archive this ${one}?`}
            explained="Members no longer see it, and it leaves this list. It can be taken back as a draft or an ended one."
            done="Archived."
            call={archiveContent}
            input={{ kind, id: item.id }}
            fields={[]}
          />
        ) : null}
        {item && may.includes('restore') ? (
          <ActButton
            label="Take back"
            question={`Take this ${one} back?`}
            explained="It is a draft again, or an ended one: members see nothing until you give it days."
            done="Taken back."
            call={restoreContent}
            input={{ kind, id: item.id }}
            fields={[]}
          />
        ) : null}
        {form.isChanged ? <Button onClick={form.undo}>Undo what I typed</Button> : null}
        {may.includes('edit') ? (
          <>
            <Button type="submit" variant={isDraft ? 'outlined' : 'contained'} loading={form.isBusy} disabled={!form.isChanged}>
              {isDraft ? 'Save draft' : 'Save'}
            </Button>
            {isDraft ? (
              <Button
                variant="contained"
                loading={form.isBusy}
                onClick={() => void save({ publishFrom: localOf(new Date().toISOString()) })}
              >
                Publish now
              </Button>
            ) : null}
          </>
        ) : null}
      </Box>
      <SaveProblem form={form} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: isPreviewed ? 'minmax(0, 1fr) 356px' : 'minmax(0, 1fr)' },
        }}
      >
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          <Section title="Texts">
            <TextRows
              form={form}
              fields={texts}
              older={item?.older ?? []}
              beside={isPreviewed ? { language, onLanguage: setLanguage } : undefined}
            />
          </Section>
          <Section title="When and how">
            <FieldColumns least={260}>
              <WindowFields form={form} />
              {plain.map((field) => (
                <ContentInput key={field.name} form={form} field={field} />
              ))}
            </FieldColumns>
          </Section>
        </Box>
        {isPreviewed ? (
          <Box sx={{ position: { lg: 'sticky' }, top: 64, order: { xs: -1, lg: 0 } }}>
            <PreviewPane kind={kind} item={item} values={form.values} language={language} onLanguage={setLanguage} />
          </Box>
        ) : null}
      </Box>
    </Box>
  )
}

/** One item of a kind with its four languages, and everything else of it. */
export function ContentPage({ kind }: { kind: ContentKind }) {
  const { id } = useParams()
  const { item, error, keep, refetch } = useItem(kind, id)
  const { many, one } = kindWords[kind]
  const { name } = fieldsOf[kind].texts[0] ?? { name: 'title' }
  const title = (item?.['name'] ?? item?.[name]) as string | { english: string } | undefined
  if (error && !item) return <Alert severity="error">{error.message}</Alert>
  if (item === null)
    return <EmptyPage title={`This ${one} is not there`} text={`It may have been removed. The others stand under ${many}.`} />
  return (
    <>
      <PageTitle title={`${many}: ${typeof title === 'string' ? title : (title?.english ?? '')}`} />
      {item ? <ItemEditor key={item.id} kind={kind} item={item as Shown} onSaved={keep} readAgain={refetch} /> : <Loading />}
    </>
  )
}

/** A new item of a kind: a draft until it has a day. */
export function NewContentPage({ kind }: { kind: ContentKind }) {
  const { one, resource } = kindWords[kind]
  return (
    <NewRecordPage<DeskItem> title={`New ${one}`} resource={resource} call={deskOf(kind).add}>
      {({ key, ...edited }) => <ItemEditor key={key} kind={kind} item={null} {...edited} />}
    </NewRecordPage>
  )
}

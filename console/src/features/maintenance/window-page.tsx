import type { InputOf } from '@mwc/contract/endpoint/wire-call'
import type { Language } from '@mwc/contract/language/language'
import { addWindow, cancelWindow, editWindow, endWindow, listWindows } from '@mwc/contract/maintenance/maintenance-desk.calls'
import type { DeskWindow } from '@mwc/contract/maintenance/maintenance-desk.schemas'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Loading, useNotify } from 'react-admin'
import { useNavigate, useParams } from 'react-router-dom'
import { callServer } from '../../calls/call-server.ts'
import { sentAs, shownAs } from '../../form/field-values.ts'
import { PlainInput } from '../../form/plain-input.tsx'
import type { PlainField } from '../../form/record-fields.ts'
import { SaveProblem } from '../../form/save-problem.tsx'
import { type FormValues, useRecordForm } from '../../form/use-record-form.ts'
import { ActButton } from '../../page/act-button.tsx'
import { EmptyPage } from '../../page/empty-page.tsx'
import { formatMoment, instantOf } from '../../page/format.ts'
import { KeptNote } from '../../page/kept-note.tsx'
import { PreviewFrame } from '../../form/preview-frame.tsx'
import { Section } from '../../page/section.tsx'
import { SmallPrint } from '../../page/small-print.tsx'
import { StateChip } from '../../page/state-chip.tsx'
import { PageTitle } from '../../plain/page-title.tsx'
import { lengthText, phaseWords } from './window-words.ts'

const start: PlainField = { name: 'startsAt', label: 'From', kind: 'moment', hint: 'Singapore time' }
const end: PlainField = { name: 'endsAt', label: 'Until', kind: 'moment', hint: 'Singapore time. At most 48 hours' }

/** What a form of a window holds; a new one is left to be typed. */
const valuesOf = (window: DeskWindow | null): FormValues => ({
  startsAt: shownAs(start, window?.startsAt ?? null),
  endsAt: shownAs(end, window?.endsAt ?? null),
})

/** What is sent for a field: an instant that was not typed over stays to the millisecond. */
function inputOf(values: FormValues, window: DeskWindow | null) {
  const stored = valuesOf(window)
  const of = (field: PlainField, name: 'startsAt' | 'endsAt') =>
    window && values[name] === stored[name] ? window[name] : (sentAs(field, values[name] ?? '') as string | undefined)
  return { startsAt: of(start, 'startsAt'), endsAt: of(end, 'endsAt') }
}

type Editor = { window: DeskWindow | null; onSaved: (window: DeskWindow) => void; readAgain: () => Promise<unknown> }

function WindowEditor({ window, onSaved, readAgain }: Editor) {
  const notify = useNotify()
  const [language, setLanguage] = useState<Language>('english')
  const form = useRecordForm<DeskWindow>({
    name: `maintenance ${window?.id ?? 'new'}`,
    record: window,
    stored: valuesOf(window),
    readAgain,
    send(values, { version }) {
      const input = inputOf(values, window)
      if (!window) return callServer(addWindow, input as InputOf<typeof addWindow>)
      return callServer(editWindow, { id: window.id, version, ...input } as InputOf<typeof editWindow>)
    },
  })
  const may = window?.may ?? ['edit']
  const isOn = window?.phase === 'on'
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const saved = await form.save()
    if (!saved) return
    notify(window ? 'Saved.' : 'Planned.', { type: 'success' })
    onSaved(saved)
  }
  const [from, until] = [instantOf(form.values['startsAt'] ?? ''), instantOf(form.values['endsAt'] ?? '')]
  const shown = { kind: 'maintenance', language, startsAt: from ?? '', endsAt: until ?? '' } as const
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        my: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' },
      }}
    >
      <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          {window ? <StateChip {...phaseWords[window.phase]} /> : null}
          {form.isChanged ? <KeptNote keptAt={form.keptAt} onDiscard={form.undo} /> : null}
          <Box sx={{ flexGrow: 1 }} />
          {window && may.includes('end') ? <EndButton window={window} onDone={onSaved} /> : null}
          {window && may.includes('cancel') ? <CancelButton window={window} onDone={onSaved} /> : null}
          {form.isChanged ? <Button onClick={form.undo}>Undo what I typed</Button> : null}
          {may.includes('edit') ? (
            <Button type="submit" variant="contained" loading={form.isBusy} disabled={!form.isChanged}>
              {window ? 'Save' : 'Plan it'}
            </Button>
          ) : null}
        </Box>
        <SaveProblem form={form} />
        <Section title="When">
          <Box sx={{ display: 'grid', gap: 2, px: 2, pt: 1, pb: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))' }}>
            {window && (isOn || !may.includes('edit')) ? (
              <div>
                From {formatMoment(window.startsAt)}
                <SmallPrint>{isOn ? 'It has begun: only its end can change.' : 'Singapore time'}</SmallPrint>
              </div>
            ) : (
              <PlainInput form={form} field={start} />
            )}
            {may.includes('edit') ? (
              <PlainInput form={form} field={end} />
            ) : (
              <div>
                Until {window ? formatMoment(window.endsAt) : ''}
                <SmallPrint>Singapore time</SmallPrint>
              </div>
            )}
          </Box>
          <Box sx={{ px: 2, pb: 2, color: 'text.secondary' }}>
            {from && until && from < until ? `${formatMoment(from)} to ${formatMoment(until)}: it lasts ${lengthText(from, until)}. ` : ''}
            Members read of it on Home from 24 hours before. While it is on the app is closed to them; staff, payments and jobs go on.
          </Box>
        </Section>
      </Box>
      <PreviewFrame shown={shown} onLanguage={setLanguage} />
    </Box>
  )
}

type Acting = { window: DeskWindow; onDone: (window: DeskWindow) => void }

function EndButton({ window: { id }, onDone }: Acting) {
  return (
    <ActButton
      danger
      label="End now"
      question="End this window now?"
      explained="The app opens to members within a minute. What they had typed is still there."
      done="Ended. The app is open."
      call={endWindow}
      input={{ id }}
      fields={[]}
      onDone={onDone}
    />
  )
}

function CancelButton({ window: { id, startsAt }, onDone }: Acting) {
  return (
    <ActButton
      danger
      label="Call off"
      question={`Call off the window of ${formatMoment(startsAt)}?`}
      explained="The app stays open then, and Home says nothing of it any more."
      done="Called off."
      call={cancelWindow}
      input={{ id }}
      fields={[]}
      onDone={onDone}
    />
  )
}

/** One window: when it is, and what members read of it. */
export function WindowPage() {
  const { id = '' } = useParams()
  const queries = useQueryClient()
  const queryKey = ['maintenance', id]
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await callServer(listWindows, { ids: id }, signal)).rows[0] ?? null,
  })
  if (error && !data) return <Alert severity="error">{error.message}</Alert>
  if (data === null) return <EmptyPage title="This window is not there" text="The others stand under Maintenance." />
  return (
    <>
      <PageTitle title={data ? `Maintenance: ${formatMoment(data.startsAt)}` : 'Maintenance'} />
      {data ? (
        <WindowEditor key={id} window={data} onSaved={(saved) => queries.setQueryData(queryKey, saved)} readAgain={refetch} />
      ) : (
        <Loading />
      )}
    </>
  )
}

/** A new window. */
export function NewWindowPage() {
  const navigate = useNavigate()
  return (
    <>
      <PageTitle title="New maintenance window" />
      <WindowEditor window={null} readAgain={() => Promise.resolve()} onSaved={({ id }) => void navigate(`/maintenance/${id}/show`)} />
    </>
  )
}

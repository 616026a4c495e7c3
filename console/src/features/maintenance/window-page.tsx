import type { InputOf } from '@mwc/contract/endpoint/wire-call'
import type { Language } from '@mwc/contract/language/language'
import { addWindow, cancelWindow, editWindow, endWindow, listWindows } from '@mwc/contract/maintenance/maintenance-desk.calls'
import type { DeskWindow } from '@mwc/contract/maintenance/maintenance-desk.schemas'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { callServer } from '../../calls/call-server.ts'
import { sentAs, shownAs } from '../../form/field-values.ts'
import { PlainInput } from '../../form/plain-input.tsx'
import type { PlainField } from '../../form/record-fields.ts'
import { RecordEditor } from '../../form/record-editor.tsx'
import { type Edited, NewRecordPage, RecordPage } from '../../form/record-page.tsx'
import { type FormValues, useRecordForm } from '../../form/use-record-form.ts'
import { ActButton } from '../../page/act-button.tsx'
import { formatMoment, shownInstantOf } from '../../page/format.ts'
import { PreviewFrame } from '../../form/preview-frame.tsx'
import { Section } from '../../page/section.tsx'
import { SmallPrint } from '../../page/small-print.tsx'
import { StateChip } from '../../page/state-chip.tsx'
import { lengthText, phaseWords } from './window-words.ts'

const start: PlainField = { name: 'startsAt', label: 'From', kind: 'moment', hint: 'Singapore time' }
const end: PlainField = { name: 'endsAt', label: 'Until', kind: 'moment', hint: 'Singapore time. At most 48 hours' }

/** What a form of a window holds; a new one is left to be typed, and of one that has begun the start is no field. */
const valuesOf = (window: DeskWindow | null): FormValues => ({
  ...(window?.phase !== 'on' && { startsAt: shownAs(start, window?.startsAt ?? null) }),
  endsAt: shownAs(end, window?.endsAt ?? null),
})

/** What is sent for a field: an instant that was not typed over stays to the millisecond. */
function inputOf(values: FormValues, window: DeskWindow | null) {
  const stored = valuesOf(window)
  const of = (field: PlainField, name: 'startsAt' | 'endsAt') =>
    window && values[name] === stored[name] ? window[name] : (sentAs(field, values[name] ?? '') as string | undefined)
  return { startsAt: of(start, 'startsAt'), endsAt: of(end, 'endsAt') }
}

function WindowEditor({ window, onSaved, readAgain }: { window: DeskWindow | null } & Edited<DeskWindow>) {
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
  const [from, until] = [
    isOn ? window.startsAt : shownInstantOf(form.values['startsAt'] ?? ''),
    shownInstantOf(form.values['endsAt'] ?? ''),
  ]
  const shown = { kind: 'maintenance', language, startsAt: from ?? '', endsAt: until ?? '' } as const
  const acts = window ? (
    <>
      {may.includes('end') ? <EndButton window={window} onDone={onSaved} /> : null}
      {may.includes('cancel') ? <CancelButton window={window} onDone={onSaved} /> : null}
    </>
  ) : null
  return (
    <Box
      sx={{ display: 'grid', columnGap: 2, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' } }}
    >
      <RecordEditor
        form={form}
        state={window ? <StateChip {...phaseWords[window.phase]} /> : null}
        acts={acts}
        saveLabel={may.includes('edit') ? (window ? 'Save' : 'Plan it') : null}
        saved={window ? 'Saved.' : 'Planned.'}
        onSaved={onSaved}
      >
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
      </RecordEditor>
      <Box sx={{ my: 2 }}>
        <PreviewFrame shown={shown} onLanguage={setLanguage} />
      </Box>
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

const read = async (id: string, signal: AbortSignal) => (await callServer(listWindows, { ids: id }, signal)).rows[0] ?? null

/** One window: when it is, and what members read of it. */
export function WindowPage() {
  return (
    <RecordPage
      kind="maintenance"
      read={read}
      title={(window) => (window ? `Maintenance: ${formatMoment(window.startsAt)}` : 'Maintenance')}
      missing={{ title: 'This window is not there', text: 'The others stand under Maintenance.' }}
    >
      {(window, edited) => <WindowEditor key={window.id} window={window} {...edited} />}
    </RecordPage>
  )
}

/** A new window. */
export function NewWindowPage() {
  return (
    <NewRecordPage<DeskWindow> title="New maintenance window" resource="maintenance" call={addWindow}>
      {({ key, ...edited }) => <WindowEditor key={key} window={null} {...edited} />}
    </NewRecordPage>
  )
}

import { addBroadcast, editBroadcast, previewBroadcast, readBroadcast } from '@mwc/contract/notifications/notification-desk.calls'
import type { Broadcast } from '@mwc/contract/notifications/notification-desk.schemas'
import type { InputOf } from '@mwc/contract/endpoint/wire-call'
import type { StaffRole } from '@mwc/contract/endpoint/access'
import { mayCall } from '@mwc/contract/endpoint/may-call'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { usePermissions } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { RefusalError } from '../../calls/call-errors.ts'
import { callServer } from '../../calls/call-server.ts'
import { FieldsGrid } from '../../form/fields-grid.tsx'
import { RecordEditor } from '../../form/record-editor.tsx'
import { type Edited, NewRecordPage, RecordPage } from '../../form/record-page.tsx'
import { TextRows } from '../../form/text-rows.tsx'
import { useRecordForm } from '../../form/use-record-form.ts'
import { formatMoment } from '../../page/format.ts'
import { Section } from '../../page/section.tsx'
import { StateChip } from '../../page/state-chip.tsx'
import { CountReach } from '../../related/count-reach.tsx'
import { BroadcastActs } from './broadcast-acts.tsx'
import { askedOf, broadcastTexts, inputOf, reachFields, valuesOf, wayFields } from './broadcast-fields.ts'
import { stateWords } from './broadcast-words.ts'
import { CopyFrom } from './copy-from.tsx'
import { ProgressSection } from './progress-section.tsx'
import { Reached } from './reached.tsx'
import { SecondPersonNote } from './second-person-note.tsx'
import { ToldRows } from './told-rows.tsx'

/** Milliseconds after which a broadcast that is sent is read again. */
const readEvery = 3_000

function BroadcastEditor({ broadcast, onSaved, readAgain }: { broadcast: Broadcast | null } & Edited<Broadcast>) {
  const form = useRecordForm<Broadcast>({
    name: `broadcast ${broadcast?.id ?? 'new'}`,
    record: broadcast,
    stored: valuesOf(broadcast),
    readAgain,
    send(values, { version, key: requestKey }) {
      const input = inputOf(values)
      if (!broadcast) return callServer(addBroadcast, { ...input, requestKey } as InputOf<typeof addBroadcast>)
      return callServer(editBroadcast, { id: broadcast.id, version, ...input } as InputOf<typeof editBroadcast>)
    },
  })
  const { permissions } = usePermissions<StaffRole>()
  const mayEdit = (broadcast?.may ?? ['edit']).includes('edit')
  const state = broadcast ? (
    <>
      <StateChip {...stateWords[broadcast.state]} />
      {broadcast.sendAt && broadcast.state === 'scheduled' ? <span>for {formatMoment(broadcast.sendAt)}</span> : null}
    </>
  ) : (
    <CopyFrom onCopy={(earlier) => form.set(valuesOf(earlier))} />
  )
  const acts = broadcast ? (
    <>
      {permissions && mayCall(addBroadcast, permissions) ? (
        <Button size="small" component={RouterLink} to={`/broadcasts/create?from=${broadcast.id}`}>
          Write one like it
        </Button>
      ) : null}
      <BroadcastActs broadcast={broadcast} isChanged={form.isChanged} onDone={onSaved} />
    </>
  ) : null
  return (
    <RecordEditor
      form={form}
      state={state}
      acts={acts}
      saveLabel={mayEdit && (form.isChanged || !broadcast) ? 'Save draft' : null}
      saved="Saved as a draft."
      onSaved={onSaved}
    >
      {broadcast ? <SecondPersonNote broadcast={broadcast} /> : null}
      {broadcast?.state === 'scheduled' && form.isChanged ? (
        <Alert severity="info">Saved, it is a draft again: send or schedule it anew.</Alert>
      ) : null}
      {broadcast?.beganAt ? <ProgressSection broadcast={broadcast} /> : null}
      <Section title="What members read">
        <TextRows form={form} fields={broadcastTexts} older={[]} />
      </Section>
      <Section title="In which ways">
        <FieldsGrid form={form} fields={wayFields} />
      </Section>
      <Section title="For whom">
        <FieldsGrid form={form} fields={reachFields} />
        {mayEdit ? (
          <CountReach call={previewBroadcast} asked={askedOf(form.values)}>
            {(reach) => <Reached reach={reach} bySms={form.values['bySms'] === 'yes'} />}
          </CountReach>
        ) : null}
      </Section>
    </RecordEditor>
  )
}

/** Whether it is told to members now, or is within a minute. */
const isUnderWay = ({ state, sendAt }: Broadcast): boolean =>
  state === 'sending' || (state === 'scheduled' && sendAt !== null && Date.parse(sendAt) <= Date.now() + 60_000)

/** The broadcast; null where there is none. */
async function read(id: string, signal: AbortSignal): Promise<Broadcast | null> {
  try {
    return await callServer(readBroadcast, { id }, signal)
  } catch (error) {
    if (error instanceof RefusalError && error.reason === 'broadcasts.notFound') return null
    throw error
  }
}

/** One broadcast: what it says, to whom, in which ways, how it goes, and who was told. */
export function BroadcastPage() {
  return (
    <RecordPage
      kind="broadcast"
      read={read}
      readEvery={(broadcast) => isUnderWay(broadcast) && readEvery}
      title={(broadcast) => `Broadcast: ${broadcast?.title.english ?? ''}`}
      missing={{ title: 'This broadcast is not there', text: 'The others stand under Broadcasts.' }}
    >
      {(broadcast, edited) => (
        <>
          <BroadcastEditor key={broadcast.id} broadcast={broadcast} {...edited} />
          {broadcast.beganAt ? <ToldRows broadcastId={broadcast.id} /> : null}
        </>
      )}
    </RecordPage>
  )
}

/** A new broadcast: a draft until it is sent or scheduled. */
export function NewBroadcastPage() {
  return (
    <NewRecordPage<Broadcast> title="New broadcast" resource="broadcasts" call={addBroadcast}>
      {({ key, ...edited }) => <BroadcastEditor key={key} broadcast={null} {...edited} />}
    </NewRecordPage>
  )
}

import { addBroadcast, editBroadcast, readBroadcast } from '@mwc/contract/notifications/notification-desk.calls'
import type { Broadcast } from '@mwc/contract/notifications/notification-desk.schemas'
import type { InputOf } from '@mwc/contract/endpoint/wire-call'
import type { StaffRole } from '@mwc/contract/endpoint/access'
import { mayCall } from '@mwc/contract/endpoint/may-call'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Loading, useNotify, usePermissions } from 'react-admin'
import { Link as RouterLink, useNavigate, useParams } from 'react-router-dom'
import { RefusalError } from '../../calls/call-errors.ts'
import { callServer } from '../../calls/call-server.ts'
import type { PlainField } from '../../form/record-fields.ts'
import { PlainInput } from '../../form/plain-input.tsx'
import { SaveProblem } from '../../form/save-problem.tsx'
import { TextRows } from '../../form/text-rows.tsx'
import { useRecordForm } from '../../form/use-record-form.ts'
import { EmptyPage } from '../../page/empty-page.tsx'
import { formatMoment } from '../../page/format.ts'
import { KeptNote } from '../../page/kept-note.tsx'
import { Section } from '../../page/section.tsx'
import { StateChip } from '../../page/state-chip.tsx'
import { PageTitle } from '../../plain/page-title.tsx'
import { BroadcastActs } from './broadcast-acts.tsx'
import { broadcastTexts, inputOf, reachFields, valuesOf, wayFields } from './broadcast-fields.ts'
import { stateWords } from './broadcast-words.ts'
import { CopyFrom } from './copy-from.tsx'
import { ProgressSection } from './progress-section.tsx'
import { ReachPanel } from './reach-panel.tsx'
import { SecondPersonNote } from './second-person-note.tsx'
import { ToldRows } from './told-rows.tsx'

const grid = {
  display: 'grid',
  gap: 2,
  px: 2,
  pt: 1,
  pb: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
  alignItems: 'start',
}

/** Milliseconds after which a broadcast that is sent is read again. */
const readEvery = 3_000

type Editor = { broadcast: Broadcast | null; onSaved: (broadcast: Broadcast) => void; readAgain: () => Promise<unknown> }

function BroadcastEditor({ broadcast, onSaved, readAgain }: Editor) {
  const notify = useNotify()
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
  const may = broadcast?.may ?? ['edit']
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const saved = await form.save()
    if (!saved) return
    notify('Saved as a draft.', { type: 'success' })
    onSaved(saved)
  }
  const inputs = (fields: readonly PlainField[]) => fields.map((field) => <PlainInput key={field.name} form={form} field={field} />)
  return (
    <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, my: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {broadcast ? <StateChip {...stateWords[broadcast.state]} /> : <CopyFrom onCopy={(earlier) => form.set(valuesOf(earlier))} />}
        {broadcast?.sendAt && broadcast.state === 'scheduled' ? <span>for {formatMoment(broadcast.sendAt)}</span> : null}
        {form.isChanged ? <KeptNote keptAt={form.keptAt} onDiscard={form.undo} /> : null}
        <Box sx={{ flexGrow: 1 }} />
        {form.isChanged ? <Button onClick={form.undo}>Undo what I typed</Button> : null}
        {broadcast && permissions && mayCall(addBroadcast, permissions) ? (
          <Button size="small" component={RouterLink} to={`/broadcasts/create?from=${broadcast.id}`}>
            Write one like it
          </Button>
        ) : null}
        {broadcast ? <BroadcastActs broadcast={broadcast} isChanged={form.isChanged} onDone={onSaved} /> : null}
        {may.includes('edit') && (form.isChanged || !broadcast) ? (
          <Button type="submit" variant="contained" loading={form.isBusy} disabled={!form.isChanged}>
            Save draft
          </Button>
        ) : null}
      </Box>
      <SaveProblem form={form} />
      {broadcast ? <SecondPersonNote broadcast={broadcast} /> : null}
      {broadcast?.state === 'scheduled' && form.isChanged ? (
        <Alert severity="info">Saved, it is a draft again: send or schedule it anew.</Alert>
      ) : null}
      {broadcast?.beganAt ? <ProgressSection broadcast={broadcast} /> : null}
      <Section title="What members read">
        <TextRows form={form} fields={broadcastTexts} older={[]} />
      </Section>
      <Section title="In which ways">
        <Box sx={grid}>{inputs(wayFields)}</Box>
      </Section>
      <Section title="For whom">
        <Box sx={grid}>{inputs(reachFields)}</Box>
        {may.includes('edit') ? <ReachPanel values={form.values} /> : null}
      </Section>
    </Box>
  )
}

/** Whether it is told to members now, or is within a minute. */
const isUnderWay = ({ state, sendAt }: Broadcast): boolean =>
  state === 'sending' || (state === 'scheduled' && sendAt !== null && Date.parse(sendAt) <= Date.now() + 60_000)

/** One broadcast: what it says, to whom, in which ways, how it goes, and who was told. */
export function BroadcastPage() {
  const { id = '' } = useParams()
  const queries = useQueryClient()
  const queryKey = ['broadcast', id]
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callServer(readBroadcast, { id }, signal),
    refetchInterval: ({ state: { data: now } }) => (now && isUnderWay(now) ? readEvery : false),
  })
  if (error && !data)
    return error instanceof RefusalError && error.reason === 'broadcasts.notFound' ? (
      <EmptyPage title="This broadcast is not there" text="The others stand under Broadcasts." />
    ) : (
      <Alert severity="error">{error.message}</Alert>
    )
  return (
    <>
      <PageTitle title={`Broadcast: ${data?.title.english ?? ''}`} />
      {data ? (
        <>
          <BroadcastEditor key={id} broadcast={data} onSaved={(saved) => queries.setQueryData(queryKey, saved)} readAgain={refetch} />
          {data.beganAt ? <ToldRows broadcastId={id} /> : null}
        </>
      ) : (
        <Loading />
      )}
    </>
  )
}

/** A new broadcast: a draft until it is sent or scheduled. */
export function NewBroadcastPage() {
  const navigate = useNavigate()
  const [made, setMade] = useState(0)
  return (
    <>
      <PageTitle title="New broadcast" />
      <BroadcastEditor
        key={made}
        broadcast={null}
        readAgain={() => Promise.resolve()}
        onSaved={({ id }) => {
          setMade((n) => n + 1)
          void navigate(`/broadcasts/${id}/show`)
        }}
      />
    </>
  )
}

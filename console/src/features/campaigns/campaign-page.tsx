import { addCampaign, editCampaign, endCampaign, listDeskCampaigns } from '@mwc/contract/campaigns/campaign-desk.calls'
import type { DeskCampaign } from '@mwc/contract/campaigns/campaign-desk.schemas'
import type { InputOf } from '@mwc/contract/endpoint/wire-call'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Loading, useNotify } from 'react-admin'
import { useNavigate, useParams } from 'react-router-dom'
import { callServer } from '../../calls/call-server.ts'
import { useRecordForm } from '../../form/use-record-form.ts'
import { ActButton } from '../../page/act-button.tsx'
import { EmptyPage } from '../../page/empty-page.tsx'
import { KeptNote } from '../../page/kept-note.tsx'
import { Section } from '../../page/section.tsx'
import { StateChip } from '../../page/state-chip.tsx'
import { PageTitle } from '../../plain/page-title.tsx'
import { audienceFields } from '../../form/audience-fields.ts'
import type { PlainField } from '../../form/record-fields.ts'
import { PlainInput } from '../../form/plain-input.tsx'
import { TextRows } from '../../form/text-rows.tsx'
import { SaveProblem } from '../../form/save-problem.tsx'
import { campaignTexts, inputOf, rewardFields, valuesOf, voucherTexts, whenFields } from './campaign-fields.ts'
import { phaseWords, stockText } from './campaign-words.ts'
import { ClaimRows } from './claim-rows.tsx'
import { ReachPanel } from './reach-panel.tsx'

const grid = {
  display: 'grid',
  gap: 2,
  px: 2,
  pt: 1,
  pb: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
  alignItems: 'start',
}

type Editor = { campaign: DeskCampaign | null; onSaved: (campaign: DeskCampaign) => void; readAgain: () => Promise<unknown> }

function CampaignEditor({ campaign, onSaved, readAgain }: Editor) {
  const notify = useNotify()
  const form = useRecordForm<DeskCampaign>({
    name: `campaign ${campaign?.id ?? 'new'}`,
    record: campaign,
    stored: valuesOf(campaign),
    readAgain,
    send(values, { version }) {
      const input = inputOf(values, campaign)
      if (!campaign) return callServer(addCampaign, input as InputOf<typeof addCampaign>)
      return callServer(editCampaign, { id: campaign.id, version, ...input } as InputOf<typeof editCampaign>)
    },
  })
  const may = campaign?.may ?? ['edit']
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const saved = await form.save()
    if (!saved) return
    notify(campaign ? 'Saved.' : 'Made.', { type: 'success' })
    onSaved(saved)
  }
  const inputs = (fields: readonly PlainField[]) => fields.map((field) => <PlainInput key={field.name} form={form} field={field} />)
  return (
    <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, my: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {campaign ? <StateChip {...phaseWords[campaign.phase]} /> : null}
        {campaign ? <Stock campaign={campaign} /> : null}
        {form.isChanged ? <KeptNote keptAt={form.keptAt} onDiscard={form.undo} /> : null}
        <Box sx={{ flexGrow: 1 }} />
        {campaign && may.includes('end') ? <EndButton campaign={campaign} onDone={onSaved} /> : null}
        {form.isChanged ? <Button onClick={form.undo}>Undo what I typed</Button> : null}
        {may.includes('edit') ? (
          <Button type="submit" variant="contained" loading={form.isBusy} disabled={!form.isChanged}>
            {campaign ? 'Save' : 'Make the campaign'}
          </Button>
        ) : null}
      </Box>
      <SaveProblem form={form} />
      <Section title="What members read">
        <TextRows form={form} fields={campaignTexts} older={[]} />
      </Section>
      <Section title="When, and how many">
        <Box sx={grid}>{inputs(whenFields)}</Box>
      </Section>
      <Section title="What it gives">
        <Box sx={grid}>{inputs(rewardFields(form.values['rewardKind']))}</Box>
        {form.values['rewardKind'] === 'voucher' ? <TextRows form={form} fields={voucherTexts} older={[]} /> : null}
      </Section>
      <Section title="For whom">
        <Box sx={grid}>{inputs(audienceFields)}</Box>
        <ReachPanel values={form.values} />
      </Section>
    </Box>
  )
}

/** What is left of the stock, in words and as a bar. */
function Stock({ campaign }: { campaign: DeskCampaign }) {
  const { claimed, stock } = campaign
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <span>Claimed {stockText(campaign)}</span>
      {stock === null ? null : (
        <LinearProgress variant="determinate" value={(claimed / stock) * 100} aria-label="Claimed of the stock" sx={{ width: 120 }} />
      )}
    </Box>
  )
}

function EndButton({ campaign: { id, name }, onDone }: { campaign: DeskCampaign; onDone: (campaign: DeskCampaign) => void }) {
  return (
    <ActButton
      danger
      label="End now"
      question={`End “${name.english}” now, for good?`}
      explained="Nobody claims it any more. What was claimed stays with its members."
      done="Ended."
      call={endCampaign}
      input={{ id }}
      fields={[]}
      onDone={onDone}
    />
  )
}

/** One campaign: what it says and gives, to whom, and who claimed it. */
export function CampaignPage() {
  const { id = '' } = useParams()
  const queries = useQueryClient()
  const queryKey = ['campaign', id]
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await callServer(listDeskCampaigns, { ids: id }, signal)).rows[0] ?? null,
  })
  if (error && !data) return <Alert severity="error">{error.message}</Alert>
  if (data === null) return <EmptyPage title="This campaign is not there" text="The others stand under Campaigns." />
  return (
    <>
      <PageTitle title={`Campaign: ${data?.name.english ?? ''}`} />
      {data ? (
        <>
          <CampaignEditor key={id} campaign={data} onSaved={(saved) => queries.setQueryData(queryKey, saved)} readAgain={refetch} />
          <ClaimRows campaignId={id} />
        </>
      ) : (
        <Loading />
      )}
    </>
  )
}

/** A new campaign. */
export function NewCampaignPage() {
  const navigate = useNavigate()
  const [made, setMade] = useState(0)
  return (
    <>
      <PageTitle title="New campaign" />
      <CampaignEditor
        key={made}
        campaign={null}
        readAgain={() => Promise.resolve()}
        onSaved={({ id }) => {
          setMade((n) => n + 1)
          void navigate(`/campaigns/${id}/show`)
        }}
      />
    </>
  )
}

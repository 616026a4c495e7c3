import { addCampaign, editCampaign, endCampaign, listDeskCampaigns, previewAudience } from '@mwc/contract/campaigns/campaign-desk.calls'
import type { DeskCampaign } from '@mwc/contract/campaigns/campaign-desk.schemas'
import type { InputOf } from '@mwc/contract/endpoint/wire-call'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { callServer } from '../../calls/call-server.ts'
import { audienceFields } from '../../form/audience-fields.ts'
import { FieldsGrid } from '../../form/fields-grid.tsx'
import { RecordEditor } from '../../form/record-editor.tsx'
import { type Edited, NewRecordPage, RecordPage } from '../../form/record-page.tsx'
import { TextRows } from '../../form/text-rows.tsx'
import { useRecordForm } from '../../form/use-record-form.ts'
import { ActButton } from '../../page/act-button.tsx'
import { Section } from '../../page/section.tsx'
import { StateChip } from '../../page/state-chip.tsx'
import { CountReach } from '../../related/count-reach.tsx'
import { askedOf, campaignTexts, inputOf, rewardFields, valuesOf, voucherTexts, whenFields } from './campaign-fields.ts'
import { phaseWords, stockText } from './campaign-words.ts'
import { ClaimRows } from './claim-rows.tsx'
import { Reached } from './reached.tsx'

function CampaignEditor({ campaign, onSaved, readAgain }: { campaign: DeskCampaign | null } & Edited<DeskCampaign>) {
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
  const state = campaign ? (
    <>
      <StateChip {...phaseWords[campaign.phase]} />
      <Stock campaign={campaign} />
    </>
  ) : null
  return (
    <RecordEditor
      form={form}
      state={state}
      acts={campaign && may.includes('end') ? <EndButton campaign={campaign} onDone={onSaved} /> : null}
      saveLabel={may.includes('edit') ? (campaign ? 'Save' : 'Make the campaign') : null}
      saved={campaign ? 'Saved.' : 'Made.'}
      onSaved={onSaved}
    >
      <Section title="What members read">
        <TextRows form={form} fields={campaignTexts} older={[]} />
      </Section>
      <Section title="When, and how many">
        <FieldsGrid form={form} fields={whenFields} />
      </Section>
      <Section title="What it gives">
        <FieldsGrid form={form} fields={rewardFields(form.values['rewardKind'])} />
        {form.values['rewardKind'] === 'voucher' ? <TextRows form={form} fields={voucherTexts} older={[]} /> : null}
      </Section>
      <Section title="For whom">
        <FieldsGrid form={form} fields={audienceFields} />
        <CountReach call={previewAudience} asked={askedOf(form.values)}>
          {(reach) => <Reached reach={reach} isUnlimited={form.values['stock'] === ''} />}
        </CountReach>
      </Section>
    </RecordEditor>
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

const read = async (id: string, signal: AbortSignal) => (await callServer(listDeskCampaigns, { ids: id }, signal)).rows[0] ?? null

/** One campaign: what it says and gives, to whom, and who claimed it. */
export function CampaignPage() {
  return (
    <RecordPage
      kind="campaign"
      read={read}
      title={(campaign) => `Campaign: ${campaign?.name.english ?? ''}`}
      missing={{ title: 'This campaign is not there', text: 'The others stand under Campaigns.' }}
    >
      {(campaign, edited) => (
        <>
          <CampaignEditor key={campaign.id} campaign={campaign} {...edited} />
          <ClaimRows campaignId={campaign.id} />
        </>
      )}
    </RecordPage>
  )
}

/** A new campaign. */
export function NewCampaignPage() {
  return (
    <NewRecordPage<DeskCampaign> title="New campaign" resource="campaigns" call={addCampaign}>
      {({ key, ...edited }) => <CampaignEditor key={key} campaign={null} {...edited} />}
    </NewRecordPage>
  )
}

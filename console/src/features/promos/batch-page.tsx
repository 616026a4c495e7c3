import type { DeskPromo } from '@mwc/contract/promos/promo-desk.schemas'
import type { PromoBatch } from '@mwc/contract/promos/promo-batch-desk.schemas'
import Box from '@mui/material/Box'
import { DataTable, Show, useRecordContext } from 'react-admin'
import { RecordLink } from '../../lists/record-link.tsx'
import { Facts } from '../../page/facts.tsx'
import { MomentText } from '../../page/moment-text.tsx'
import { RowsOf } from '../../related/rows-of.tsx'
import { RecordHead } from '../../page/record-head.tsx'
import { StateChip } from '../../page/state-chip.tsx'
import { EndBatchButton } from './promo-acts.tsx'
import { PromoUses } from './promo-uses.tsx'
import { audienceWords, effectText, phaseWords, plansText, usesText } from './promo-words.ts'

function BatchDetail() {
  const batch = useRecordContext<PromoBatch>()
  if (!batch) return null
  const { id, name, phase, size, used, may } = batch
  return (
    <Box sx={{ display: 'grid', gap: 2, my: 2 }}>
      <RecordHead
        name={name}
        state={<StateChip {...phaseWords[phase]} />}
        acts={<>{may.includes('end') ? <EndBatchButton batch={batch} /> : null}</>}
      >
        <Facts
          facts={[
            ['Gives', effectText(batch)],
            ['For', audienceWords[batch.audience]],
            ['With', plansText(batch.plans)],
            ['Used', usesText({ used, totalLimit: size, reserved: 0 })],
            ['From', <MomentText key="from" at={batch.startsAt} />],
            ['Until', <MomentText key="until" at={batch.endsAt} />],
            ['Made', <MomentText key="made" at={batch.madeAt} />],
            ['By', batch.madeBy],
          ]}
        />
      </RecordHead>
      <RowsOf<DeskPromo>
        title="Its codes"
        resource="promos"
        filter={{ batchId: id }}
        sort={{ field: 'code', order: 'ASC' }}
        nothing="None."
      >
        <DataTable.Col<DeskPromo>
          source="code"
          label="Code"
          render={(code) => <RecordLink to={`/promos/${code.id}/show`}>{code.code}</RecordLink>}
        />
        <DataTable.Col<DeskPromo> source="phase" label="Phase" disableSort render={(code) => <StateChip {...phaseWords[code.phase]} />} />
      </RowsOf>
      <PromoUses filter={{ batchId: id }} codes />
    </Box>
  )
}

function BatchTitle() {
  const record = useRecordContext<PromoBatch>()
  return <>Batch: {record?.name}</>
}

/** One batch: what its codes give, all of them, and who used them. */
export function BatchPage() {
  return (
    <Show title={<BatchTitle />} actions={false} component="div">
      <BatchDetail />
    </Show>
  )
}

import type { DeskPromo } from '@mwc/contract/promos/promo-desk.schemas'
import Box from '@mui/material/Box'
import { Show, useRecordContext } from 'react-admin'
import { RecordLink } from '../../lists/record-link.tsx'
import { Facts } from '../../page/facts.tsx'
import { MomentText } from '../../page/moment-text.tsx'
import { RecordHead } from '../../page/record-head.tsx'
import { StateChip } from '../../page/state-chip.tsx'
import { EditPromoButton, EndPromoButton } from './promo-acts.tsx'
import { PromoUses } from './promo-uses.tsx'
import { audienceWords, effectText, phaseWords, plansText, usesText } from './promo-words.ts'

function PromoDetail() {
  const promo = useRecordContext<DeskPromo>()
  if (!promo) return null
  const { id, code, phase, batch, may, startsAt, endsAt, personLimit } = promo
  return (
    <Box sx={{ display: 'grid', gap: 2, my: 2 }}>
      <RecordHead
        name={code}
        state={<StateChip {...phaseWords[phase]} />}
        acts={
          <>
            {may.includes('edit') ? <EditPromoButton promo={promo} /> : null}
            {may.includes('end') ? <EndPromoButton promo={promo} /> : null}
          </>
        }
      >
        <Facts
          facts={[
            ['Gives', effectText(promo)],
            ['For', audienceWords[promo.audience]],
            ['With', plansText(promo.plans)],
            ['Used', usesText(promo)],
            ['Uses a person', personLimit],
            ['From', <MomentText key="from" at={startsAt} />],
            ['Until', <MomentText key="until" at={endsAt} />],
            ...(batch
              ? ([
                  [
                    'Batch',
                    <RecordLink key="batch" to={`/promo-batches/${batch.id}/show`}>
                      {batch.name}
                    </RecordLink>,
                  ],
                ] as const)
              : []),
          ]}
        />
      </RecordHead>
      <PromoUses filter={{ promoId: id }} />
    </Box>
  )
}

function PromoTitle() {
  const record = useRecordContext<DeskPromo>()
  return <>Promo code {record?.code}</>
}

/** One promo code: what it gives, who used it, and what the reader may do. */
export function PromoPage() {
  return (
    <Show title={<PromoTitle />} actions={false} component="div">
      <PromoDetail />
    </Show>
  )
}

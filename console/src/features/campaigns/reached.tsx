import type { previewAudience } from '@mwc/contract/campaigns/campaign-desk.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import { Facts } from '../../page/facts.tsx'
import { formatCount, formatMoney } from '../../page/format.ts'
import { estimateWords } from '../../related/estimate-words.ts'

const money = (cents: number | null, none: string) => (cents === null ? none : formatMoney(cents))
const unknown = 'Not known: one has no worth in money'

/** Whom a campaign reaches and what it costs at most. */
export function Reached({ reach, isUnlimited }: { reach: OutputOf<typeof previewAudience>; isUnlimited: boolean }) {
  const { reached, members, estimatedFrom, cost } = reach
  return (
    <>
      <Facts
        facts={[
          ['Reaches today', `${estimatedFrom === null ? '' : 'About '}${formatCount(reached)} of ${formatCount(members)} members`],
          ['One reward costs', money(cost.oneCents, unknown)],
          ['At most, for the whole stock', cost.oneCents !== null && isUnlimited ? 'No limit' : money(cost.atMostCents, unknown)],
          ['If all whom it reaches today claim', money(cost.reachedCents, unknown)],
        ]}
      />
      {estimatedFrom === null ? null : <p style={{ margin: '8px 0 0' }}>{estimateWords({ reached, members, estimatedFrom })}</p>}
    </>
  )
}

import type { ToldOutcome } from '@mwc/contract/notifications/notification-kinds'
import { SmallPrint } from '../page/small-print.tsx'
import { StateChip } from '../page/state-chip.tsx'
import { outcomeWords, reasonText } from '../words/outcome-words.ts'

/** What became of telling somebody in a way, and why. */
export function OutcomeText({ outcome, reason }: { outcome: ToldOutcome | null; reason: string | null }) {
  if (outcome === null) return <>–</>
  return (
    <>
      <StateChip {...outcomeWords[outcome]} />
      {reason === null ? null : <SmallPrint>{reasonText(reason)}</SmallPrint>}
    </>
  )
}

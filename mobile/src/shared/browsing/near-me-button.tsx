import { IconCurrentLocation, IconCurrentLocationFilled } from '@tabler/icons-react'
import { useWords } from '../../words/use-words.ts'
import { askPosition, forgetPosition, useNearMe } from './near-me.ts'
import { Notice } from '../screen/notice.tsx'
import { PetalSpinner } from '../screen/petal-spinner.tsx'

/** Puts the nearest first, after a tap; a second tap undoes it. Its `NearMeNotice` stands below. */
export function NearMeButton() {
  const words = useWords('content').content
  const near = useNearMe()
  const on = near.is === 'on'
  const asking = near.is === 'asking'
  const Icon = on ? IconCurrentLocationFilled : IconCurrentLocation
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-disabled={asking || undefined}
      onClick={() => (asking ? undefined : on ? forgetPosition() : askPosition())}
      className="inline-flex min-h-12 max-w-full shrink-0 items-center gap-2 rounded-full border-[1.5px] border-harbour-700 bg-card px-4 py-2 text-left font-semibold text-harbour-700 aria-pressed:bg-harbour-700 aria-pressed:text-card"
    >
      {asking ? <PetalSpinner /> : <Icon aria-hidden="true" className="size-6 shrink-0" />}
      {asking ? words.nearAsking : words.nearMe}
    </button>
  )
}

/** What to do where the phone does not tell where it is. */
export function NearMeNotice() {
  const words = useWords('content').content
  const near = useNearMe()
  if (near.is !== 'refused' && near.is !== 'failed') return null
  return <Notice tone="error">{near.is === 'refused' ? words.nearRefused : words.nearFailed}</Notice>
}

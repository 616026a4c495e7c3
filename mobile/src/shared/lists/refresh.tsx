import { IconRefresh } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { ReactNode, TouchEvent } from 'react'
import { useWords } from '../../words/use-words.ts'
import { isStale } from '../freshness/is-stale.ts'
import type { Age } from '../freshness/is-stale.ts'
import { LastChecked } from '../freshness/last-checked.tsx'
import { useIsTakenOver } from '../loading/first-screen.ts'
import { PetalRing } from '../rings/petal-ring.tsx'
import { PetalSpinner } from '../screen/petal-spinner.tsx'
import { problemText } from '../server/problem-text.ts'
import { showToast } from '../screen/toast.tsx'

/** How far the list follows a finger before it asks anew, in CSS pixels; it moves half as far as the finger. */
const enoughPx = 64
const mostPx = 88

/** How far a finger pulls a page at its top; 0 for any other move. The browser's own pull is off (overscroll-behavior). */
function usePull(onPulled: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  const [pulled, setPulled] = useState(0)
  return {
    pulled,
    handlers: {
      onTouchStart: ({ touches: { length, 0: touch } }: TouchEvent) => {
        start.current = length === 1 && touch && window.scrollY <= 0 ? { x: touch.clientX, y: touch.clientY } : null
      },
      onTouchMove: ({ touches: { 0: touch } }: TouchEvent) => {
        if (!start.current || !touch) return
        const down = touch.clientY - start.current.y
        const sideways = Math.abs(touch.clientX - start.current.x) > Math.abs(down)
        if (window.scrollY > 0 || (pulled === 0 && sideways)) start.current = null
        setPulled(start.current ? Math.min(mostPx, Math.max(0, down / 2)) : 0)
      },
      onTouchEnd: () => {
        start.current = null
        setPulled(0)
        if (pulled >= enoughPx) onPulled()
      },
      onTouchCancel: () => {
        start.current = null
        setPulled(0)
      },
    },
  }
}

/**
 * A list that its button or a pull reads anew. A toast says how it went; `onRefresh` rejects when it failed.
 * While the list is as the server has it the button stands below it; above, with its `age`, once it is old.
 */
export function Refresh({
  age,
  onRefresh,
  children,
}: {
  age: Age & { isFetching: boolean }
  onRefresh: () => Promise<unknown>
  children: ReactNode
}) {
  const words = useWords()
  const [busy, setBusy] = useState(false)
  const { pulled, handlers } = usePull(() => void refresh())
  async function refresh() {
    if (busy) return
    setBusy(true)
    try {
      await onRefresh()
      showToast(words.shared.refreshed)
    } catch (error) {
      showToast(problemText(error, words))
    } finally {
      setBusy(false)
    }
  }
  // Not before the server was asked again, so that nothing moves for a blink; and not taken away under the thumb that asks.
  const isOld = useIsTakenOver() && isStale(age) && (busy || !age.isFetching)
  const button = (
    <button
      type="button"
      aria-disabled={busy || undefined}
      onClick={() => void refresh()}
      className={`${isOld ? 'ml-auto' : 'mx-auto mt-4'} inline-flex min-h-12 items-center gap-2 font-semibold text-harbour-700`}
    >
      {busy ? <PetalSpinner /> : <IconRefresh aria-hidden="true" className="size-6 shrink-0" />}
      {words.shared.refresh}
    </button>
  )
  return (
    <div {...handlers} className="flex flex-1 flex-col">
      <div style={{ height: pulled }} className="flex items-end justify-center overflow-clip">
        <PetalRing size={40} progress={pulled / enoughPx} className="mb-2" />
      </div>
      {isOld && (
        <div className="mb-1 flex flex-wrap items-center gap-x-3">
          <div className="flex-[1_1_9rem] *:justify-start *:text-left">
            <LastChecked at={age.dataUpdatedAt} old />
          </div>
          {button}
        </div>
      )}
      {children}
      {!isOld && button}
    </div>
  )
}

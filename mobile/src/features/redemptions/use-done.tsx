import { useEffect } from 'react'
import { goTo } from '../../shared/navigation/navigation.ts'
import { LiveRegion } from '../../shared/status/live-region.tsx'
import { useWords } from '../../words/use-words.ts'
import { receiptPath } from '../../paths/paths.ts'

/** Leads to the receipt of a use once there is one, and tells who only listens before it takes this place. */
export function UseDone({ receiptId }: { receiptId: string | undefined }) {
  const words = useWords('redemptions').redemptions
  useEffect(() => {
    if (receiptId !== undefined) goTo(receiptPath(receiptId), { replace: true })
  }, [receiptId])
  return <LiveRegion>{receiptId !== undefined && words.liveTitle}</LiveRegion>
}

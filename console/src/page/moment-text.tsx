import { formatAgo, formatMoment } from './format.ts'
import { useNow } from './use-now.ts'
import { SmallPrint } from './small-print.tsx'

/** When something happened, in Singapore's time, and how long ago that is. */
export function MomentText({ at, none = '–' }: { at: string | null | undefined; none?: string }) {
  const now = useNow()
  if (!at) return <>{none}</>
  return (
    <time dateTime={at} style={{ whiteSpace: 'nowrap' }}>
      {formatMoment(at)}
      <SmallPrint>{formatAgo(at, now)}</SmallPrint>
    </time>
  )
}

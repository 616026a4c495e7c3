import { IconChevronRight } from '@tabler/icons-react'
import { StateChip } from '../../../shared/status/chip.tsx'
import { followInside } from '../../../shared/screen/button.tsx'
import { ErrorState } from '../../../shared/loading/error-state.tsx'
import { PetalRing } from '../../../shared/rings/petal-ring.tsx'
import { LoadingShapes, Skeleton } from '../../../shared/screen/skeleton.tsx'
import { useMember } from '../../../shared/programme/use-member.ts'
import { wholeDay } from '../../../shared/time/whole-times.ts'
import { useLanguage, useWords } from '../../../words/use-words.ts'
import { appBase, memberCardPath } from '../../../paths/paths.ts'

/** The state of the membership in one look, leading to the card. */
export function MemberSummary() {
  const words = useWords('membership').membership
  const language = useLanguage()
  const { data, error, refetch } = useMember()
  if (!data) {
    if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
    return (
      <LoadingShapes>
        <Skeleton className="h-44 w-full" />
      </LoadingShapes>
    )
  }
  const { status, lastDay, daysLeft } = data.membership
  return (
    <a
      href={appBase + memberCardPath}
      onClick={followInside(memberCardPath)}
      className="daylight relative isolate block space-y-3 overflow-clip rounded-card harbour-face p-5 text-card shadow-raised active:opacity-90"
    >
      <PetalRing size={240} className="absolute -right-16 -bottom-20 -z-10 opacity-12" />
      <span className="flex items-center justify-between gap-3">
        <StateChip status={status} />
        <IconChevronRight aria-hidden="true" className="size-7 shrink-0 text-marigold-300" />
      </span>
      {status === 'active' && <p className="text-3xl leading-tight font-bold text-marigold-300 tabular-nums">{words.daysLeft(daysLeft)}</p>}
      {lastDay && (
        <p>
          <span className="block">{words.validTo}</span>
          <b className="text-xl leading-snug tabular-nums">{wholeDay(lastDay, language)}</b>
        </p>
      )}
    </a>
  )
}

import type { UserInfo } from '@mwc/contract/account'
import type { Membership } from '@mwc/contract/membership'
import { StateChip } from '../../shared/chip.tsx'
import { dayText } from '../../shared/format.ts'
import { PetalRing } from '../../shared/petal-ring.tsx'
import { useLanguage, useWords } from '../../words/use-words.ts'

/** Characters above which a name is set smaller, so that it mostly stays within two lines. */
const longName = 36

/** The member's card; grey when the membership is inactive. It grows with large text instead of cutting it. */
export function MemberCard({ user, membership }: { user: UserInfo; membership: Membership }) {
  const words = useWords('membership').membership
  const language = useLanguage()
  const grey = membership.status === 'inactive'
  const { lastDay } = membership
  return (
    <section
      aria-label={words.programmeName}
      className={`relative isolate flex aspect-[1.586] flex-col justify-between gap-3 overflow-clip rounded-card p-5 text-card shadow-raised ${grey ? 'bg-linear-to-br from-inactive to-ink-2' : 'bg-linear-to-br from-harbour-900 from-40% to-harbour-700'}`}
    >
      <PetalRing size={320} className="absolute -right-24 -bottom-28 -z-10 opacity-12" />
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <p className={`font-bold ${grey ? '' : 'text-marigold-300'}`}>{words.programmeName}</p>
        <StateChip status={membership.status} />
      </div>
      <p className={`leading-snug font-semibold ${user.fullName.length > longName ? 'text-lg' : 'text-xl'}`}>{user.fullName}</p>
      <div>
        <p className="text-sm opacity-90">{words.memberNumber}</p>
        <p className="text-2xl leading-tight font-bold tracking-wide break-all tabular-nums">{user.memberNumber}</p>
      </div>
      <dl className="flex flex-wrap justify-between gap-x-6 gap-y-2">
        <div>
          <dt className="text-sm opacity-90">{words.validTo}</dt>
          <dd className="text-lg leading-tight font-bold tabular-nums">{lastDay ? dayText(lastDay, language) : words.notPaidYet}</dd>
        </div>
        <div>
          <dt className="text-sm opacity-90">{words.lastFourOfFin}</dt>
          <dd className="text-lg leading-tight font-bold tabular-nums">{user.finLastFour}</dd>
        </div>
      </dl>
    </section>
  )
}

import type { UserInfo } from '@mwc/contract/account/people/people.schemas'
import type { Membership } from '@mwc/contract/membership/membership.schemas'
import type { ReactNode } from 'react'
import { WithEnglish } from '../../shared/beside-english/with-english.tsx'
import { StateChip } from '../../shared/status/chip.tsx'
import { PetalRing } from '../../shared/rings/petal-ring.tsx'
import { wholeDay } from '../../shared/time/whole-times.ts'
import { beside } from '../../words/english/beside/beside.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'

/** Characters above which a name is set smaller, so that it mostly stays within two lines. */
const longName = 36

const name = 'text-sm leading-tight'
const value = 'text-lg leading-tight font-bold tabular-nums'

/**
 * The member's card; grey when the membership is inactive. It grows with large text instead of cutting it.
 * `isChecked`: staff look at the money that is to begin the membership, so that nothing is to be paid; `isAwaited`: it may be on
 * its way, so that nobody who has paid reads that he has not.
 */
export function MemberCard({
  user,
  membership,
  isChecked,
  isAwaited,
  photo,
}: {
  user: UserInfo
  membership: Membership
  isChecked: boolean
  isAwaited: boolean
  photo?: ReactNode
}) {
  const words = useWords('membership').membership
  const language = useLanguage()
  const grey = membership.status === 'inactive'
  const { lastDay } = membership
  const noDay = isChecked ? 'afterCheck' : 'notPaidYet'
  const onItsWay = isChecked ? 'beingChecked' : isAwaited && 'moneyAwaited'
  return (
    <section
      aria-label={words.programmeName}
      className={`daylight relative isolate flex aspect-[1.586] flex-col justify-between gap-2.5 overflow-clip rounded-card p-4 text-card ${grey ? 'grey-face' : 'harbour-face'}`}
    >
      <PetalRing size={300} lit={grey ? 'fill-card' : undefined} className="absolute -right-20 -bottom-24 -z-10 opacity-12" />
      <div className="flex items-center gap-2">
        <PetalRing
          size={26}
          lit={grey ? 'fill-inactive-tint' : undefined}
          heart={grey ? 'fill-card' : 'fill-marigold-300'}
          className="shrink-0"
        />
        <p className={`min-w-0 flex-1 leading-tight font-bold ${grey ? '' : 'text-marigold-300'}`}>{words.programmeName}</p>
      </div>
      <div className="flex items-center justify-between gap-3">
        <p className={`min-w-0 leading-tight font-semibold ${user.fullName.length > longName ? 'text-lg' : 'text-xl'}`}>{user.fullName}</p>
        {photo}
      </div>
      <dl className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div>
          <dt className={name}>
            <WithEnglish english={beside.membership.memberNumber}>{words.memberNumber}</WithEnglish>
          </dt>
          <dd className="text-card-number leading-none font-bold tracking-wide tabular-nums">{user.memberNumber}</dd>
        </div>
        <div>
          <dt className={name}>
            <WithEnglish english={beside.membership.lastFourOfFin}>{words.lastFourOfFin}</WithEnglish>
          </dt>
          <dd className={value}>{user.finLastFour}</dd>
        </div>
      </dl>
      <div className="flex flex-wrap items-end justify-between gap-x-2 gap-y-2">
        <dl>
          <dt className={name}>
            <WithEnglish english={beside.membership.validTo}>{words.validTo}</WithEnglish>
          </dt>
          <dd className={value}>
            <WithEnglish english={lastDay ? wholeDay(lastDay, 'english') : beside.membership[noDay]}>
              {lastDay ? wholeDay(lastDay, language) : words[noDay]}
            </WithEnglish>
          </dd>
        </dl>
        {onItsWay && membership.status === 'pendingPayment' ? (
          <StateChip status="pendingPayment">
            <span>
              <WithEnglish english={beside.membership[onItsWay]}>{words[onItsWay]}</WithEnglish>
            </span>
          </StateChip>
        ) : (
          <StateChip status={membership.status} forOthers />
        )}
      </div>
    </section>
  )
}

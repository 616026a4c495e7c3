import { localeOf } from '@mwc/contract/time/dates'
import type { Redemption } from '@mwc/contract/redemptions/redemptions.schemas'
import { useQuery } from '@tanstack/react-query'
import { IconArrowRight } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { WithEnglish } from '../../shared/beside-english/with-english.tsx'
import { LinkButton } from '../../shared/screen/button.tsx'
import { ClosingRing } from '../../shared/rings/closing-ring.tsx'
import { FactList } from '../../shared/rows/fact-list.tsx'
import { Notice } from '../../shared/screen/notice.tsx'
import { serverNow } from '../../shared/server/server-clock.ts'
import { LoadingShapes, Skeleton } from '../../shared/screen/skeleton.tsx'
import { wholeMoment } from '../../shared/time/whole-times.ts'
import { beside } from '../../words/english/beside/beside.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { NamedUse, nameOf } from './named-use.tsx'
import { redemptionQuery } from './redemptions.queries.ts'
import { UseRefused } from './use-refused.tsx'
import { rewardsPath, usedRewardsPath } from '../../paths/paths.ts'

const english = beside.redemptions

/** How long a use is shown as one of this moment. */
const liveMs = 15 * 60_000

/** The server's time, every second; a copy of the screen stands still. */
function useServerClock(): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

function Live({ use, now }: { use: Redemption; now: number }) {
  const words = useWords('redemptions').redemptions
  const language = useLanguage()
  const clock = new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'medium', timeZone: 'Asia/Singapore' }).format(new Date(now))
  return (
    <section className="daylight space-y-3 rounded-card bg-active-tint px-4 py-6 text-center">
      <ClosingRing />
      <div role="status">
        <h2 className="text-xl font-bold text-active">
          <WithEnglish english={english.liveTitle}>{words.liveTitle}</WithEnglish>
        </h2>
      </div>
      <p className="text-2xl leading-tight font-bold">
        <bdi lang="en">{use.shopName}</bdi>
      </p>
      <p className="text-lg leading-snug font-bold">
        <NamedUse use={use} />
      </p>
      <p>
        <WithEnglish english={english.noMoneyTaken}>{words.noMoneyTaken}</WithEnglish>
      </p>
      <p className="text-title font-bold tabular-nums" role="timer">
        {clock}
      </p>
      <p>
        <WithEnglish english={english.liveText}>{words.liveText}</WithEnglish>
      </p>
    </section>
  )
}

function Shown({ use }: { use: Redemption }) {
  const words = useWords('redemptions').redemptions
  const language = useLanguage()
  const now = useServerClock()
  const isLive = use.undoneAt === null && now - Date.parse(use.usedAt) < liveMs
  return (
    <div className="space-y-5">
      {isLive && <Live use={use} now={now} />}
      {use.undoneAt !== null && (
        <Notice tone="warning">
          <WithEnglish english={english.undone}>{words.undone}</WithEnglish>
        </Notice>
      )}
      <div className="daylight rounded-card bg-card px-4 py-2 shadow-raised">
        <FactList
          facts={[
            { name: words.receiptNumber, value: use.receiptNumber, english: { name: english.receiptNumber } },
            { name: words.what, value: nameOf(use), english: { name: english.what, value: nameOf(use.english ?? use) } },
            { name: words.shop, value: use.shopName, english: { name: english.shop } },
            {
              name: words.usedAt,
              value: wholeMoment(use.usedAt, language),
              english: { name: english.usedAt, value: wholeMoment(use.usedAt, 'english') },
            },
          ]}
        />
      </div>
      <LinkButton variant="secondary" to={usedRewardsPath} replace icon={<IconArrowRight aria-hidden="true" />}>
        {words.toUsed}
      </LinkButton>
    </div>
  )
}

/** The receipt of a use; for a quarter of an hour the live page that the shop's staff look at. */
export function UseReceipt({ id }: { id: string }) {
  const words = useWords('redemptions').redemptions
  const { data, error, refetch } = useQuery(redemptionQuery(useLanguage(), id))
  if (data) return <Shown use={data} />
  if (error)
    return (
      <UseRefused error={error} onRetry={() => void refetch()} to={rewardsPath}>
        {words.toList}
      </UseRefused>
    )
  return (
    <LoadingShapes>
      <Skeleton className="h-72" />
      <Skeleton className="h-48" />
    </LoadingShapes>
  )
}

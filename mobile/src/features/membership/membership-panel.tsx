import type { ReactNode } from 'react'
import { ErrorState } from '../../shared/loading/error-state.tsx'
import { isStale } from '../../shared/freshness/is-stale.ts'
import { LastChecked, OldSince } from '../../shared/freshness/last-checked.tsx'
import { LoadingShapes, Skeleton } from '../../shared/screen/skeleton.tsx'
import { useSession } from '../../shared/session/session.ts'
import { useMemberPaying } from '../../shared/paying/member-paying.hook.ts'
import { WhatTurned } from '../../shared/paying/what-turned.tsx'
import { CardPhoto } from './card-photo.tsx'
import { MemberCard } from './member-card.tsx'
import { NextStep } from './next-step.tsx'

/**
 * The card and the next thing to do, or what stands for them while they load. Who has no running membership sees first what to
 * do: a card that opens nothing would push it out of a small phone's first view.
 * `code` is the card's foot: whoever shows that is always told how old it is. In large text, where few words fill a line, it
 * stands above the card: the shop needs it, and it would be below the first view.
 * `gift` leads to what is free, before money is asked for.
 */
export function MembershipPanel({ code, gift }: { code?: ReactNode; gift?: ReactNode }) {
  const member = useMemberPaying()
  const { data, error, refetch } = member
  const { vipStatus } = useSession()
  const isRunning = (data?.membership.vipStatus ?? vipStatus) === '1'
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />
  const nextStep = data ? (
    <NextStep
      membership={data.membership}
      continuePaymentId={data.continuePaymentId}
      mayBePaidId={data.mayBePaidId}
      reviewedPaymentId={data.reviewedPaymentId}
      reviewOnlyGoesBack={data.reviewOnlyGoesBack}
      reviewCameTwice={data.reviewCameTwice}
      gift={gift}
    />
  ) : (
    !code && <Skeleton className="appear-late h-14 w-full" />
  )
  return (
    <div className="space-y-4">
      {data && <WhatTurned data={data} isCard={Boolean(code)} />}
      {!isRunning && nextStep}
      <div className="@container">
        <div className={`flex flex-col rounded-card shadow-raised ${code ? 'bg-card' : ''}`}>
          <div className={code ? '@max-[14rem]:order-1' : ''}>
            {data ? (
              <MemberCard
                user={data.user}
                membership={data.membership}
                isChecked={data.reviewedPaymentId !== null}
                isAwaited={Boolean(data.mayBePaidId)}
                photo={<CardPhoto memberNumber={data.user.memberNumber} version={data.photo} />}
              />
            ) : (
              <LoadingShapes>
                <Skeleton className="aspect-[1.586] w-full" />
              </LoadingShapes>
            )}
          </div>
          {code}
        </div>
      </div>
      {data && (code ? <LastChecked at={data.membership.checkedAt} old={isStale(member)} /> : <OldSince age={member} />)}
      {isRunning && nextStep}
    </div>
  )
}

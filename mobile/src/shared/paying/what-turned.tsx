import type { me } from '@mwc/contract/account/people/people.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import { useEffect, useState } from 'react'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { LiveRegion } from '../status/live-region.tsx'
import { reviewedText } from './reviewed-text.ts'
import { notePaymentTold, paymentsTold } from './payment-told.ts'
import { wholeDay } from '../time/whole-times.ts'

/**
 * Says what money made of the membership while it was shown, or while nothing was: who paid waits for that word, and who listens
 * sees no card turn. `isCard`: above the code that a shop scans, which nothing older may push out of the first view.
 */
export function WhatTurned({ data, isCard = false }: { data: OutputOf<typeof me>; isCard?: boolean }) {
  const words = useWords('membership').membership
  const language = useLanguage()
  const { membership, reviewedPaymentId, paidLatelyId } = data
  const [before] = useState(data)
  const { lastDay } = membership
  const isLonger = lastDay !== null && lastDay > (before.membership.lastDay ?? '') && membership.vipStatus === '1'
  const waited = before.mayBePaidId ?? before.continuePaymentId ?? before.reviewedPaymentId
  const isPaid = waited !== null && ![data.mayBePaidId, data.continuePaymentId, reviewedPaymentId].includes(waited)
  const [told] = useState(paymentsTold)
  // Of other money that is waited for, or looked at, the page speaks itself.
  const isQuiet = !isCard && data.mayBePaidId === null && reviewedPaymentId === null && membership.vipStatus === '1'
  const isNews = isQuiet && paidLatelyId !== null && !told.includes(paidLatelyId) && lastDay !== null
  // It stands as long as this screen, and on no later one.
  useEffect(() => {
    if ((isQuiet || isLonger) && paidLatelyId) notePaymentTold(paidLatelyId)
  }, [isQuiet, isLonger, paidLatelyId])
  const isChecked = reviewedPaymentId !== null && reviewedPaymentId !== before.reviewedPaymentId
  const look = 'rounded-card bg-active-tint p-4 font-semibold text-active'
  // What came before the screen was shown is read with it: it is no turn, which would end a reading.
  if (isNews && !isLonger) return <p className={look}>{words.paidUntil(wholeDay(lastDay, language))}</p>
  return (
    <LiveRegion look={isLonger ? look : undefined}>
      {isLonger
        ? (isPaid || isNews ? words.paidUntil : words.activeUntil)(wholeDay(lastDay, language))
        : isChecked && reviewedText(membership.status, data.reviewCameTwice, words)}
    </LiveRegion>
  )
}

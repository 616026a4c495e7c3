import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { paymentOptions } from '@mwc/contract/payments/payments.calls'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { askMemberAgain } from '../../../shared/programme/use-member.ts'

type Options = OutputOf<typeof paymentOptions>

/** The first day of new months moves by a day at midnight; by more where money has made months. */
const mostDays = 2
/** Plans that stood for so long are asked anew before anything is paid by them. */
const oldMs = 20_000
const dayMs = 86_400_000

const firstDayOf = (options: Options | undefined) => options?.plans[0]?.firstDay
const grew = (from: string | undefined, to: string | undefined) =>
  from !== undefined && to !== undefined && Date.parse(to) - Date.parse(from) > mostDays * dayMs

/**
 * Whether the membership grew while the plans were shown: money that was sent before has come, and whoever pays now pays once
 * more without knowing. `lookAgain` asks once the plans are old, and tells which payment may be paid; without an
 * answer what is known stands.
 */
export function usePaidMeanwhile(options: UseQueryResult<Options>) {
  const firstDay = firstDayOf(options.data)
  const [found, setFound] = useState(firstDay)
  const [isLooking, setLooking] = useState(false)
  if (found === undefined && firstDay !== undefined) setFound(firstDay)
  async function lookAgain(): Promise<{ isPaid: boolean; mayBePaidId: string | null }> {
    const isOld = Date.now() - options.dataUpdatedAt >= oldMs
    if (isOld) setLooking(true)
    const [{ data }] = isOld ? await Promise.all([options.refetch(), askMemberAgain()]) : [options]
    setLooking(false)
    return { isPaid: grew(found, firstDayOf(data)), mayBePaidId: data?.mayBePaidId ?? null }
  }
  return { isPaid: grew(found, firstDay), isLooking, lookAgain }
}

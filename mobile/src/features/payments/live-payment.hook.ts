import type { Payment } from '@mwc/contract/payments'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { RefusalError } from '../../shared/call-errors.ts'
import { askPayment, paymentQuery } from './payments.queries.ts'

const firstPauseMs = 1_000
const longestPauseMs = 15_000

type Connection = 'live' | 'broken' | 'missing'

/** Nothing more is to come; every other state can still become paid. */
function isOver(payment: Payment): boolean {
  return payment.state === 'paid' || payment.state === 'refunded'
}

/**
 * Follows one payment while it is shown: the server answers as soon as something changes. A broken network is tried again with growing
 * pauses, and at once when the page is seen again or the network is back. Mount it anew for another payment (`key`). `missing`: the server knows no such payment of this member.
 */
export function useLivePayment(id: string) {
  const client = useQueryClient()
  const { data: payment, dataUpdatedAt } = useQuery({ ...paymentQuery(id), enabled: false })
  const [connection, setConnection] = useState<Connection>('live')
  useEffect(() => {
    const { queryKey } = paymentQuery(id)
    const stop = new AbortController()
    let asking = new AbortController()
    let endPause = () => {}
    const pause = (ms: number) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms)
        endPause = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    const askNow = () => {
      if (document.visibilityState === 'hidden') return
      asking.abort()
      endPause()
    }
    const follow = async () => {
      let pauseMs = firstPauseMs
      while (!stop.signal.aborted) {
        const known = client.getQueryData<Payment>(queryKey)
        if (known && isOver(known)) return
        asking = new AbortController()
        const { signal } = asking
        try {
          const newest = await askPayment(id, known?.version, signal)
          if (stop.signal.aborted) return
          client.setQueryData(queryKey, newest)
          setConnection('live')
          pauseMs = firstPauseMs
          if (newest.version === known?.version) await pause(firstPauseMs)
        } catch (error) {
          if (stop.signal.aborted) return
          if (signal.aborted) continue
          if (error instanceof RefusalError && error.status < 500 && error.status !== 429) return setConnection('missing')
          setConnection('broken')
          await pause(pauseMs)
          pauseMs = Math.min(pauseMs * 2, longestPauseMs)
        }
      }
    }
    void follow()
    document.addEventListener('visibilitychange', askNow)
    window.addEventListener('online', askNow)
    return () => {
      stop.abort()
      asking.abort()
      endPause()
      document.removeEventListener('visibilitychange', askNow)
      window.removeEventListener('online', askNow)
    }
  }, [client, id])
  const clockOffsetMs = payment ? Date.parse(payment.serverTime) - dataUpdatedAt : 0
  return { payment, connection, clockOffsetMs }
}

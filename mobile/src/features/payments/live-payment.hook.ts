import type { Payment } from '@mwc/contract/payments/payments.schemas'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { followLive } from '../../shared/network/follow-live.ts'
import { askPayment, paymentQuery } from './payments.queries.ts'

export type Connection = 'live' | 'broken' | 'away' | 'missing'

/** Nothing more is to come; every other state can still become paid. */
function isOver(payment: Payment): boolean {
  return payment.state === 'paid' || payment.state === 'refunded'
}

/**
 * Follows one payment while it is shown; for another one, mount it anew (`key`).
 * `missing`: the server knows no such payment of this member.
 */
export function useLivePayment(id: string) {
  const client = useQueryClient()
  const { data: payment, dataUpdatedAt } = useQuery({ ...paymentQuery(id), enabled: false })
  const [connection, setConnection] = useState<Connection>('live')
  useEffect(() => {
    const { queryKey } = paymentQuery(id)
    return followLive<Payment>({
      known: () => client.getQueryData<Payment>(queryKey),
      ask: (after, signal) => askPayment(id, after, signal),
      onNews: (newest) => client.setQueryData(queryKey, newest),
      isOver,
      onMissing: () => setConnection('missing'),
      onConnection: setConnection,
    })
  }, [client, id])
  const clockOffsetMs = payment ? Date.parse(payment.serverTime) - dataUpdatedAt : 0
  return { payment, connection, clockOffsetMs }
}

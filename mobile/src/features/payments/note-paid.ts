import type { me } from '@mwc/contract/account/people/people.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { listPayments } from '@mwc/contract/payments/payments.calls'
import type { Payment } from '@mwc/contract/payments/payments.schemas'
import type { QueryClient } from '@tanstack/react-query'
import { changeStored } from '../../shared/cache/stored-answers.ts'
import { memberQuery } from '../../shared/programme/use-member.ts'
import { getSession } from '../../shared/session/session.ts'
import { historyQuery } from './payments.queries.ts'

type Member = OutputOf<typeof me>
type Pages = { pages: OutputOf<typeof listPayments>[] }

/** A running membership is known without the payment; any other is another one now, and the server alone says which. */
function withoutPaid(member: Member, { id }: Payment): Member | null {
  if (![member.continuePaymentId, member.latePaymentId, member.mayBePaidId].includes(id)) return member
  return member.membership.status === 'active' ? { ...member, continuePaymentId: null, latePaymentId: null, mayBePaidId: null } : null
}

function withPaid<History extends Pages>(history: History, payment: Payment): History {
  const paid = { ...payment, qrText: null }
  const pages = history.pages.map((page) => ({ ...page, payments: page.payments.map((one) => (one.id === payment.id ? paid : one)) }))
  return { ...history, pages }
}

/** Lets nothing that the phone knows or keeps ask for a paid payment once more, also where the network is gone with that word. */
export function notePaid(client: QueryClient, payment: Payment): void {
  client.setQueryData(historyQuery.queryKey, (history) => history && withPaid(history, payment))
  const { queryKey } = memberQuery
  const known = client.getQueryState(queryKey)
  const member = known?.data && withoutPaid(known.data, payment)
  if (member === null) client.getQueryCache().find({ queryKey })?.reset()
  else if (member && member !== known?.data) client.setQueryData(queryKey, member, { updatedAt: known?.dataUpdatedAt ?? 0 })
  changeStored(getSession().userInfo?.memberNumber ?? '', (answer) => {
    const [name] = answer.key
    const data =
      name === 'member'
        ? withoutPaid(answer.data as Member, payment)
        : name === 'payment-history'
          ? withPaid(answer.data as Pages, payment)
          : answer.data
    return data === null ? null : { ...answer, data }
  })
}

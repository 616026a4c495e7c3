import type { me } from '@mwc/contract/account/people/people.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import { useQuery } from '@tanstack/react-query'
import { memberQuery } from '../programme/use-member.ts'
import { useSession } from '../session/session.ts'

/** How often a shown page asks: a bank's money may come at any moment, staff look at money for hours. */
const askOpenMs = 15_000
const askReviewedMs = 60_000

type Asked = { state: { data: OutputOf<typeof me> | undefined } }

/** In how many milliseconds money on its way is asked for again: 0 where there is none, or no network. */
function nextAskMs({ state: { data } }: Asked): number {
  if (!data || !navigator.onLine) return 0
  return data.continuePaymentId || data.mayBePaidId ? askOpenMs : data.reviewedPaymentId ? askReviewedMs : 0
}

/** Who comes back from a bank app is told at once; anybody else is not asked for more often than the answer ages. */
const askNow = (query: Asked) => (nextAskMs(query) ? 'always' : true)

/** The member, for what says what is to be paid: while money is on its way it turns by itself. Asks nothing for a visitor. */
export function useMemberPaying() {
  const { token } = useSession()
  return useQuery({
    ...memberQuery,
    enabled: token !== null,
    refetchInterval: nextAskMs,
    refetchOnWindowFocus: askNow,
    refetchOnReconnect: askNow,
  })
}

import type { Query } from '@tanstack/react-query'
import { queryClient } from '../server/query-client.ts'
import { keepContent } from './cached-content.ts'
import { asOfDay } from './cached-member.rules.ts'
import { isNewer, keptUpdatedAt, timeToKeep } from './cached-at.ts'
import { getSession, keptAnswersKey } from '../session/session.ts'
import { singaporeDay } from '../time/singapore-day.ts'
import { readStored, writeStored } from '../storage/storage.ts'

const programmeKey = 'KEPT_PROGRAMME'

/** `at` is by the server's clock, in milliseconds since 1970; `rest` is what follows the name in the query's key. */
type Answer = { at: number; data: unknown; rest?: unknown[] }
type MembersAnswers = { of: string; answers: Record<string, Answer> }
type Check = (data: unknown) => unknown

/** The answers that are kept, by the first word of their query's key, with what makes of a stored one what may be shown; null refuses it. */
const checks: Record<string, () => Promise<Check>> = {
  programme: async () => {
    const { programmeOutput } = await import('@mwc/contract/programme/programme.schemas')
    return (data) => programmeOutput.safeParse(data).data ?? null
  },
  member: async () => {
    const { meOutput } = await import('@mwc/contract/account/people/people.schemas')
    return (data) => {
      const answer = meOutput.safeParse(data).data
      return answer && answer.user.memberNumber === getSession().userInfo?.memberNumber ? asOfDay(answer, singaporeDay()) : null
    }
  },
  'payment-history': async () => {
    const { listPaymentsOutput } = await import('@mwc/contract/payments/payments.schemas')
    return (data) => {
      const page = listPaymentsOutput.safeParse((data as { pages?: unknown[] } | null)?.pages?.[0]).data
      return page ? { pages: [page], pageParams: [null] } : null
    }
  },
  notifications: async () => {
    const { listNotificationsOutput } = await import('@mwc/contract/notifications/notifications.schemas')
    return (data) => {
      const page = listNotificationsOutput.safeParse((data as { pages?: unknown[] } | null)?.pages?.[0]).data
      return page ? { pages: [page], pageParams: [null] } : null
    }
  },
  thread: async () => {
    const { readThreadOutput } = await import('@mwc/contract/messages/messages.schemas')
    return (data) => readThreadOutput.safeParse(data).data ?? null
  },
  rewards: async () => {
    const { listRewardsOutput } = await import('@mwc/contract/campaigns/campaigns.schemas')
    return (data) => listRewardsOutput.safeParse(data).data ?? null
  },
  redemptions: async () => {
    const { listRedemptionsOutput } = await import('@mwc/contract/redemptions/redemptions.schemas')
    return (data) => {
      const page = listRedemptionsOutput.safeParse((data as { pages?: unknown[] } | null)?.pages?.[0]).data
      return page ? { pages: [page], pageParams: [null] } : null
    }
  },
  insurance: async () => {
    const { readInsuranceOutput } = await import('@mwc/contract/content/content.schemas')
    return (data) => readInsuranceOutput.safeParse(data).data ?? null
  },
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** The signed-in member's kept answers; none where they are another's, or not what was written here. */
function membersAnswers(): MembersAnswers {
  const of = getSession().userInfo?.memberNumber ?? ''
  const kept = parse(readStored('local', keptAnswersKey)) as Partial<MembersAnswers> | null
  const isOurs = getSession().token !== null && kept?.of === of && typeof kept.answers === 'object' && kept.answers !== null
  return { of, answers: isOurs ? (kept.answers as MembersAnswers['answers']) : {} }
}

async function restore(name: string, answer: Partial<Answer> | null | undefined): Promise<void> {
  const { token } = getSession()
  if (!answer) return
  const data = (await checks[name]?.())?.(answer.data) ?? null
  const key = [name, ...(Array.isArray(answer.rest) ? answer.rest : [])]
  const updatedAt = keptUpdatedAt(answer.at)
  const known = queryClient.getQueryState(key)
  if (data === null || updatedAt === null || getSession().token !== token) return
  if (known?.data !== undefined && isNewer(known.dataUpdatedAt, updatedAt)) return
  queryClient.setQueryData(key, data, { updatedAt })
  await queryClient.invalidateQueries({ queryKey: key, exact: true, refetchType: 'none' })
}

function keep(query: Query): void {
  const [name, ...rest] = query.queryKey as [string, ...unknown[]]
  const { data, dataUpdatedAt: at } = query.state
  if (!(name in checks) || data === undefined || at < performance.timeOrigin) return
  const kept = query.meta?.['kept'] as ((data: unknown) => unknown) | undefined
  const answer: Answer = { at: timeToKeep(at), data: kept ? kept(data) : data, rest }
  if (name === 'programme') {
    writeStored('local', programmeKey, JSON.stringify(answer))
    return
  }
  const { of, answers } = membersAnswers()
  // Another tab may have logged out before this page knows.
  if (of === '' || readStored('local', 'TOKEN_H5') !== getSession().token) return
  writeStored('local', keptAnswersKey, JSON.stringify({ of, answers: { ...answers, [name]: answer } } satisfies MembersAnswers))
}

let begun = false

/**
 * Keeps the newest answers about the programme, the member, the payments, the inbox, the messages, the rewards and the insurance on the phone, and what everybody may read; puts
 * back those of an earlier visit, each with the time at which it was true. `signOut` forgets the member's. Nothing that a payment page shows
 * is among them.
 */
export function keepAnswers(): void {
  if (begun) return
  begun = true
  keepContent()
  const cache = queryClient.getQueryCache()
  cache.getAll().forEach(keep)
  cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && !event.action.manual) keep(event.query)
  })
  const { answers } = membersAnswers()
  const stored = { ...answers, programme: parse(readStored('local', programmeKey)) as Answer | null }
  for (const [name, answer] of Object.entries(stored)) restore(name, answer).catch(() => undefined)
}

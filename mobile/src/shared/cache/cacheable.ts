import { asOfDay } from './cached-member.rules.ts'
import { getSession } from '../session/session.ts'
import { singaporeDay } from '../time/singapore-day.ts'

type Schema = { safeParse: (data: unknown) => { data?: unknown } }

/** How answers of one name (the first word of their query's key) are cached. */
type Cacheable = {
  /** Under which key: what goes with the session, or what everybody may read. */
  under: 'KEPT_ANSWERS' | 'KEPT_CONTENT'
  /** Of a list the first page is cached, of anything else the whole. */
  isList?: true
  /** Only where the query says so (`meta.cached`): others of the name depend on where the reader is, or was searching for. */
  asked?: true
  /** Checks what is stored, maybe by another build; fetched when there is something to check. */
  schema: () => Promise<Schema>
  /** What of a sound answer may be shown; null refuses it. */
  shown?: (data: unknown) => unknown
}

const content = () => import('@mwc/contract/content/content.schemas')

function ownMember(data: unknown): unknown {
  const answer = data as Parameters<typeof asOfDay>[0] & { user: { memberNumber: string } }
  return answer.user.memberNumber === getSession().userInfo?.memberNumber ? asOfDay(answer, singaporeDay()) : null
}

/** Everything that the phone caches of answers. Nothing that a payment page shows is among it. */
const cacheable: Record<string, Cacheable> = {
  programme: {
    under: 'KEPT_CONTENT',
    schema: async () => (await import('@mwc/contract/programme/programme.schemas')).programmeOutput,
  },
  news: { under: 'KEPT_CONTENT', asked: true, isList: true, schema: async () => (await content()).listNewsOutput },
  places: { under: 'KEPT_CONTENT', asked: true, isList: true, schema: async () => (await content()).listPlacesOutput },
  privileges: { under: 'KEPT_CONTENT', asked: true, isList: true, schema: async () => (await content()).listPrivilegesOutput },
  questions: { under: 'KEPT_CONTENT', asked: true, isList: true, schema: async () => (await content()).listQuestionsOutput },
  benefits: { under: 'KEPT_CONTENT', asked: true, schema: async () => (await content()).readBenefitsOutput },
  banner: { under: 'KEPT_CONTENT', asked: true, schema: async () => (await content()).readBannerOutput },
  'news-item': { under: 'KEPT_CONTENT', asked: true, schema: async () => (await content()).readNewsOutput },
  privilege: { under: 'KEPT_CONTENT', asked: true, schema: async () => (await content()).readPrivilegeOutput },
  member: {
    under: 'KEPT_ANSWERS',
    schema: async () => (await import('@mwc/contract/account/people/people.schemas')).meOutput,
    shown: ownMember,
  },
  'payment-history': {
    under: 'KEPT_ANSWERS',
    isList: true,
    schema: async () => (await import('@mwc/contract/payments/payments.schemas')).listPaymentsOutput,
  },
  notifications: {
    under: 'KEPT_ANSWERS',
    isList: true,
    schema: async () => (await import('@mwc/contract/notifications/notifications.schemas')).listNotificationsOutput,
  },
  thread: { under: 'KEPT_ANSWERS', schema: async () => (await import('@mwc/contract/messages/messages.schemas')).readThreadOutput },
  rewards: { under: 'KEPT_ANSWERS', schema: async () => (await import('@mwc/contract/campaigns/campaigns.schemas')).listRewardsOutput },
  redemptions: {
    under: 'KEPT_ANSWERS',
    isList: true,
    schema: async () => (await import('@mwc/contract/redemptions/redemptions.schemas')).listRedemptionsOutput,
  },
  insurance: { under: 'KEPT_ANSWERS', schema: async () => (await content()).readInsuranceOutput },
}

/** How answers to a query are cached; undefined where they are not. */
export function cacheableOf([name]: readonly unknown[]): Cacheable | undefined {
  return typeof name === 'string' && Object.hasOwn(cacheable, name) ? cacheable[name] : undefined
}

/** What of a stored answer may be shown; null where it is not what the contract says. */
export async function checkCached({ schema, isList, shown }: Cacheable, data: unknown): Promise<unknown> {
  const checks = await schema()
  const sound = checks.safeParse(isList ? (data as { pages?: unknown[] } | null)?.pages?.[0] : data).data
  if (!sound) return null
  return isList ? { pages: [sound], pageParams: [null] } : shown ? shown(sound) : sound
}

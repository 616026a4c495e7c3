import type { InputOf } from '@mwc/contract/endpoint/endpoint'
import { addCampaign as addEndpoint } from '@mwc/contract/campaigns/campaign-desk'
import { consentWording } from '@mwc/contract/account/people/consent-wording'
import type { InEveryLanguage } from '@mwc/contract/language/language'
import type { Db } from '../../database/database.ts'
import { createMember } from '../../features/account/people/create-member.ts'
import { openSession } from '../../features/account/sessions/open-session.ts'
import { addCampaign } from '../../features/campaigns/save-campaign.ts'
import { layTerm } from '../../features/membership/lay-term.ts'
import type { Parts } from '../../parts.ts'
import { type Clock, dayOf, toDate } from '../../ports/clock.ts'
import { finOf, mobileOf } from './scenes.ts'
import type { TestServer } from '../start-test-server.ts'

export type Joined = { id: string; token: string }

const noMarketing = { marketingSms: false, marketingMessaging: false, marketingCall: false }

/** The n-th worker, signed up and signed in without the steps of the sign-up: never paid. */
export async function joinWorker(
  { db, parts, clock }: { db: Db; clock: Clock; parts: Pick<Parts, 'seal'> },
  n: number,
  change: { nationality?: string; sector?: string; joinedAt?: Temporal.Instant } = {},
): Promise<Joined> {
  const { areaCode, mobile } = mobileOf(n)
  const member = {
    fullName: `Worker ${n}`,
    birthDay: '1990-03-09',
    gender: '01',
    nationality: change.nationality ?? 'BD',
    fin: finOf(n),
    company: 'Harbour Works Pte Ltd',
    sector: change.sector ?? '1',
    occupation: 'Rigger',
    language: 'english',
    mobile: areaCode + mobile,
    passwordHash: null,
    consents: { declaration: true, membership: true, ...noMarketing },
    wording: consentWording,
  } as const
  return db.transaction().execute(async (tx) => {
    const id = await createMember(tx, parts.seal, member, change.joinedAt ?? clock.now())
    return { id, token: (await openSession(tx, id, clock.now())).token }
  })
}

/** Workers from `first` on, one after the other. */
export async function joinWorkers(server: TestServer, count: number, first: number): Promise<Joined[]> {
  const joined: Joined[] = []
  for (let n = 0; n < count; n += 1) joined.push(await joinWorker(server, first + n))
  return joined
}

/** Gives a member months from a day on, `YYYY-MM-DD`; today unless said otherwise. */
export async function giveMonths({ db, clock }: TestServer, memberId: string, months: number, from?: string): Promise<void> {
  const [paidOn, at] = [from ? Temporal.PlainDate.from(from) : dayOf(clock.now()), toDate(clock.now())]
  await db.transaction().execute((tx) => layTerm(tx, memberId, { months, paidOn, source: 'goodwill', paymentId: null, at }))
}

export type CampaignChange = Partial<InputOf<typeof addEndpoint>>

export const inFour = (english: string): InEveryLanguage => ({
  english,
  chinese: `${english} 中文`,
  bengali: `${english} বাংলা`,
  india: `${english} தமிழ்`,
})

/** A campaign as staff would send it: a voucher for everybody over March 2026, ten of them, by a tap. */
export function campaignInput(change: CampaignChange = {}): InputOf<typeof addEndpoint> {
  return {
    name: inFour('A meal on us'),
    text: inFour('Come and eat with us'),
    picture: 'meal',
    startsAt: '2026-03-01T00:00:00+08:00',
    endsAt: '2026-04-01T00:00:00+08:00',
    stock: 10,
    autoClaim: false,
    rewardKind: 'voucher',
    voucherName: inFour('One hot meal'),
    voucherTerms: inFour('Show it at the counter'),
    voucherDays: 14,
    ...change,
  }
}

/** What turns a campaign into one of free months. */
export const freeMonths = (months: number) =>
  ({ rewardKind: 'freeMonths', rewardMonths: months, voucherName: null, voucherTerms: null, voucherDays: null }) as const

/** Puts a campaign up; answers with its id. */
export async function offerCampaign({ parts }: { parts: Pick<Parts, 'db' | 'clock'> }, change: CampaignChange = {}): Promise<string> {
  const { after } = await addCampaign(parts, addEndpoint.input.parse(campaignInput(change)))
  return after.id
}

import { autoClaim, claimCampaign } from '@mwc/contract/campaigns/campaigns.calls'
import { startPayment } from '@mwc/contract/payments/payments.calls'
import { makeEncryption } from '../../server/src/keys/encryption.ts'
import { keys } from './seed-programme.ts'
import { endCampaign } from '../../server/src/features/campaigns/desk/end-campaign.ts'
import { actorOfCommand } from '../../server/src/features/log/read-actor.ts'
import { offerCampaign } from '../../server/src/testing/fixtures/campaign-fixtures.ts'
import { offerPromo, prices } from '../../server/src/testing/fixtures/payment-fixtures.ts'
import { seededRandom } from './seeded-random.ts'
import type { Fixture } from './play-history.ts'
import type { SharedClock } from './shared-clock.ts'
import { retry } from './retry.ts'
import type { Faults } from './inject-faults.ts'

const limit = 100

/** What is limited, in turn: a code's total, a campaign's stock by a tap, and by auto-claim. */
const contests = ['code', 'tap', 'auto-claim'] as const
export type Round = { contest: (typeof contests)[number]; given: number; told: number | null; isExact: boolean }
type RoundFixture = Omit<Fixture, 'timeline'> & { clock: SharedClock; racers: readonly string[] }

/** Rounds in which everybody wants the same hundred at once, over a bad line. Kills and crashes are shared out among them. */
export async function runRounds(
  fixture: RoundFixture,
  counts: { rounds: number; kills: number; crashes: number },
  { kill, crash }: Faults,
): Promise<Round[]> {
  const random = seededRandom(fixture.seed, 'rounds')
  const isDue = (n: number, times: number) => Math.floor(((n + 1) * times) / counts.rounds) > Math.floor((n * times) / counts.rounds)
  const done: Round[] = []
  for (let n = 0; n < counts.rounds; n += 1) {
    const serverFaults = async () => {
      await Promise.all([isDue(n, counts.kills) ? kill(random) : null, isDue(n, counts.crashes) ? crash() : null])
    }
    const contest = contests[n % contests.length] as Round['contest']
    done.push(await (contest === 'code' ? runForCode(fixture, n, serverFaults) : runForCampaign(fixture, n, contest, serverFaults)))
    // A member may try twenty codes in a day without finding one.
    if (n % 10 === 9) fixture.clock.advance(24 * 3600)
  }
  return done
}

async function runForCode(
  { phone, books, promised, tally, seed, racers }: RoundFixture,
  n: number,
  serverFaults: () => Promise<void>,
): Promise<Round> {
  const code = `ROUND-${n}`
  await offerPromo({ db: books.db }, code, { totalLimit: limit, value: 1 })
  const running = Promise.all(
    racers.map((token, member) => {
      const random = seededRandom(seed, 'round', n, member)
      const key = random.uuid()
      promised.set(key, null)
      const input = {
        idempotencyKey: key,
        plan: '6months',
        method: 'paynow',
        promoCode: code,
        expectedTotalCents: prices['6months'],
      } as const
      return phone.call(startPayment, input, { token, random, onAnswer: ({ id }) => void promised.set(key, id) })
    }),
  )
  const [answers] = await Promise.all([running, serverFaults()])
  for (const { reason } of answers) if (reason !== null && reason !== 'promos.usedUp') tally.odd(`a round was answered ${reason}`)
  const { rows } = await retry(() =>
    books.executeSql(
      `select used, (select count(*) from promo_use u where u.promo_id = p.id and u.state = 'reserved') as held from promo p where code = $1`,
      [code],
    ),
  )
  const [used, held, told] = [Number(rows[0]?.['used']), Number(rows[0]?.['held']), answers.filter(({ data }) => data).length]
  return { contest: 'code', given: held, told, isExact: used === limit && held === limit && told === limit }
}

async function runForCampaign(
  { phone, books, clock, tally, seed, racers }: RoundFixture,
  n: number,
  contest: 'tap' | 'auto-claim',
  serverFaults: () => Promise<void>,
): Promise<Round> {
  const parts = { db: books.db, clock, encryption: makeEncryption(keys.fin, keys.lookup) }
  const period = { startsAt: '2026-03-01T00:00:00+08:00', endsAt: '2026-06-01T00:00:00+08:00' }
  const id = await offerCampaign({ deps: parts }, { ...period, stock: limit, autoClaim: contest === 'auto-claim' })
  const running = Promise.all(
    racers.map(async (token, member) => {
      const random = seededRandom(seed, 'round', n, member)
      if (contest === 'auto-claim') return void (await phone.call(autoClaim, {}, { token, random }))
      const { data, reason } = await phone.call(claimCampaign, { id }, { token, random })
      if (reason !== null && reason !== 'campaigns.soldOut') tally.odd(`a round was answered ${reason}`)
      return data !== null
    }),
  )
  const [told] = await Promise.all([running, serverFaults()])
  const { rows } = await retry(() =>
    books.executeSql(
      `select claimed, (select count(*) from campaign_claim k join voucher v on v.claim_id = k.id where k.campaign_id = c.id) as given
       from campaign c where id = $1`,
      [id],
    ),
  )
  await retry(() => endCampaign(parts, actorOfCommand('bench'), id))
  const [claimed, given] = [Number(rows[0]?.['claimed']), Number(rows[0]?.['given'])]
  // Whose answer to auto-claim was lost reads the second time that nothing new was taken: only the books can be counted.
  const yes = contest === 'tap' ? told.filter(Boolean).length : null
  return { contest, given, told: yes, isExact: claimed === limit && given === limit && (yes === null || yes === limit) }
}

import type { Db, OpenDatabase } from '../../server/src/database/database.ts'
import { openDatabase } from '../../server/src/database/open-database.ts'
import { makeEncryption } from '../../server/src/keys/encryption.ts'
import { freeMonths, joinWorker, offerCampaign } from '../../server/src/testing/fixtures/campaign-fixtures.ts'
import { offerPromo, sellPlans } from '../../server/src/testing/fixtures/payment-fixtures.ts'
import { codes } from './histories.ts'
import type { SharedClock } from './shared-clock.ts'

export const keys = { fin: `k1:${'31'.repeat(32)}`, lookup: '42'.repeat(32), callbacks: 'the secret of the fault bench' }

export type Programme = {
  /** A line of the harness's own to PostgreSQL, without faults but the crashes. */
  books: OpenDatabase
  /** Tokens of those who play histories, and of those who run for what is limited. */
  players: string[]
  racers: string[]
}

/** A programme with plans, codes, campaigns and members who are signed in and have never paid. */
export async function seedProgramme(
  url: string,
  clock: SharedClock,
  { histories, racers }: { histories: number; racers: number },
): Promise<Programme> {
  const books = await openDatabase({ url, pool: 12 })
  const { db } = books
  const encryption = makeEncryption(keys.fin, keys.lookup)
  await sellPlans({ db })
  for (const [code, { effect, value, share: part, personLimit }] of Object.entries(codes)) {
    await offerPromo({ db }, code, { effect, value, personLimit, totalLimit: shareOf(histories, part) })
  }
  const join = async (count: number, first: number) => {
    const tokens: string[] = []
    let next = 0
    const worker = async () => {
      for (let n = next++; n < count; n = next++) tokens[n] = (await joinWorker({ db, clock, deps: { encryption } }, first + n)).token
    }
    await Promise.all(Array.from({ length: 8 }, worker))
    return tokens
  }
  const players = Math.ceil(histories * 0.6)
  return { books, players: await join(players, 1), racers: await join(racers, players + 1) }
}

/** Campaigns for the members of the histories, with stocks that run out on the way. */
export async function offerCampaigns(db: Db, clock: SharedClock, histories: number): Promise<void> {
  const period = { startsAt: '2026-03-01T00:00:00+08:00', endsAt: '2026-06-01T00:00:00+08:00', autoClaim: true }
  const deps = { db, clock, encryption: makeEncryption(keys.fin, keys.lookup) }
  await offerCampaign({ deps }, { ...period, stock: shareOf(histories, 0.03) })
  await offerCampaign({ deps }, { ...period, stock: shareOf(histories, 0.02), ...freeMonths(1) })
}

function shareOf(histories: number, part: number): number {
  return Math.max(3, Math.round(histories * part))
}

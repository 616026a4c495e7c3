import { closeAccount, editAccount } from '@mwc/contract/account/own-account/own-account.calls'
import { correctMember, deactivateMember, reactivateMember } from '@mwc/contract/members/member-acts-desk.calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { forgetHeld } from '../../database/reads/held-read.ts'
import { confirmedByBoth } from '../../testing/fixtures/account-fixtures.ts'
import { signInAtDesk, stayAtDesk } from '../../testing/fixtures/desk-fixtures.ts'
import { sellPlans, settledReport, start, tell } from '../../testing/fixtures/payment-fixtures.ts'
import { signUpWorker } from '../../testing/fixtures/person-fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { closeDays } from './close-days.ts'
import { countDays } from './count-days.ts'
import { makeWindow } from './make-window.ts'
import { proveFigures } from './prove-figures.ts'
import type { Figure } from './running-sums.rules.ts'

type Worker = Awaited<ReturnType<typeof signUpWorker>>

let server: TestServer
let desk: string
let arrearsDays = 90
beforeAll(async () => {
  server = await startTestServer()
  await sellPlans(server)
  desk = (await signInAtDesk(server, 'chief', 'admin')).token
})
afterAll(() => server.close())

const reason = 'Seen at the counter'
const texts = (figures: readonly Figure[]) => figures.map(({ figure, day, part, n }) => [figure, day, part, n].join(' ')).toSorted()
const pay = async ({ token }: Worker) => tell(server, settledReport(server, await start(server, token)))
const close = async ({ token }: Worker) => server.ok(closeAccount, { confirmation: await confirmedByBoth(server, token) }, { token })
const at = async (day: Temporal.PlainDate, time: string) => {
  server.clock.set(`${day.toString()}T${time}+08:00`)
  await stayAtDesk(server)
}

/** Counts what is missing, and all of it anew at the same moment. */
async function countBoth(last: Temporal.PlainDate, deps = server.deps): Promise<{ stored: string[]; anew: string[] }> {
  let anew: Figure[] = []
  const days = await closeDays({
    ...deps,
    longReads: (run) =>
      deps.longReads(async (reads) => {
        anew = await countDays(reads, makeWindow(last, last), arrearsDays)
        return run(reads)
      }),
  })
  expect(days).toContain(last.toString())
  const stored = await server.db.selectFrom('figure').selectAll().where('day', '=', last.toString()).execute()
  return { stored: texts(stored), anew: texts(anew) }
}

it('a day that is counted on from the one before has what a count of everybody finds', async () => {
  const first = Temporal.PlainDate.from('2026-04-01')
  const workers: Worker[] = []
  const worker = (n: number) => workers[n] as Worker
  // By the day on which each is done, and whether after midnight, before that night's count.
  const acts: Record<number, { night?: () => Promise<unknown>; day?: () => Promise<unknown> }> = {
    1: { day: () => pay(worker(0)) },
    2: { day: async () => server.ok(editAccount, { sector: '3' }, { token: worker(0).token }) },
    3: { day: async () => server.ok(deactivateMember, { id: worker(2).user.id, reason }, { token: desk }), night: () => pay(worker(1)) },
    4: { day: () => close(worker(1)) },
    5: { night: () => close(worker(0)), day: async () => server.ok(reactivateMember, { id: worker(2).user.id, reason }, { token: desk }) },
    6: { day: async () => server.ok(correctMember, { id: worker(3).user.id, version: 1, reason, nationality: 'IN' }, { token: desk }) },
    7: { day: async () => [await pay(worker(5)), await close(worker(5))] },
    8: { night: () => close(worker(6)), day: () => close(worker(8)) },
    9: { day: () => close(worker(3)) },
    10: { day: async () => [await pay(worker(4)), await pay(worker(7))] },
  }
  for (let n = 0; n < 12; n += 1) {
    const day = first.add({ days: n })
    await at(day, '00:05:00')
    await acts[n]?.night?.()
    if (n > 0) {
      await at(day, '00:10:00')
      const { stored, anew } = await countBoth(day.subtract({ days: 1 }))
      expect(stored).toEqual(anew)
    }
    await at(day, '10:00:00')
    if (n < 9) workers.push(await signUpWorker(server, n + 1))
    await acts[n]?.day?.()
  }
  expect(await proveFigures(server.db)).toMatchObject({ days: 11, difference: null, missing: null })
  // Nothing is kept of those who have gone, once no count begins where they were still counted.
  expect(await server.db.selectFrom('figure_emptied').selectAll().execute()).toEqual([])
})

it('memberships that end while nobody counts are found, on each of many days', async () => {
  await at(Temporal.PlainDate.from('2027-03-01'), '00:10:00')
  const last = Temporal.PlainDate.from('2027-02-28')
  const { stored, anew } = await countBoth(last)
  expect(stored).toEqual(anew)
  const of = (part: string) => server.db.selectFrom('figure').select('day').where('figure', '=', 'status').where('part', '=', part)
  expect((await of('arrears').execute()).length).toBe(arrearsDays)
  expect((await of('inactive').execute()).at(-1)).toEqual({ day: last.toString() })
  expect(await proveFigures(server.db)).toMatchObject({ difference: null, missing: null })
})

it('who goes while a day is counted was counted on it, and goes with the next', async () => {
  await at(Temporal.PlainDate.from('2027-03-01'), '10:00:00')
  const leaving = [await signUpWorker(server, 20), await signUpWorker(server, 21)]
  await pay(leaving[0] as Worker)
  for (const [n, one] of leaving.entries()) {
    const day = Temporal.PlainDate.from('2027-03-02').add({ days: n })
    await at(day, '00:10:00')
    const during: typeof server.deps.longReads = async (run) => {
      const counted = await server.deps.longReads(run)
      await close(one)
      return counted
    }
    const { stored, anew } = await countBoth(day.subtract({ days: 1 }), { ...server.deps, longReads: during })
    expect(stored).toEqual(anew)
  }
  for (const day of ['2027-03-04', '2027-03-05', '2027-03-06'].map((text) => Temporal.PlainDate.from(text))) {
    await at(day, '00:10:00')
    const { stored, anew } = await countBoth(day.subtract({ days: 1 }))
    expect(stored).toEqual(anew)
  }
  expect(await server.db.selectFrom('figure_emptied').selectAll().execute()).toEqual([])
  expect(await proveFigures(server.db)).toMatchObject({ difference: null, missing: null })
})

it('with other days of arrears everybody is counted, and then counted on from', async () => {
  await server.db.insertInto('setting').values({ key: 'arrearsDays', value: '400' }).execute()
  forgetHeld()
  arrearsDays = 400
  const sawAll = ['2027-03-06', '2027-03-07', '2027-03-08', '2027-03-09'].map((text) => Temporal.PlainDate.from(text))
  const ended: unknown[] = []
  for (const day of sawAll) {
    await at(day.add({ days: 1 }), '00:10:00')
    const { stored, anew } = await countBoth(day)
    expect(stored).toEqual(anew)
    ended.push(stored.filter((text) => /^status .* (?:arrears|inactive) /.test(text)).map((text) => text.split(' ').slice(2).join(' ')))
  }
  expect(new Set(ended.map(String))).toEqual(new Set(['arrears 2']))
})

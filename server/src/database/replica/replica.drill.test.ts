import { logIn } from '@mwc/contract/account/log-in/log-in.calls'
import { me, setLanguage } from '@mwc/contract/account/people/people.calls'
import { logOut } from '@mwc/contract/account/sessions/sessions.calls'
import type { SignedIn } from '@mwc/contract/account/sessions/sessions.schemas'
import { listNews } from '@mwc/contract/content/content.calls'
import { listNotifications, readNotification } from '@mwc/contract/notifications/notifications.calls'
import { listPayments, readPayment } from '@mwc/contract/payments/payments.calls'
import type { InjectOptions } from 'fastify'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { pushWhatReplicaHas } from '../../jobs/push-what-replica-has.ts'
import { openPostgres } from '../open-postgres.ts'
import { publishMany } from '../../testing/fixtures/content-fixtures.ts'
import { tellMember } from '../../testing/fixtures/notification-fixtures.ts'
import { sellPlans, settledReport, start, tell } from '../../testing/fixtures/payment-fixtures.ts'
import { mobileOf, signUpWorker, testPassword } from '../../testing/fixtures/person-fixtures.ts'
import { browserAt, type ReplicatedServer, startReplicated } from '../../testing/fixtures/replica-fixtures.ts'
import { requestOf } from '../../testing/start-test-server.ts'
import { testPush } from '../../testing/stand-ins/test-push.ts'

let all: ReplicatedServer
let member: SignedIn
beforeAll(async () => {
  all = await startReplicated()
  await sellPlans(all.server)
  member = await signUpWorker(all.server, 1)
})
beforeEach(async () => {
  await all.untilUsed(true)
  await all.settle()
})
afterEach(async () => {
  await all.line.set('passes')
  await all.resume().catch(() => undefined)
})
afterAll(() => all.close())

const languages = ['english', 'chinese', 'bengali', 'india'] as const
const rest = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))
const readsOf = () => {
  const uses = all.replicas.map((replica) => replica.use().reads)
  return (way: 'replica' | 'left' | 'written' | 'again') => uses.reduce((sum, use) => sum + use[way], 0)
}
/** How many reads went each way while something was done. */
async function countReads(run: () => Promise<void>) {
  const before = readsOf()
  await run()
  const after = readsOf()
  return {
    replica: after('replica') - before('replica'),
    written: after('written') - before('written'),
    again: after('again') - before('again'),
  }
}

it('who has written nothing reads from the replica, what was a moment ago', async () => {
  const browser = browserAt(all.apps)
  const counted = await countReads(async () => {
    for (const call of [me, listPayments, listNotifications]) expect((await browser.call(call, {}, member.token)).status).toBe(200)
  })
  expect(counted).toEqual({ replica: 3, written: 0, again: 0 })
  const { language } = (await browser.call(me, {}, member.token)).data.user
  await all.pause()
  const changed = language === 'chinese' ? 'bengali' : 'chinese'
  await browserAt(all.apps).call(setLanguage, { language: changed }, member.token)
  // A browser that has not written, and was not told, is shown what was: so it is the replica that answers.
  expect((await browser.call(me, {}, member.token)).data.user.language).toBe(language)
  await expect.poll(async () => (await browser.call(me, {}, member.token)).data.user.language, { timeout: 5_000 }).toBe(changed)
})

it('what a browser carries goes to this host alone, no script reads it, and it says where the log was', async () => {
  const request = requestOf(setLanguage, { language: 'chinese' }, { token: member.token })
  const { cookies } = await all.server.app.inject(request)
  expect(cookies).toEqual([
    {
      name: '__Host-after',
      value: expect.stringMatching(/^[0-9A-F]+\/[0-9A-F]+$/),
      path: '/',
      httpOnly: true,
      sameSite: 'Strict',
      secure: true,
      maxAge: 60,
    },
  ])
  // Made up, or on an address that is none, it is no fault.
  const asked = [
    ...requestsWith('__Host-after=FFFFFFFF%2FFFFFFFFF'),
    ...requestsWith('__Host-after=%00'),
    ...requestsWith('__Host-after=;__Host-after=0/0'),
  ]
  const statuses = await Promise.all(asked.map(async (each) => (await all.server.app.inject(each)).statusCode))
  expect(statuses).toEqual([200, 404, 200, 404, 200, 404])
})

/** A read and a call that there is not, with a cookie. */
function requestsWith(cookie: string): InjectOptions[] {
  const read = requestOf(me, {}, { token: member.token })
  return [read, { ...read, method: 'POST' as const, url: '/h5-api/h5/none', payload: {} }].map((each) => ({
    ...each,
    headers: { ...each.headers, cookie },
  }))
}

it('200 times who has just written reads what was written, at either process, while the replica stands still and goes on', async () => {
  const browser = browserAt(all.apps)
  const over = new AbortController()
  const trouble = (async () => {
    while (!over.signal.aborted) {
      await all.pause()
      await rest(400)
      await all.resume()
      await rest(500)
    }
  })()
  const counted = await countReads(async () => {
    for (let n = 0; n < 200; n += 1) {
      const language = languages[n % languages.length] ?? 'english'
      await browser.call(setLanguage, { language }, member.token)
      const { status, data } = await browser.call(me, {}, member.token)
      expect([n, status, data.user.language]).toEqual([n, 200, language])
      if (n % 10 === 0) await rest(100)
    }
  })
  over.abort()
  await trouble
  expect(counted.written).toBeGreaterThan(50)
})

it('who signs in is known to the next call, of a browser without cookies, too', async () => {
  await all.pause()
  const { token } = (await browserAt(all.apps).call(logIn, { ...mobileOf(1), password: testPassword })).data
  const counted = await countReads(async () => {
    expect((await browserAt(all.apps).call(me, {}, token)).status).toBe(200)
  })
  expect(counted.again).toBe(counted.replica)
})

it('who signed out is known to be out by the next call', async () => {
  const { token } = (await browserAt(all.apps).call(logIn, { ...mobileOf(1), password: testPassword })).data
  await all.settle()
  const browser = browserAt(all.apps)
  expect((await browser.call(me, {}, token)).status).toBe(200)
  await all.pause()
  await browser.call(logOut, {}, token)
  expect((await browser.call(me, {}, token)).status).toBe(401)
})

it('a phone that is told that it has paid reads that its member is active', async () => {
  const { server } = all
  const payer = await signUpWorker(server, 2)
  const payment = await start(server, payer.token)
  await all.settle()
  const browser = browserAt(all.apps)
  expect((await browser.call(me, {}, payer.token)).data.membership.vipStatus).not.toBe('1')
  await all.pause()
  const waiting = browser.call(readPayment, { id: payment.id, after: payment.version }, payer.token)
  await rest(50)
  expect(await tell(server, settledReport(server, payment))).toBe(200)
  expect((await waiting).data.state).toBe('paid')
  // At both processes, one of which heard nothing of it.
  for (const _ of all.apps) expect((await browser.call(me, {}, payer.token)).data.membership.vipStatus).toBe('1')
})

it('what the replica has not is looked for at the primary, and so is what comes after it', async () => {
  const { server } = all
  await all.pause()
  await tellMember(server, member, 'new')
  const { id } = await server.db.selectFrom('notification').select('id').where('key', '=', 'new').executeTakeFirstOrThrow()
  const browser = browserAt(all.apps)
  expect((await browser.call(readNotification, { id }, member.token)).status).toBe(200)
  expect((await browser.call(listNotifications, {}, member.token)).data.notifications.map((each) => each.id)).toContain(id)
})

it('a push goes out once the replica has what it tells of, or is left', async () => {
  const push = testPush()
  const [first] = all.replicas
  const careful = pushWhatReplicaHas(push, first ?? { untilComplete: async () => {} })
  const target = { endpoint: 'https://fcm.googleapis.com/fcm/send/careful', p256dh: '', auth: '' }
  const send = () => careful.send(target, { body: '{}', topic: 't', ttlSeconds: 1 })
  const soon = performance.now()
  await send()
  expect(performance.now() - soon).toBeLessThan(1_000)
  await all.pause()
  await tellMember(all.server, member, 'pushed')
  const sent = send()
  expect(await Promise.race([sent, rest(300)])).toBe(undefined)
  await all.resume()
  const isThere = sent.then(() => all.replica.execute(`select 1 from notification where key = 'pushed'`))
  expect(await isThere).toHaveLength(1)
})

it('what a process holds of content is told of and read from the primary', async () => {
  const browser = browserAt(all.apps)
  const titles = async () => (await browser.call(listNews, {})).data.news.map(({ title }) => title)
  await titles()
  await all.pause()
  await publishMany(all.server, 'news', [{}])
  await expect.poll(titles, { timeout: 5_000 }).toHaveLength(1)
  const seen: number[] = []
  for (let n = 0; n < 20; n += 1) {
    seen.push((await titles()).length)
    await rest(20)
  }
  expect(new Set(seen)).toEqual(new Set([1]))
})

/** Reads without an end until it is told to stop; answers with what was not answered, and the longest that one took. */
function keepReading() {
  const over = new AbortController()
  const [wrong, took]: [number[], number[]] = [[], []]
  const readers = Array.from({ length: 8 }, async () => {
    const browser = browserAt(all.apps)
    while (!over.signal.aborted) {
      const begun = performance.now()
      const { status } = await browser.call(me, {}, member.token)
      took.push(performance.now() - begun)
      if (status !== 200) wrong.push(status)
      await rest(1)
    }
  })
  return async () => {
    over.abort()
    await Promise.all(readers)
    return { wrong, reads: took.length, longest: Math.max(...took) }
  }
}

it('a replica that falls behind is left within the second and found again', async () => {
  const stop = keepReading()
  await all.pause()
  await tellMember(all.server, member, 'behind')
  const since = performance.now()
  await all.untilUsed(false)
  // Of the second, and of a machine that does much else.
  expect(performance.now() - since).toBeLessThan(5_000)
  await all.resume()
  await all.untilUsed(true)
  const { wrong, reads } = await stop()
  expect([wrong, reads > 0]).toEqual([[], true])
  expect(all.replicas.map((replica) => replica.use().left.behind)).toEqual([expect.any(Number), expect.any(Number)])
})

it('a replica that is an hour behind is asked nothing, by a process that starts then neither, and is found again', async () => {
  const [delayed, none] = [`alter system set recovery_min_apply_delay = '1h'`, 'alter system reset recovery_min_apply_delay']
  const set = async (setting: string) => {
    await all.replica.execute(setting)
    await all.replica.execute('select pg_reload_conf()')
  }
  const { database } = all.server.deps.config
  const late = openPostgres({ url: 'url' in database && database.url ? database.url : '', readUrl: all.line.url, pool: 3 })
  const stop = keepReading()
  await set(delayed)
  try {
    await browserAt(all.apps).call(setLanguage, { language: 'bengali' }, member.token)
    await browserAt(all.apps).call(setLanguage, { language: 'english' }, member.token)
    await all.untilUsed(false)
    late.replica?.start(() => {})
    const counted = await countReads(async () => {
      for (let n = 0; n < 20; n += 1) expect((await browserAt(all.apps).call(me, {}, member.token)).data.user.language).toBe('english')
    })
    expect([counted.replica, late.replica?.use().isUsed]).toEqual([0, false])
  } finally {
    await set(none)
  }
  await all.untilUsed(true)
  await expect.poll(() => late.replica?.use().isUsed).toBe(true)
  await late.close()
  expect((await stop()).wrong).toEqual([])
})

it('an idle primary leaves no replica behind', async () => {
  await rest(2_000)
  expect(all.replicas.map((replica) => [replica.use().isUsed, (replica.use().lagSeconds ?? 9) < 1])).toEqual([
    [true, true],
    [true, true],
  ])
})

it('a replica that freezes is left without an error, and nobody waits for long', async () => {
  const stop = keepReading()
  await rest(200)
  await all.line.set('freezes')
  await all.untilUsed(false)
  await rest(500)
  await all.line.set('passes')
  await all.untilUsed(true)
  const { wrong, longest } = await stop()
  expect([wrong, longest < 5_000]).toEqual([[], true])
})

it('a replica that dies is left without an error, and found again where it was', async () => {
  const stop = keepReading()
  await rest(200)
  await all.replica.kill()
  await all.untilUsed(false)
  await rest(300)
  await all.replica.start()
  await all.untilUsed(true)
  expect((await stop()).wrong).toEqual([])
})

it('a replica whose tables are of another version is left until they are of the same', async () => {
  const { db } = all.server
  const stop = keepReading()
  await all.pause()
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(db)
  await all.untilUsed(false)
  expect(all.replicas.map((replica) => replica.use().left.stranger)).toEqual([1, 1])
  await all.resume()
  await all.untilUsed(true)
  expect((await stop()).wrong).toEqual([])
})

it('a primary is not taken for its own replica', async () => {
  const { database } = all.server.deps.config
  const url = 'url' in database && database.url ? database.url : ''
  const open = openPostgres({ url, readUrl: url, pool: 3 })
  open.replica?.start(() => {})
  await rest(600)
  expect(open.replica?.use()).toMatchObject({ isUsed: false, lagSeconds: null })
  await open.close()
})

it('a replica that was made a primary is left for good', async () => {
  const stop = keepReading()
  await all.replica.execute('select pg_promote()')
  await all.untilUsed(false)
  const browser = browserAt(all.apps)
  await browser.call(setLanguage, { language: 'bengali' }, member.token)
  await rest(1_000)
  expect((await browserAt(all.apps).call(me, {}, member.token)).data.user.language).toBe('bengali')
  expect((await stop()).wrong).toEqual([])
  expect(all.replicas.map((replica) => [replica.use().isUsed, replica.use().left.stranger])).toEqual([
    [false, 2],
    [false, 2],
  ])
})

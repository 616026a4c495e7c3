import type { StaffRole } from '@mwc/contract/endpoint/access'
import { joinStaff } from '@mwc/contract/staff/join.calls'
import { changeDeskPassword, newRecoveryCodes } from '@mwc/contract/staff/own-desk.calls'
import { addPasskey, beginPasskey, beginPasskeyLogIn, passkeyLogIn } from '@mwc/contract/staff/passkeys.calls'
import { disableStaff, inviteStaff, listStaff, newStaffLink } from '@mwc/contract/staff/staff-desk.calls'
import { staffLogIn } from '@mwc/contract/staff/staff.calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest'
import { authenticatorCode, deskPassword, openLink, signInAtDesk } from '../../testing/fixtures/desk-fixtures.ts'
import { testAuthenticator } from '../../testing/stand-ins/test-authenticator.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('one authenticator code sent 9 times in parallel opens one session', async () => {
  const { totpUri } = await signInAtDesk(server, 'double', 'support')
  server.clock.advance({ seconds: 30 })
  const totp = authenticatorCode(server, totpUri)
  const answers = await Promise.all(
    Array.from({ length: 9 }, () => server.call(staffLogIn, { username: 'double', password: deskPassword, totp })),
  )
  expect(answers.map(({ reason }) => reason ?? 'done').sort()).toEqual(['done', ...Array(8).fill('staff.wrongLogin')])
})

test('of 40 wrong log-ins sent at once from one address 10 are looked at, and one more that minute', async () => {
  const names = Array.from({ length: 40 }, (_, i) => `guessed-${i % 4}`)
  const answers = await Promise.all(names.map((username) => server.call(staffLogIn, { username, password: 'guess', totp: '000000' })))
  const looked = answers.filter(({ reason }) => reason === 'staff.wrongLogin')
  expect([looked.length, answers.filter(({ reason }) => reason === 'request.tooMany').length]).toEqual([11, 29])
})

test('of calls without a session sent at once each is counted, in one row', async () => {
  server.clock.advance({ hours: 2 })
  await Promise.all(Array.from({ length: 50 }, () => server.call(listStaff, {})))
  const hour = new Date(server.clock.now().round({ smallestUnit: 'hour', roundingMode: 'floor' }).epochMilliseconds)
  const rows = await server.db.selectFrom('unsigned_call').select('calls').where('hour', '=', hour).execute()
  expect(rows).toEqual([{ calls: 50 }])
})

test('of two administrators who disable each other at once one stays', async () => {
  for (let round = 0; round < 5; round += 1) {
    await server.db.updateTable('staff').set({ disabled_at: new Date() }).where('role', '=', 'admin').execute()
    const names = [`left-${round}`, `right-${round}`]
    const tokens = []
    for (const name of names) tokens.push((await signInAtDesk(server, name, 'admin')).token)
    const { rows } = await server.ok(listStaff, { role: 'admin', state: 'active' }, { token: tokens[0] })
    const idOf = (name: string | undefined) => rows.find(({ username }) => username === name)?.id ?? ''
    const answers = await Promise.all(
      tokens.map((token, i) => server.call(disableStaff, { id: idOf(names[1 - i]), note: 'A quarrel' }, { token })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const left = await server.db.selectFrom('staff').select('id').where('role', '=', 'admin').where('disabled_at', 'is', null).execute()
    expect(left).toHaveLength(1)
  }
})

test('a link that is opened 6 times at once sets up one password, and one recovery code opens one session', async () => {
  const { token } = await signInAtDesk(server, 'host', 'admin')
  const { link } = await server.ok(inviteStaff, { username: 'guest', role: 'support' }, { token })
  const opened = await openLink(server, link)
  const totp = authenticatorCode(server, opened.totpUri)
  const each = Array.from({ length: 6 }, (_, i) => `Nine-boats-at-sea-${i}`)
  const joined = await Promise.all(each.map((password) => server.call(joinStaff, { token: opened.token, password, totp })))
  expect(joined.map(({ reason }) => reason ?? 'done').sort()).toEqual(['done', ...Array(5).fill('staff.linkOver')])
  const at = joined.findIndex(({ status }) => status === 200)
  const input = { username: 'guest', password: each[at] ?? '', totp: joined[at]?.data?.recoveryCodes[0] ?? '' }
  const answers = await Promise.all(each.map(() => server.call(staffLogIn, input)))
  expect(answers.map(({ reason }) => reason ?? 'done').sort()).toEqual(['done', ...Array(5).fill('staff.wrongLogin')])
})

test('of two names that look alike and are invited at once one is', async () => {
  const { token } = await signInAtDesk(server, 'inviter', 'admin')
  const names = ['corner-1', 'comer-l', 'corner-l', 'comer-1']
  const answers = await Promise.all(names.map((username) => server.call(inviteStaff, { username, role: 'support' }, { token })))
  expect(answers.map(({ reason }) => reason ?? 'done').sort()).toEqual(['done', ...Array(3).fill('staff.nameTaken')])
})

describe('of what was checked before somebody else changed the account', () => {
  const note = 'The phone is lost'
  const password = 'Nine-boats-at-sea'
  let owners = 0

  const somebody = async (role: StaffRole = 'support') => {
    server.clock.advance({ hours: 1 })
    const username = `owner-${(owners += 1)}`
    const { token, totpUri } = await signInAtDesk(server, username, role)
    const admin = (await signInAtDesk(server, `head-${owners}`, 'admin')).token
    const { id } = await server.db.selectFrom('staff').select('id').where('username', '=', username).executeTakeFirstOrThrow()
    server.clock.advance({ seconds: 30 })
    return {
      id,
      token,
      reset: () => server.call(newStaffLink, { id, note }, { token: admin }),
      invite: () => server.call(inviteStaff, { username: `${username}-s-friend`, role: 'admin' }, { token }),
      disable: () => server.call(disableStaff, { id, note }, { token: admin }),
      changePassword: () => server.call(changeDeskPassword, { currentPassword: deskPassword, password }, { token }),
      renewCodes: () => server.call(newRecoveryCodes, { currentPassword: deskPassword }, { token }),
      logIn: () => server.call(staffLogIn, { username, password: deskPassword, totp: authenticatorCode(server, totpUri) }),
    }
  }
  type Owner = Awaited<ReturnType<typeof somebody>>
  type Answer = { status: number; reason: string | undefined }

  /** Two calls that have checked all they check before either changes anything; then the first goes on before the second. */
  const inTurn = async ({ id }: Owner, first: () => Promise<Answer>, second: () => Promise<Answer>) => {
    const [mayGo, isHeld] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holding = server.db.transaction().execute(async (tx) => {
      await tx.selectFrom('staff').select('id').where('id', '=', id).forUpdate().execute()
      isHeld.resolve()
      await mayGo.promise
    })
    await isHeld.promise
    const underWay: Promise<Answer>[] = []
    for (const call of [first, second]) {
      underWay.push(call())
      await vi.waitFor(async () => {
        const { rows } = await sql`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db)
        expect(rows).toHaveLength(underWay.length)
      }, 10_000)
    }
    mayGo.resolve()
    await holding
    const [done, other] = await Promise.all(underWay)
    return [done?.status, other?.reason]
  }

  it('an invitation that is accepted beside another link waits for the account, and holds nothing meanwhile', async () => {
    const { token } = await signInAtDesk(server, `host-${(owners += 1)}`, 'admin')
    const { link, staff } = await server.ok(inviteStaff, { username: `guest-${owners}`, role: 'support' }, { token })
    const opened = await openLink(server, link)
    const input = { token: opened.token, password, totp: authenticatorCode(server, opened.totpUri) }
    const [mayGo, isHeld] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holding = server.db.transaction().execute(async (tx) => {
      await tx.selectFrom('staff').select('id').where('id', '=', staff.id).forUpdate().execute()
      isHeld.resolve()
      await mayGo.promise
    })
    await isHeld.promise
    const waiting = async (n: number) => {
      const lines = () =>
        sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db)
      await vi.waitFor(async () => expect((await lines()).rows).toHaveLength(n), 10_000)
    }
    const renewed = server.call(newStaffLink, { id: staff.id, note }, { token })
    await waiting(1)
    const joined = server.call(joinStaff, input)
    await waiting(2)
    // Whoever held the link here, and waited for the account, would be in the way of who has the account and waits for the link.
    const held = await sql`select 1 from pg_locks where relation = 'staff_link'::regclass and mode = 'RowExclusiveLock'`.execute(server.db)
    mayGo.resolve()
    await holding
    expect([(await renewed).status, (await joined).reason, held.rows]).toEqual([200, 'staff.linkOver', []])
  })

  const left = async ({ id }: Owner) => {
    const { rows } = await sql`select password_hash is not null as "hasPassword",
        (select count(*)::int from staff_session s where s.staff_id = f.id and ended_at is null) as sessions,
        (select count(*)::int from staff_recovery_code c where c.staff_id = f.id) as codes,
        (select count(*)::int from staff_passkey p where p.staff_id = f.id) as passkeys
      from staff f where f.id = ${id}`.execute(server.db)
    return rows[0]
  }

  it.each([
    ['a reset', (owner: Owner) => owner.reset(), 0],
    ['another password', (owner: Owner) => owner.changePassword(), 1],
    ['its end', (owner: Owner) => owner.disable(), 0],
  ] as const)('a log-in opens no session beside %s', async (_, change, sessions) => {
    const owner = await somebody()
    expect(await inTurn(owner, () => change(owner), owner.logIn)).toEqual([200, 'staff.wrongLogin'])
    expect(await left(owner)).toMatchObject({ sessions })
  })

  it.each([
    ['another password', (owner: Owner) => owner.changePassword()],
    ['new recovery codes', (owner: Owner) => owner.renewCodes()],
  ] as const)('%s beside a reset is none', async (_, change) => {
    const owner = await somebody()
    expect(await inTurn(owner, owner.reset, () => change(owner))).toEqual([200, 'staff.wrongPassword'])
    expect(await left(owner)).toEqual({ hasPassword: false, sessions: 0, codes: 0, passkeys: 0 })
  })

  it('who is disabled meanwhile invites nobody', async () => {
    const owner = await somebody('admin')
    expect(await inTurn(owner, owner.disable, owner.invite)).toEqual([200, 'account.unauthenticated'])
  })

  /** A passkey of an account, and its adding. */
  const passkeyOf = async ({ token }: Owner) => {
    const key = testAuthenticator({ origin: 'https://mwc.example', rpId: 'mwc.example' })
    const { challenge } = (await server.ok(beginPasskey, { currentPassword: deskPassword }, { token })).options
    const input = { name: 'Work phone', credential: key.create({ challenge }) }
    return { key, add: () => server.call(addPasskey, input, { token }) }
  }

  it('a passkey beside a reset is not added', async () => {
    const owner = await somebody()
    const { add } = await passkeyOf(owner)
    expect(await inTurn(owner, owner.reset, add)).toEqual([200, 'staff.passkeyRefused'])
    expect(await left(owner)).toEqual({ hasPassword: false, sessions: 0, codes: 0, passkeys: 0 })
  })

  it('a passkey opens no session beside the end of its account', async () => {
    const owner = await somebody()
    const { key, add } = await passkeyOf(owner)
    expect((await add()).status).toBe(200)
    const { challenge } = (await server.ok(beginPasskeyLogIn, {})).options
    const logIn = () => server.call(passkeyLogIn, { credential: key.get({ challenge, counter: 1 }) })
    expect(await inTurn(owner, owner.disable, logIn)).toEqual([200, 'staff.passkeyRefused'])
    expect(await left(owner)).toMatchObject({ sessions: 0, passkeys: 1 })
  })
})

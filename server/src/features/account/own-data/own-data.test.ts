import { logIn } from '@mwc/contract/account/log-in/log-in.calls'
import { me } from '@mwc/contract/account/people/people.calls'
import { signUp } from '@mwc/contract/account/sign-up/sign-up.calls'
import { requestMove } from '@mwc/contract/account/lost-phone/lost-phone.calls'
import { listDeskPayments } from '@mwc/contract/payments/payment-desk.calls'
import { languages, languageTags } from '@mwc/contract/language/language'
import { closeAccount, downloadData, readAccount } from '@mwc/contract/account/own-account/own-account.calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmed, confirmedByBoth, foundFrom, ownCode } from '../../../testing/fixtures/account-fixtures.ts'
import { signInAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { faultsInBooks, sellPlans, settledReport, start, tell } from '../../../testing/fixtures/payment-fixtures.ts'
import { finOf, formOf, mobileOf, proveNumber, signUpWorker, testPassword } from '../../../testing/fixtures/person-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

let server: TestServer
let last = 700
const next = () => (last += 1)
beforeAll(async () => {
  server = await startTestServer()
  await sellPlans(server)
})
afterAll(() => server.close())

async function paidWorker(n: number) {
  const signed = await signUpWorker(server, n)
  await tell(server, settledReport(server, await start(server, signed.token)))
  return signed
}

/** Every row of every table that has a text in it, as `table: row`. */
async function rowsWith(text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(server.db)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(server.db)
    found.push(...rows.filter(({ row }) => row.includes(text)).map(({ row }) => `${name}: ${row}`))
  }
  return found
}

test('the download has everything of the member and nothing of anybody else, as data and as a page, once a confirmation', async () => {
  const [n, other] = [next(), next()]
  const { token, user } = await paidWorker(n)
  await paidWorker(other)
  await ownCode(server, token)
  const confirmation = await confirmed(server, token, 'downloadData')
  const { fileName, record, page } = await server.ok(downloadData, { confirmation }, { token })
  const text = JSON.stringify(record)
  expect(fileName).toBe(`mwc-membership-${user.memberNumber}-2026-03-10`)
  expect(record).toMatchObject({ member: { fullName: 'Rahim Uddin', fin: finOf(n), mobile: `+65${mobileOf(n).mobile}` } })
  for (const part of ['terms', 'payments', 'consents', 'phones', 'messages']) expect(JSON.parse(text)[part]).not.toHaveLength(0)
  for (const text2 of [text, page]) {
    expect(text2).toContain(finOf(n))
    expect(text2).not.toContain(finOf(other))
    expect(text2).not.toMatch(/argon2|token|hash/i)
  }
  expect((await server.call(downloadData, { confirmation }, { token })).reason).toBe('account.confirmAgain')
})

test('the page is whole in every language: no script, nothing to load, Latin digits, and what was typed as text', async () => {
  const { token, user } = await paidWorker(next())
  await server.db.updateTable('member').set({ company: '<script>alert(1)</script> & Co' }).where('id', '=', user.id).execute()
  for (const language of languages) {
    const confirmation = await confirmed(server, token, 'downloadData')
    const { page } = await server.ok(downloadData, { confirmation }, { token, language })
    expect(page.startsWith(`<!doctype html><html lang="${languageTags[language]}">`)).toBe(true)
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; Co')
    expect(page).not.toMatch(/<script|src="(?!data:)|href=|undefined|null|\[object|[০-৯௦-௯]/)
  }
})

test('a closed account leaves no name, number, FIN or phone anywhere; money and terms stay, without a name', async () => {
  const n = next()
  const { token, user } = await paidWorker(n)
  server.clock.advance({ minutes: 1 })
  const open = await start(server, token, { plan: '1year' })
  await server.ok(requestMove, { move: await foundFrom(server, n, next()) })
  await server.db.updateTable('member').set({ full_name: 'Zubayer Closing' }).where('id', '=', user.id).execute()
  const confirmation = await confirmedByBoth(server, token)
  await server.ok(closeAccount, { confirmation }, { token })
  await server.runJobs()
  expect(server.sms.sent.at(-1)).toMatchObject({ to: `+65${mobileOf(n).mobile}` })
  for (const trace of ['Zubayer', mobileOf(n).mobile, finOf(n), finOf(n).slice(1, 8)])
    expect([trace, await rowsWith(trace)]).toEqual([trace, []])
  expect(
    await rowsWith(user.id).then((rows) => rows.filter((row) => /^(session|account_ticket|phone_request|former_mobile)/.test(row))),
  ).toEqual([])
  expect((await server.call(me, {}, { token })).status).toBe(401)
  expect((await server.call(logIn, { ...mobileOf(n), password: testPassword })).reason).toBe('account.wrongLogin')
  const desk = (await signInAtDesk(server, 'finance', 'finance')).token
  const { rows: payments } = await server.ok(listDeskPayments, { search: user.memberNumber }, { token: desk })
  expect(payments.map(({ state, member }) => [state, member.fullName, member.mobile])).toEqual([
    ['cancelled', '', null],
    ['paid', '', null],
  ])
  expect(await faultsInBooks(server)).toEqual([])

  await tell(server, settledReport(server, open))
  const late = await server.ok(listDeskPayments, { search: open.transactionNumber }, { token: desk })
  expect(late.rows[0]?.underReview).toBe(true)
})

test('whoever closed the account may join again, with the same number and FIN', async () => {
  const n = next()
  const { token } = await signUpWorker(server, n)
  await server.ok(closeAccount, { confirmation: await confirmedByBoth(server, token) }, { token })
  server.clock.advance({ seconds: 61 })
  const { proof, known } = await proveNumber(server, n)
  expect(known).toBe('new')
  const again = await server.ok(signUp, { ...formOf(n), proof })
  expect((await server.ok(readAccount, {}, { token: again.token })).mobile).toBe(`+65${mobileOf(n).mobile}`)
})

test('closing needs its own confirmation; with another one nothing is closed', async () => {
  const { token } = await signUpWorker(server, next())
  const confirmation = await confirmed(server, token, 'downloadData')
  expect((await server.call(closeAccount, { confirmation }, { token })).reason).toBe('account.confirmAgain')
  expect((await server.call(me, {}, { token })).status).toBe(200)
})

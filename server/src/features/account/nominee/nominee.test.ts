import { readNominee, removeNominee, setNominee } from '@mwc/contract/account/nominee/nominee.calls'
import { me } from '@mwc/contract/account/people/people.calls'
import { closeAccount, downloadData } from '@mwc/contract/account/own-account/own-account.calls'
import { languages } from '@mwc/contract/language/language'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmed, confirmedByBoth, makeActive, makeLapsed } from '../../../testing/fixtures/account-fixtures.ts'
import { signUpWorker } from '../../../testing/fixtures/person-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'
import type { OwnData } from '../own-data/read-own-data.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const mother = { fullName: 'Amina Begum', relation: 'parent', areaCode: '+880', mobile: '1712345678' } as const

async function activeWorker(n: number) {
  const worker = await signUpWorker(server, n)
  await makeActive(server, worker)
  return worker
}

test('a member names a nominee, changes the nominee, and removes the nominee', async () => {
  const { token } = await activeWorker(1)
  const named = async () => (await server.ok(readNominee, {}, { token })).nominee
  expect(await named()).toBeNull()
  await server.ok(setNominee, mother, { token })
  expect(await named()).toEqual(mother)
  const brother = { fullName: 'Karim Uddin', relation: 'sibling', areaCode: '+65', mobile: '81234567' } as const
  await server.ok(setNominee, brother, { token })
  expect(await named()).toEqual(brother)
  for (const _ of [1, 2]) await server.ok(removeNominee, {}, { token })
  expect(await named()).toBeNull()
})

test('whose months have ended still sees, names and removes the nominee: what happened before may be paid later', async () => {
  const worker = await signUpWorker(server, 4)
  await makeLapsed(server, worker)
  const { token } = worker
  expect((await server.ok(me, {}, { token })).membership.vipStatus).toBe('3')
  await server.ok(setNominee, mother, { token })
  expect((await server.ok(readNominee, {}, { token })).nominee).toEqual(mother)
  await server.ok(removeNominee, {}, { token })
  expect((await server.ok(readNominee, {}, { token })).nominee).toBeNull()
})

test('a wrong name, relation or number is refused by its field, and what was named stays', async () => {
  const { token } = await activeWorker(2)
  await server.ok(setNominee, mother, { token })
  for (const [field, wrong, problem] of [
    ['fullName', { fullName: 'Amina \u{1F600}' }, 'englishOnly'],
    ['fullName', { fullName: '<script>alert(1)</script>' }, 'englishOnly'],
    ['fullName', { fullName: 'আমিনা বেগম' }, 'englishOnly'],
    ['fullName', { fullName: '  ' }, 'required'],
    ['relation', { relation: 'boss' }, 'choose'],
    ['mobile', { mobile: '12345' }, 'mobileAbroad'],
    ['mobile', { mobile: '0000000000' }, 'mobileAbroad'],
    ['mobile', { mobile: '17 abc' }, 'integersOnly'],
  ] as const) {
    const answer = await server.call(setNominee, { ...mother, ...(wrong as object) }, { token })
    expect([answer.status, answer.refusal?.details?.fields]).toMatchObject([400, [{ field, problem }]])
  }
  expect((await server.ok(readNominee, {}, { token })).nominee).toEqual(mother)
})

test('the nominee is in the download of the own data, in every language, and goes with the account', async () => {
  const { token, user } = await activeWorker(3)
  await server.ok(setNominee, mother, { token })
  for (const language of languages) {
    const { record, page } = await server.ok(
      downloadData,
      { confirmation: await confirmed(server, token, 'downloadData') },
      { token, language },
    )
    expect((record as OwnData).nominee).toEqual({ fullName: 'Amina Begum', relation: 'parent', mobile: '+8801712345678' })
    expect(page).toContain('+8801712345678')
  }
  await server.ok(closeAccount, { confirmation: await confirmedByBoth(server, token) }, { token })
  expect(await server.db.selectFrom('nominee').selectAll().where('member_id', '=', user.id).execute()).toEqual([])
})

import { languages } from '@mwc/contract/language/language'
import { requestMove } from '@mwc/contract/account/lost-phone/lost-phone.calls'
import { downloadData } from '@mwc/contract/account/own-account/own-account.calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmed, foundFrom } from '../../../testing/fixtures/account-fixtures.ts'
import { mobileOf, signUpWorker } from '../../../testing/fixtures/person-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'
import type { OwnData } from './read-own-data.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Under which name of the download each table's rows of a member stand. */
const inDownload: Record<string, keyof OwnData> = {
  member: 'member',
  term: 'terms',
  member_order: 'payments',
  payment: 'payments',
  campaign_claim: 'rewards',
  voucher: 'rewards',
  redemption: 'uses',
  member_check: 'checks',
  consent: 'consents',
  session: 'phones',
  card_key: 'cardPhones',
  push_subscription: 'pushPhones',
  sms: 'messages',
  message_thread: 'conversation',
  notification: 'notifications',
  phone_request: 'phoneRequests',
  paper_request: 'paperRequests',
  nominee: 'nominee',
}
/** Why a table's rows of a person are not in the download. */
const leftOut: Record<string, string> = {
  former_mobile: 'a keyed hash of an earlier number, which nobody can read',
  blocked_fin: 'a keyed hash of a FIN that may not sign up; that it may not is said by the helpline',
  closed_person: 'a keyed hash that is only kept of accounts that are closed',
  account_ticket: 'the hash of a ticket that lasts minutes',
  member_directory: 'what the account is found by at the desk, each a copy of what is there',
  member_plan: 'a copy of what the payments say',
  member_past: 'what nationality and sector were before a correction, for figures of earlier days; emptied with the person',
  answered_call: 'hashes of a call that is answered again for ten minutes',
  payment_key: 'random keys of starts; the payment that they led to is there',
  one_time_code: 'the hash of a code that lasts minutes',
  mobile_proof: 'the hash of a proof that lasts an hour',
  promo_use: 'which code was used stands with the payment',
  promo_person: 'counts of what stands with the payments, under a keyed hash',
  privilege_use: 'counts of the uses, under a keyed hash',
  audit: 'what staff did and why, which is theirs: what became of it stands with the records themselves',
  log_key: 'the key of the values about the member in the log of staff',
  broadcast_member: 'who was to be told what; what was told stands among the notifications',
  member_import_row: 'a row of a file of staff until it is applied, at most a week; what came of it is there',
  reminder: 'who was to be reminded when; what was told stands among the notifications',
}

/** Columns that say whose a row is, where no foreign key says it. */
const ofPerson = ['member_id', 'asked_by', 'person', 'who', 'mobile', 'new_mobile', 'mobile_hash', 'fin_hash', 'session_hash']

test('every table that has rows of a member is in the download, or it is written down why not', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name in (${sql.join(ofPerson)})
    union select conrelid::regclass::text from pg_constraint where contype = 'f' and confrelid = 'member'::regclass`.execute(server.db)
  const known = [...Object.keys(inDownload), ...Object.keys(leftOut)]
  expect(rows.map(({ name }) => name).toSorted()).toEqual(known.toSorted())
})

test('photo, notifications and requests for the account are in the data and on the page, in every language', async () => {
  const { token, user } = await signUpWorker(server, 1)
  const photo = Buffer.from('RIFF photo WEBP')
  await server.files.put('photos/one.webp', photo)
  await server.db.updateTable('member').set({ photo_key: 'photos/one.webp' }).where('id', '=', user.id).execute()
  await server.ok(requestMove, { move: await foundFrom(server, 1, 2) })
  const title = 'A <b>title</b> of a notification'
  const at = new Date(server.clock.now().epochMilliseconds)
  const told = { kind: 'news', key: 'k', language: 'english', title, text: 'Its text', opens: null } as const
  await server.db
    .insertInto('notification')
    .values({ id: crypto.randomUUID(), member_id: user.id, ...told, created_at: at, read_at: null, deleted_at: null } as never)
    .execute()
  const address = `data:image/webp;base64,${photo.toString('base64')}`
  for (const language of languages) {
    const confirmation = await confirmed(server, token, 'downloadData')
    const { record, page } = await server.ok(downloadData, { confirmation }, { token, language })
    const data = record as OwnData
    expect(data.member.photo).toBe(address)
    expect(page).toContain(`<img src="${address}"`)
    // The other one tells of the request.
    expect(data.notifications).toHaveLength(2)
    expect(data.notifications).toContainEqual(expect.objectContaining({ title, text: 'Its text' }))
    expect(page).toContain('A &lt;b&gt;title&lt;/b&gt; of a notification')
    expect(data.phoneRequests).toMatchObject([{ newMobile: `+65${mobileOf(2).mobile}`, state: 'waiting' }])
    expect(page).toContain(`+65${mobileOf(2).mobile}`)
    expect(Object.keys(data)).toEqual(expect.arrayContaining([...new Set(Object.values(inDownload))]))
  }
})

test('a photo whose file is gone keeps nobody from the rest', async () => {
  const { token, user } = await signUpWorker(server, 3)
  await server.db.updateTable('member').set({ photo_key: 'photos/gone.webp' }).where('id', '=', user.id).execute()
  const { record, page } = await server.ok(downloadData, { confirmation: await confirmed(server, token, 'downloadData') }, { token })
  expect((record as OwnData).member).toMatchObject({ fullName: 'Rahim Uddin', photo: null })
  expect(page).not.toContain('<img')
})

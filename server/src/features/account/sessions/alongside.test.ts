import { me } from '@mwc/contract/account/people/people.calls'
import { claimCampaign, listCampaigns } from '@mwc/contract/campaigns/campaigns.calls'
import { listNotifications } from '@mwc/contract/notifications/notifications.calls'
import { listPayments } from '@mwc/contract/payments/payments.calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Alongside } from '../../../database/reads/alongside.ts'
import { tokenHash } from '../../../keys/encryption.ts'
import { toDate } from '../../../ports/clock.ts'
import { giveMonths, inFour, type Joined, joinWorkers, offerCampaign } from '../../../testing/fixtures/campaign-fixtures.ts'
import { tellMember } from '../../../testing/fixtures/notification-fixtures.ts'
import { sellPlans, start } from '../../../testing/fixtures/payment-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'
import { insertConsents } from '../people/consents.repo.ts'
import { findSignedIn } from './sessions.repo.ts'

let server: TestServer
let members: Joined[]
beforeAll(async () => {
  server = await startTestServer()
  members = await joinWorkers(server, 2, 1)
  await sellPlans(server)
})
afterAll(() => server.close())

it.each(['m', 'member', 's', 'session'])('what is asked alongside is of who asks, also where it names a table %s', async (alias) => {
  const ownIds: Alongside<string[]> = (_db, memberId) =>
    sql`(select json_agg(${sql.ref(`${alias}.id`)}) from member as ${sql.ref(alias)} where ${sql.ref(`${alias}.id`)} = ${memberId})`
  const found = await Promise.all(members.map(({ token }) => findSignedIn(server.db, tokenHash(token), { ask: ownIds, given: {} })))
  expect(found.map((row) => row?.alongside)).toEqual(members.map(({ id }) => [id]))
})

it('two who both have payments, notifications, consents and claims never see the other’s', async () => {
  const expected: { campaign: string; payment: string; name: string; unread: number }[] = []
  server.clock.advance({ seconds: 1 })
  const word = { wording: 'v', language: 'english', at: toDate(server.clock.now()) } as const
  for (const [n, { id, token }] of members.entries()) {
    await giveMonths(server, id, n + 1)
    const [name, campaign, payment] = [
      `of ${n}`,
      await offerCampaign(server, { name: inFour(`Campaign ${n}`) }),
      await start(server, token),
    ]
    await server.ok(claimCampaign, { id: campaign }, { token })
    await insertConsents(server.db, id, { marketingSms: n === 0, marketingCall: n === 1 }, word)
    for (let told = 0; told <= n; told += 1) await tellMember(server, { user: { id } }, `${name} ${told}`)
    expected.push({ campaign, payment: payment.id, name, unread: n + 1 })
  }
  for (const [n, { id, token }] of members.entries()) {
    const [own, payments, inbox, campaigns] = await Promise.all([
      server.ok(me, {}, { token }),
      server.ok(listPayments, {}, { token }),
      server.ok(listNotifications, {}, { token }),
      server.ok(listCampaigns, { status: 'claimed', page: 1, pageSize: 10 }, { token }),
    ])
    const wanted = expected[n]
    expect([own.user.id, own.continuePaymentId, own.unreadNotifications]).toEqual([id, wanted?.payment, wanted?.unread])
    expect(own.consents).toMatchObject({ marketingSms: n === 0, marketingCall: n === 1 })
    expect(payments.payments.map((payment) => payment.id)).toEqual([wanted?.payment])
    expect([inbox.unread, ...new Set(inbox.notifications.map(({ text }) => text.slice(0, -2)))]).toEqual([
      wanted?.unread,
      `Text ${wanted?.name}`,
    ])
    expect(campaigns.campaigns.map((campaign) => campaign.id)).toEqual([wanted?.campaign])
  }
})

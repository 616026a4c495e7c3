import { randomUUID } from 'node:crypto'
import { requestMove } from '@mwc/contract/account/lost-phone/lost-phone.calls'
import { decidePhoneRequest } from '@mwc/contract/account/lost-phone/phone-request-desk.calls'
import * as campaignDesk from '@mwc/contract/campaigns/campaign-desk.calls'
import { stopCard } from '@mwc/contract/card/card-desk.calls'
import { picturesPath } from '@mwc/contract/content/pictures-path'
import { apiBase } from '@mwc/contract/endpoint/api-base'
import type { InputOf, WireCall } from '@mwc/contract/endpoint/wire-call'
import type { LogAct } from '@mwc/contract/log/acts'
import * as maintenanceDesk from '@mwc/contract/maintenance/maintenance-desk.calls'
import { findByFin } from '@mwc/contract/members/member-desk.calls'
import * as memberActsDesk from '@mwc/contract/members/member-acts-desk.calls'
import * as paperRequestDesk from '@mwc/contract/members/paper-request-desk.calls'
import * as counterDesk from '@mwc/contract/payments/counter-desk.calls'
import * as paymentDesk from '@mwc/contract/payments/payment-desk.calls'
import * as programmeDesk from '@mwc/contract/programme/programme-desk.calls'
import * as promoBatchDesk from '@mwc/contract/promos/promo-batch-desk.calls'
import * as promoDesk from '@mwc/contract/promos/promo-desk.calls'
import * as redemptionDesk from '@mwc/contract/redemptions/redemption-desk.calls'
import * as settlementDesk from '@mwc/contract/settlements/settlement-desk.calls'
import { joinStaff } from '@mwc/contract/staff/join.calls'
import * as ownDesk from '@mwc/contract/staff/own-desk.calls'
import * as passkeys from '@mwc/contract/staff/passkeys.calls'
import * as staffDesk from '@mwc/contract/staff/staff-desk.calls'
import { staffLogIn, staffLogOut } from '@mwc/contract/staff/staff.calls'
import type { InjectOptions } from 'fastify'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { foundFrom } from '../../../testing/fixtures/account-fixtures.ts'
import { broadcastActs } from '../../../testing/fixtures/broadcast-acts.ts'
import { campaignInput } from '../../../testing/fixtures/campaign-fixtures.ts'
import { contentActs } from '../../../testing/fixtures/content-acts.ts'
import { placeWithTerminals, shiftAt, slipAndWord } from '../../../testing/fixtures/counter-fixtures.ts'
import { authenticatorCode, deskPassword, openLink, signInAtDesk, stayAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { jobActs } from '../../../testing/fixtures/job-acts.ts'
import { importActs } from '../../../testing/fixtures/import-fixtures.ts'
import { messageActs } from '../../../testing/fixtures/message-acts.ts'
import { joinMember } from '../../../testing/fixtures/message-fixtures.ts'
import { addNets, sellPlans, settledReport, start, tell } from '../../../testing/fixtures/payment-fixtures.ts'
import { finOf } from '../../../testing/fixtures/person-fixtures.ts'
import { batchInput, promoInput, promoTerms } from '../../../testing/fixtures/promo-fixtures.ts'
import { openShop, useAVoucher } from '../../../testing/fixtures/redemption-fixtures.ts'
import { owedMonth, rateInput } from '../../../testing/fixtures/settlement-fixtures.ts'
import { testAuthenticator } from '../../../testing/stand-ins/test-authenticator.ts'
import { statementActs } from '../../../testing/fixtures/statement-fixtures.ts'
import { routesOf } from '../../../testing/routes-of.ts'
import type { TestGateway } from '../../../testing/stand-ins/test-gateway.ts'
import { identityHeads, requestOf, startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

let server: TestServer
let nets: TestGateway
let token: string
let totpUri: string
let worker = 0
beforeAll(async () => {
  server = await startTestServer()
  nets = addNets(server)
  await sellPlans(server)
  const admin = await signInAtDesk(server, 'chief', 'admin')
  ;({ token, totpUri } = admin)
  await sql`create function refuse_log() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$`.execute(server.db)
})
afterAll(() => server.close())

const note = 'Agreed on the phone'
/** Of an act that concerns no member the reason stands in the clear. */
const decided = 'Agreed by the board'
const later = (hours: number) => server.clock.now().add({ hours }).toString()
const ask = <E extends WireCall>(endpoint: E, input: InputOf<E>): InjectOptions =>
  requestOf(endpoint, input as Record<string, unknown>, { token })
const made = <E extends WireCall>(endpoint: E, input: InputOf<E>) => server.ok(endpoint, input, { token })
const join = () => joinMember(server, (worker += 1))
const paymentOf = async (report: { amountCents?: number } | null, method: 'paynow' | 'nets' = 'paynow') => {
  const payment = await start(server, (await join()).token, { method })
  if (report) await tell(server, settledReport(server, payment, report))
  return payment.id
}
const reviewed = async () => {
  const { arrivals } = await made(paymentDesk.readDeskPayment, { id: await paymentOf({ amountCents: 850 }) })
  return arrivals[0]?.id ?? ''
}
const toldTwice = async () => {
  const payment = await start(server, (await join()).token, { method: 'nets' })
  return slipAndWord(server, nets, payment, { token, shiftId: await shiftAt(server, token) })
}
const moveAsked = async () => {
  await server.ok(requestMove, { move: await foundFrom(server, (await join(), worker), (worker += 1)) })
  const rows = server.db.selectFrom('phone_request').select('id').where('state', '=', 'waiting')
  return (await rows.executeTakeFirstOrThrow()).id
}
let windows = 0
const period = () => ({ startsAt: later((windows += 10)), endsAt: later(windows + 5) })
const windowOn = async () => {
  const { id } = await made(maintenanceDesk.addWindow, { endsAt: later(1) })
  return id
}
const promo = async () => (await made(promoDesk.addPromo, promoInput(`CODE-${(worker += 1)}`))).id
const campaign = async () => (await made(campaignDesk.addCampaign, campaignInput())).id

const colleague = async () => {
  const username = `colleague-${(worker += 1)}`
  await signInAtDesk(server, username, 'support')
  const { id } = await server.db.selectFrom('staff').select('id').where('username', '=', username).executeTakeFirstOrThrow()
  return id
}
let key = testAuthenticator({ origin: 'https://mwc.example', rpId: 'mwc.example' })
const madePasskey = async () => {
  key = testAuthenticator({ origin: 'https://mwc.example', rpId: 'mwc.example' })
  const { challenge } = (await made(passkeys.beginPasskey, { currentPassword: deskPassword })).options
  return { name: 'Work phone', credential: key.create({ challenge }) }
}
const settings = () => made(programmeDesk.readDeskSettings, {})
const plans = { '6months': { priceCents: 900, onSale: true }, '1year': { priceCents: 1500, onSale: true } }
const onMember = async () => ({ id: (await join()).user.id, reason: note })
const stopped = async () => {
  const input = await onMember()
  await made(memberActsDesk.deactivateMember, input)
  return input
}
const blocked = async () => {
  const input = await onMember()
  await made(memberActsDesk.blockFin, input)
  return input
}
const typedBlock = async () => {
  const input = { fin: finOf(9_000 + (worker += 1)), reason: 'No account' }
  await made(memberActsDesk.blockTypedFin, input)
  return input
}
const unusedMember = async () => {
  const input = await onMember()
  const lastUsed = new Date(server.clock.now().subtract({ hours: 181 * 24 }).epochMilliseconds)
  await server.db.updateTable('member').set({ last_used_at: lastUsed }).where('id', '=', input.id).execute()
  return input
}
const termOf = async () => {
  const { id } = await onMember()
  const terms = server.db.selectFrom('term').select('id').where('member_id', '=', id)
  return { id: (await terms.executeTakeFirstOrThrow()).id, reason: note }
}
const paper = async (kind: 'data' | 'closing') => ({
  ...(await onMember()),
  idempotencyKey: randomUUID(),
  kind,
  receivedOn: server.clock.now().toZonedDateTimeISO('Asia/Singapore').toPlainDate().toString(),
})
const onPaper = async (kind: 'data' | 'closing') => ({
  id: (await made(paperRequestDesk.addPaperRequest, await paper(kind))).id,
  reason: note,
})
const terminal = async () => (await placeWithTerminals(server, ['T1'])).terminalIds[0] ?? ''
const counterDay = async () => {
  const { shift } = await made(counterDesk.beginShift, { terminalId: await terminal() })
  return shift?.dayId ?? ''
}
const zero = { collectedCount: 0, collectedCents: 0, terminalCount: 0, terminalCents: 0 }

/** Every desk call that changes something: the act that it leaves in the log, and how it is made. */
const acts: Record<string, [LogAct, () => Promise<InjectOptions>]> = {
  'POST /desk/log-in': [
    'staff.logIn',
    async () => {
      server.clock.advance({ seconds: 30 })
      return ask(staffLogIn, { username: 'chief', password: deskPassword, totp: authenticatorCode(server, totpUri) })
    },
  ],
  'POST /desk/log-out': [
    'staff.logOut',
    async () => requestOf(staffLogOut, {}, { token: (await signInAtDesk(server, `leaver-${(worker += 1)}`, 'support')).token }),
  ],
  'POST /desk/staff': ['staff.invite', async () => ask(staffDesk.inviteStaff, { username: 'newcomer', role: 'support' })],
  'POST /desk/staff/:id/link': ['staff.newLink', async () => ask(staffDesk.newStaffLink, { id: await colleague(), note: decided })],
  'POST /desk/staff/:id/role': [
    'staff.editRole',
    async () => ask(staffDesk.editStaffRole, { id: await colleague(), version: 1, role: 'finance', note: decided }),
  ],
  'POST /desk/staff/:id/end-sessions': [
    'staff.endSessions',
    async () => ask(staffDesk.endStaffSessions, { id: await colleague(), note: decided }),
  ],
  'POST /desk/staff/:id/disable': ['staff.disable', async () => ask(staffDesk.disableStaff, { id: await colleague(), note: decided })],
  'POST /desk/staff/:id/enable': [
    'staff.enable',
    async () => {
      const id = await colleague()
      await made(staffDesk.disableStaff, { id, note: decided })
      return ask(staffDesk.enableStaff, { id, note: decided })
    },
  ],
  'POST /desk/join': [
    'staff.join',
    async () => {
      const { link } = await made(staffDesk.inviteStaff, { username: `joins-${(worker += 1)}`, role: 'support' })
      const opened = await openLink(server, link)
      return requestOf(joinStaff, { token: opened.token, password: deskPassword, totp: authenticatorCode(server, opened.totpUri) })
    },
  ],
  'POST /desk/account/passkeys': ['staff.addPasskey', async () => ask(passkeys.addPasskey, await madePasskey())],
  'POST /desk/account/passkeys/:id/remove': [
    'staff.removePasskey',
    async () => {
      const own = await made(passkeys.addPasskey, await madePasskey())
      return ask(passkeys.removePasskey, { id: own.passkeys.at(-1)?.id ?? '', note: decided })
    },
  ],
  'POST /desk/log-in/passkey': [
    'staff.logIn',
    async () => {
      const input = await madePasskey()
      await made(passkeys.addPasskey, input)
      const { challenge } = (await made(passkeys.beginPasskeyLogIn, {})).options
      return ask(passkeys.passkeyLogIn, { credential: key.get({ challenge, counter: 1 }) })
    },
  ],
  'POST /desk/account/password': [
    'staff.changePassword',
    async () => ask(ownDesk.changeDeskPassword, { currentPassword: deskPassword, password: deskPassword }),
  ],
  'POST /desk/account/recovery-codes': [
    'staff.newRecoveryCodes',
    async () => ask(ownDesk.newRecoveryCodes, { currentPassword: deskPassword }),
  ],
  'POST /desk/plans': [
    'plans.edit',
    async () => ask(programmeDesk.editPrices, { version: (await settings()).prices.version, note: decided, plans }),
  ],
  'POST /desk/settings/contact': [
    'settings.edit',
    async () => ask(programmeDesk.editContact, { ...(await settings()).contact, helpline: '6123 4567', note: decided }),
  ],
  'POST /desk/settings/times': [
    'settings.edit',
    async () => ask(programmeDesk.editTimes, { ...(await settings()).times, netsDays: 9, note: decided }),
  ],
  'POST /desk/settings/costs': [
    'settings.edit',
    async () => ask(programmeDesk.editCosts, { version: (await settings()).costs.version, smsSegmentMills: 56, note: decided }),
  ],
  'POST /desk/phone-requests/:id/decide': [
    'phoneRequests.decline',
    async () => ask(decidePhoneRequest, { id: await moveAsked(), decision: 'decline', checked: 'call', note }),
  ],
  'POST /desk/members/find-by-fin': ['members.look', async () => ask(findByFin, { fin: finOf((await join(), worker)) })],
  'POST /desk/members/:id/card/stop': ['members.stopCard', async () => ask(stopCard, { id: (await join()).user.id, note })],
  'POST /desk/members/:id/correct': [
    'members.correct',
    async () => ask(memberActsDesk.correctMember, { ...(await onMember()), version: 1, fullName: 'Karim Uddin', fin: finOf(9_999) }),
  ],
  'POST /desk/members/:id/fin/reveal': ['members.revealFin', async () => ask(memberActsDesk.revealFin, await onMember())],
  'POST /desk/members/:id/fin/block': ['members.blockFin', async () => ask(memberActsDesk.blockFin, await onMember())],
  'POST /desk/members/:id/fin/unblock': ['members.unblockFin', async () => ask(memberActsDesk.unblockFin, await blocked())],
  'POST /desk/blocked-fins': [
    'members.blockFin',
    async () => ask(memberActsDesk.blockTypedFin, { fin: finOf(8_999), reason: 'No account' }),
  ],
  'POST /desk/blocked-fins/lift': ['members.unblockFin', async () => ask(memberActsDesk.unblockTypedFin, await typedBlock())],
  'POST /desk/members/:id/deactivate': ['members.deactivate', async () => ask(memberActsDesk.deactivateMember, await onMember())],
  'POST /desk/members/:id/reactivate': ['members.reactivate', async () => ask(memberActsDesk.reactivateMember, await stopped())],
  'POST /desk/members/:id/months': [
    'members.giveMonths',
    async () => ask(memberActsDesk.giveMonths, { ...(await onMember()), idempotencyKey: randomUUID(), months: 2 }),
  ],
  'POST /desk/terms/:id/void': ['members.voidTerm', async () => ask(memberActsDesk.voidMemberTerm, await termOf())],
  'POST /desk/members/:id/sessions/end': ['members.endSessions', async () => ask(memberActsDesk.endMemberSessions, await onMember())],
  'POST /desk/members/:id/confirm-holder': [
    'members.confirmHolder',
    async () => ask(memberActsDesk.confirmHolder, { ...(await unusedMember()), checked: 'inPerson' }),
  ],
  'POST /desk/members/:id/paper-requests': ['paperRequests.add', async () => ask(paperRequestDesk.addPaperRequest, await paper('data'))],
  'POST /desk/paper-requests/:id/finish': [
    'paperRequests.finish',
    async () => ask(paperRequestDesk.finishPaperRequest, await onPaper('closing')),
  ],
  'POST /desk/paper-requests/:id/decline': [
    'paperRequests.decline',
    async () => ask(paperRequestDesk.declinePaperRequest, await onPaper('data')),
  ],
  'POST /desk/payments/:id/collect': [
    'payments.collect',
    async () =>
      ask(paymentDesk.collectPayment, {
        id: await paymentOf(null, 'nets'),
        shiftId: await shiftAt(server, token),
        reference: randomUUID(),
        amountCents: 900,
      }),
  ],
  ...statementActs(
    () => ({ server, token }),
    () => paymentOf(null),
  ),
  'POST /desk/terminals': [
    'terminals.add',
    async () => ask(counterDesk.addTerminal, { placeId: (await placeWithTerminals(server, [])).placeId, name: 'T9' }),
  ],
  'POST /desk/terminals/:id/rename': [
    'terminals.rename',
    async () => ask(counterDesk.renameTerminal, { id: await terminal(), version: 1, name: 'T2' }),
  ],
  'POST /desk/terminals/:id/retire': [
    'terminals.retire',
    async () => ask(counterDesk.retireTerminal, { id: await terminal(), note: 'Worn out' }),
  ],
  'POST /desk/counter/shift': ['counter.beginShift', async () => ask(counterDesk.beginShift, { terminalId: await terminal() })],
  'POST /desk/counter/members/:id/payments': [
    'payments.start',
    async () => {
      const { user } = await join()
      return ask(counterDesk.startAtCounter, { id: user.id, idempotencyKey: randomUUID(), plan: '6months', expectedTotalCents: 900 })
    },
  ],
  'POST /desk/counter/days/:id/close': [
    'counter.closeDay',
    async () => ask(counterDesk.closeCounterDay, { id: await counterDay(), ...zero }),
  ],
  'POST /desk/counter/days/:id/reopen': [
    'counter.reopenDay',
    async () => {
      const { id } = await made(counterDesk.closeCounterDay, { id: await counterDay(), ...zero })
      return ask(counterDesk.reopenCounterDay, { id, note: 'A slip was left out' })
    },
  ],
  'POST /desk/payments/:id/refund': [
    'payments.refund',
    async () => ask(paymentDesk.refundPayment, { id: await paymentOf({}), note, reference: 'R1' }),
  ],
  'POST /desk/payment-reviews/:id/honour': ['payments.honour', async () => ask(paymentDesk.honourMoney, { id: await reviewed(), note })],
  'POST /desk/payment-reviews/:id/refund': [
    'payments.return',
    async () => ask(paymentDesk.returnMoney, { id: await reviewed(), note, reference: 'R2' }),
  ],
  'POST /desk/payment-reviews/:id/same': [
    'payments.sameMoney',
    async () => ask(paymentDesk.noteSameMoney, { id: await toldTwice(), note }),
  ],
  'POST /desk/promos': ['promos.add', async () => ask(promoDesk.addPromo, promoInput('FIRST'))],
  'POST /desk/promos/:id': [
    'promos.edit',
    async () => ask(promoDesk.editPromo, { id: await promo(), version: 1, ...promoTerms({ personLimit: 2 }) }),
  ],
  'POST /desk/promos/:id/end': ['promos.end', async () => ask(promoDesk.endPromo, { id: await promo() })],
  'POST /desk/use-rates': ['shops.setRate', async () => ask(settlementDesk.setUseRate, await rateInput(server))],
  'POST /desk/shops/:id/settle': ['shops.settle', async () => ask(settlementDesk.settleShop, await owedMonth(server, await join()))],
  'POST /desk/promo-batches': ['promos.addBatch', async () => ask(promoBatchDesk.addPromoBatch, batchInput({ size: 3 }))],
  'POST /desk/promo-batches/:id/end': [
    'promos.endBatch',
    async () => ask(promoBatchDesk.endPromoBatch, { id: (await made(promoBatchDesk.addPromoBatch, batchInput({ size: 3 }))).id }),
  ],
  'POST /desk/campaigns': ['campaigns.add', async () => ask(campaignDesk.addCampaign, campaignInput())],
  'POST /desk/campaigns/:id': [
    'campaigns.edit',
    async () => ask(campaignDesk.editCampaign, { id: await campaign(), version: 1, ...campaignInput({ stock: 7 }) }),
  ],
  'POST /desk/campaigns/:id/end': ['campaigns.end', async () => ask(campaignDesk.endCampaign, { id: await campaign() })],
  'POST /desk/pictures': [
    'pictures.add',
    async () => ({
      method: 'POST',
      url: apiBase + picturesPath,
      headers: { ...identityHeads({ path: '/desk/' }, token), 'content-type': 'image/png' },
      payload: await sharp({ create: { width: 60, height: 60, channels: 3, background: 'teal' } })
        .png()
        .toBuffer(),
    }),
  ],
  'POST /desk/shops/:id/code': ['shops.newCode', async () => ask(redemptionDesk.newShopCode, { id: (await openShop(server)).id })],
  'POST /desk/shops/:id/pin': ['shops.newPin', async () => ask(redemptionDesk.newShopPin, { id: (await openShop(server)).id })],
  'POST /desk/shops/:id/close': ['shops.close', async () => ask(redemptionDesk.closeShop, { id: (await openShop(server)).id })],
  'POST /desk/redemptions/:id/undo': [
    'redemptions.undo',
    async () => ask(redemptionDesk.undoRedemption, { id: (await useAVoucher(server, await join())).id, note }),
  ],
  ...broadcastActs(() => ({ server, token }), { join, colleague }),
  ...messageActs(() => ({ server, token }), { worker: () => (worker += 1), colleague }),
  'POST /desk/maintenance': ['maintenance.add', async () => ask(maintenanceDesk.addWindow, period())],
  'POST /desk/maintenance/:id': [
    'maintenance.edit',
    async () => ask(maintenanceDesk.editWindow, { id: (await made(maintenanceDesk.addWindow, period())).id, version: 1, ...period() }),
  ],
  'POST /desk/maintenance/:id/end': ['maintenance.end', async () => ask(maintenanceDesk.endWindow, { id: await windowOn() })],
  'POST /desk/maintenance/:id/cancel': [
    'maintenance.cancel',
    async () => ask(maintenanceDesk.cancelWindow, { id: (await made(maintenanceDesk.addWindow, period())).id }),
  ],
  ...jobActs(() => ({ server, token })),
  ...contentActs(() => ({ server, token })),
  ...importActs(() => ({ server, token })),
}

/** Desk calls by POST that change nothing: they count whom something would reach, or look at what a link is for. */
const counts = ['campaigns', 'broadcasts', 'statement-sources/:id'].map((of) => `POST /desk/${of}/preview`)
const begun = ['account/passkeys', 'log-in/passkey'].map((of) => `POST /desk/${of}/begin`)
const previews = [...counts, ...begun, 'POST /desk/join/open']

/** What a desk call keeps whether or not it does something: counts, and that its staff are there. */
const besides = ['refused_call', 'unsigned_call', 'allowance', 'staff_session']

/** A digest of every row of the programme. */
async function digest(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(server.db)
  const each = tables
    .filter(({ name }) => !besides.includes(name))
    .map(
      ({ name }) =>
        sql`select ${sql.lit(name)} as name, md5(coalesce(string_agg(t::text, ' ' order by t::text), '')) as rows from ${sql.table(name)} t`,
    )
  return JSON.stringify((await sql`${sql.join(each, sql` union all `)} order by name`.execute(server.db)).rows)
}

const entries = () => server.db.selectFrom('audit').selectAll().execute()

test('every desk call by POST stands here', () => {
  const posts = routesOf(server.app).filter((route) => route.startsWith('POST /desk/'))
  expect(posts.toSorted()).toEqual([...Object.keys(acts), ...previews].toSorted())
})

describe.for(Object.entries(acts))('%s', ([, [act, prepare]]) => {
  it('does nothing where the log has no room for it, and leaves exactly one row once it has', async () => {
    await stayAtDesk(server)
    const request = await prepare()
    const before = await digest()
    await sql`create trigger no_room before insert on audit for each row execute function refuse_log()`.execute(server.db)
    const failed = await server.app.inject(request)
    await sql`drop trigger no_room on audit`.execute(server.db)
    expect(failed.statusCode).toBe(500)
    expect(await digest()).toBe(before)
    const known = new Set((await entries()).map(({ id }) => id))
    const answered = await server.app.inject(request)
    expect(answered.statusCode).toBe(200)
    const rows = (await entries()).filter(({ id }) => !known.has(id))
    expect(rows).toMatchObject([{ act, outcome: 'allowed', request_id: expect.any(String), record_kind: expect.any(String) }])
    expect(JSON.stringify(rows)).not.toContain(note)
  })
})

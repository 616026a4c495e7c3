import { me } from '@mwc/contract/account/people/people.calls'
import { listDeskCampaigns } from '@mwc/contract/campaigns/campaign-desk.calls'
import { correctMember, giveMonths } from '@mwc/contract/members/member-acts-desk.calls'
import { writeToMember } from '@mwc/contract/messages/message-desk.calls'
import { addMessageTemplate } from '@mwc/contract/messages/message-template-desk.calls'
import { sendMessage } from '@mwc/contract/messages/messages.calls'
import { readMember } from '@mwc/contract/members/member-desk.calls'
import { addPaperRequest } from '@mwc/contract/members/paper-request-desk.calls'
import { beginShift, listTerminals, startAtCounter } from '@mwc/contract/payments/counter-desk.calls'
import { collectPayment } from '@mwc/contract/payments/payment-desk.calls'
import { paymentOptions } from '@mwc/contract/payments/payments.calls'
import { addBroadcast } from '@mwc/contract/notifications/notification-desk.calls'
import { addSource, keepFile } from '@mwc/contract/payments/statement-desk.calls'
import { listShopStatements } from '@mwc/contract/settlements/settlement-desk.calls'
import { disableStaff, inviteStaff } from '@mwc/contract/staff/staff-desk.calls'
import { randomUUID } from 'node:crypto'
import { askToMove } from '../../fixtures/people/ask-to-move.ts'
import { type SignedUpMember, signedUpMember } from '../../fixtures/people/signed-up-member.ts'
import { bankAct } from '../../fixtures/people/simulated-parties.ts'
import { startOrder } from '../../fixtures/people/start-order.ts'
import { callServer } from '../../fixtures/server/call-server.ts'

export type Desk = { base: string; token: string }

/** As long as a name may be, in words of every length. */
const longName = 'Muhammad Abdur Rahman Chowdhury-Bandyopadhyay Subramaniam Venkatanarasimharajuv'
/** A formula for a spreadsheet, and what a page might take for its own. */
const strangeName = "@SUM(1/0)&'--/O'Neil, (D.)"
/** What somebody may type where any text may stand. */
const strangeText = '<img src=x onerror=alert(1)> {{7*7}} \u{1F921} রহিম 李明 =HYPERLINK("x")'

/** A member of a name, with months, a paper that waits, and their words. */
async function someone({ base, token }: Desk, fullName: string) {
  const member = await signedUpMember(base)
  const { user } = await callServer(base, me, {}, member.token)
  const { version } = await callServer(base, readMember, { id: user.id }, token)
  await callServer(base, correctMember, { id: user.id, version, fullName, reason: strangeText }, token)
  return { ...member, id: user.id }
}

/** A file of a bank: money that names its payment, money of nobody, and a text that nobody should write. */
async function takeFile({ base, token }: Desk, transactionNumber: string): Promise<void> {
  const source = { kind: 'bank', name: 'Harbour Bank 4711', dateColumn: 'Day', amountColumn: 'In', referenceColumn: 'Text' } as const
  const { id } = await callServer(base, addSource, { ...source, dateFormat: 'YYYY-MM-DD', decimalMark: '.', encoding: 'auto' }, token)
  const day = Temporal.Now.zonedDateTimeISO('Asia/Singapore').toPlainDate().toString()
  const texts = [`PAYNOW ${transactionNumber}`, 'RAHIM UDDIN FEE', `'${strangeText.replaceAll('"', '')}'`]
  const rows = texts.map((text) => `${day},9.00,${text.replaceAll(',', '')}`)
  const content = Buffer.from(['Day,In,Text', ...rows, ''].join('\n')).toString('base64')
  await callServer(base, keepFile, { id, version: 1, name: 'march.csv', content }, token)
}

/** A text to everybody that is not sent yet, as nobody should write it. */
async function draftBroadcast({ base, token }: Desk): Promise<string> {
  const inFour = (text: string) => ({ english: text, chinese: text, bengali: text, india: text })
  const input = { requestKey: randomUUID(), title: inFour(strangeText.slice(0, 60)), text: inFour(strangeText), bySms: true }
  return (await callServer(base, addBroadcast, input, token)).id
}

/** A thread in which a member waits, and a template with a hole. */
async function fillInbox({ base, token }: Desk, member: SignedUpMember & { id: string }) {
  const texts = { english: `Hello {name}. ${strangeText}`, bengali: '{name}, আসুন' }
  const template = await callServer(base, addMessageTemplate, { name: strangeText.slice(0, 36), texts }, token)
  const first = { id: member.id, idempotencyKey: randomUUID(), text: strangeText }
  const { threadId } = await callServer(base, writeToMember, first, token)
  await callServer(base, sendMessage, { idempotencyKey: randomUUID(), text: strangeText }, member.token)
  return { threadId, templateId: template.id }
}

/** Whose pages are looked at. */
export type Filled = {
  memberId: string
  longId: string
  paymentId: string
  dayId: string
  memberNumber: string
  threadId: string
  templateId: string
  broadcastId: string
  campaignId: string
  shopId: string
}

/** Gives a desk what a day brings, with names and texts as they must not break a page. */
export async function fillDesk(desk: Desk): Promise<Filled> {
  const { base, token } = desk
  const [long, strange, plain] = [await someone(desk, longName), await someone(desk, strangeName), await signedUpMember(base)]
  for (const { id } of [long, strange]) {
    const keyed = { id, idempotencyKey: randomUUID(), reason: strangeText }
    await callServer(base, giveMonths, { ...keyed, months: 1 }, token)
    const receivedOn = Temporal.Now.zonedDateTimeISO('Asia/Singapore').toPlainDate().toString()
    await callServer(base, addPaperRequest, { ...keyed, kind: 'data', receivedOn }, token)
  }
  await askToMove(base, long)
  const paid = await startOrder(base, plain, 'paynow')
  await bankAct(base, (await startOrder(base, long, 'paynow')).transactionNumber, 'payWrongAmount')
  await bankAct(base, (await startOrder(base, strange, 'paynow')).transactionNumber, 'payTwice')
  await takeFile(desk, paid.transactionNumber)

  const { rows: terminals } = await callServer(base, listTerminals, { pageSize: 100 }, token)
  const { shift } = await callServer(base, beginShift, { terminalId: terminals[0]?.id ?? '' }, token)
  if (!shift) throw new Error('no shift began')
  const { plans } = await callServer(base, paymentOptions, {}, long.token)
  const expectedTotalCents = plans.find(({ plan }) => plan === '1year')?.totalCents ?? 0
  const started = { id: long.id, idempotencyKey: randomUUID(), plan: '1year', expectedTotalCents } as const
  const { id: paymentId } = await callServer(base, startAtCounter, started, token)
  const slip = { id: paymentId, shiftId: shift.id, reference: 'T-4711', amountCents: expectedTotalCents, note: strangeText }
  await callServer(base, collectPayment, slip, token)

  await callServer(base, inviteStaff, { username: 'a'.repeat(32), role: 'support' }, token)
  const { staff } = await callServer(base, inviteStaff, { username: 'nurul.left', role: 'finance' }, token)
  await callServer(base, disableStaff, { id: staff.id, note: strangeText }, token)
  const { user } = await callServer(base, me, {}, plain.token)
  const inbox = await fillInbox(desk, long)
  const [campaign] = (await callServer(base, listDeskCampaigns, { pageSize: 1 }, token)).rows
  const [shop] = (await callServer(base, listShopStatements, { pageSize: 1 }, token)).rows
  return {
    memberId: user.id,
    longId: long.id,
    paymentId,
    dayId: shift.dayId ?? '',
    memberNumber: user.memberNumber,
    broadcastId: await draftBroadcast(desk),
    campaignId: campaign?.id ?? '',
    shopId: shop?.id ?? '',
    ...inbox,
  }
}

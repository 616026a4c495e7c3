import { me } from '@mwc/contract/account/people/people.calls'
import { giveMonths } from '@mwc/contract/members/member-acts-desk.calls'
import { beginShift, closeCounterDay, listTerminals, readCounterDay } from '@mwc/contract/payments/counter-desk.calls'
import { collectPayment } from '@mwc/contract/payments/payment-desk.calls'
import { addSource, keepFile } from '@mwc/contract/payments/statement-desk.calls'
import { listShopStatements } from '@mwc/contract/settlements/settlement-desk.calls'
import { listStaff } from '@mwc/contract/staff/staff-desk.calls'
import { expect } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { doByKeyboard, signedInWith } from './fixtures/desk/do-by-keyboard.ts'
import { because, newsForLater, type Step, twice } from './fixtures/desk/task.ts'
import { activeMember } from './fixtures/people/active-member.ts'
import { askToMove } from './fixtures/people/ask-to-move.ts'
import { newStaff, sitDown } from './fixtures/people/new-staff.ts'
import { newWorker } from './fixtures/people/new-worker.ts'
import { signedUpMember } from './fixtures/people/signed-up-member.ts'
import { bankAct } from './fixtures/people/simulated-parties.ts'
import { startOrder } from './fixtures/people/start-order.ts'
import { callServer } from './fixtures/server/call-server.ts'
import { test } from './fixtures/server/test-with-own-desk.ts'

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

/** A question that asks for a reason alone. */
const withReason = (label: string): Step[] => [['press', label], because, ['press', label]]

test('what a day asks for of money and counters, without a mouse @release', async ({ page, base, desk }) => {
  const token = await sitDown(desk, 'admin')
  await signedInWith(page, base, token)
  const signUp = () => signedUpMember(base)
  const [printed, short, late, paid, once] = await Promise.all([signUp(), signUp(), signUp(), signUp(), signUp()])
  const { rows: terminals } = await callServer(base, listTerminals, { pageSize: 100 }, token)
  let [dayId, today, shiftId] = ['', '', '']
  // Of another terminal a journey before may have closed this day. The shift that was begun last is the one that lasts.
  for (const { id: terminalId } of terminals) {
    const { shift } = await callServer(base, beginShift, { terminalId }, token)
    if (shift?.countsOn !== shift?.today || !shift?.dayId) continue
    ;[dayId, today, shiftId] = [shift.dayId, shift.today, shift.id]
    break
  }
  expect(dayId).not.toBe('')
  for (const member of [short, late]) await bankAct(base, (await startOrder(base, member, 'paynow')).transactionNumber, 'payWrongAmount')
  const taken = await startOrder(base, paid, 'paynow')
  await bankAct(base, taken.transactionNumber, 'pay')

  // A slip by hand, then the machine's word under a name of its own: what came once looks like two.
  const told = await startOrder(base, once, 'nets')
  await callServer(base, collectPayment, { id: told.id, shiftId, reference: 'S-4710', amountCents: 900 }, token)
  await bankAct(base, told.transactionNumber, 'pay')

  // The machine printed a slip that nobody entered: the file of NETS has the money, beside some of nobody.
  const waiting = await startOrder(base, printed, 'nets')
  await bankAct(base, waiting.transactionNumber, 'paySilently')
  const columns = { dateColumn: 'Day', amountColumn: 'In', referenceColumn: 'Text' }
  const source = { kind: 'nets', name: 'NETS', ...columns, dateFormat: 'YYYY-MM-DD', decimalMark: '.', encoding: 'auto' } as const
  const { id: sourceId } = await callServer(base, addSource, source, token)
  const rows = [waiting.transactionNumber, 'NOBODY KNOWS'].map((text) => `${today},9.00,${text}`)
  const content = Buffer.from(['Day,In,Text', ...rows, ''].join('\n')).toString('base64')
  await callServer(base, keepFile, { id: sourceId, version: 1, name: 'nets.csv', content }, token)
  await expect.poll(async () => (await callServer(base, me, {}, printed.token)).membership.status).toBe('active')

  const collect = 'Collect with this slip'
  await doByKeyboard(page, base, [
    {
      name: 'see which lines wait',
      at: '/work',
      steps: [['touch', /^Lines of bank and NETS files/]],
      said: 'NOBODY KNOWS',
    },
    { name: 'put a line aside', at: null, steps: withReason('Put aside'), look: 'the question for a line' },
    {
      name: 'enter the slip of money that NETS has and nobody entered',
      at: `/counter-days/${dayId}/show`,
      steps: [
        ['press', collect],
        ['type', 'Reference on the slip', 'S-4712'],
        ['press', collect],
      ],
      said: 'Counted.',
      look: 'the question for a slip of NETS',
    },
  ])
  const { slips, withoutSlip, ...day } = await callServer(base, readCounterDay, { id: dayId }, token)
  expect(slips.map(({ reference }) => reference)).toContain('S-4712')
  expect(withoutSlip).toEqual([])
  const { collectedCount, collectedCents } = day
  const total = { collectedCount, collectedCents, terminalCount: collectedCount, terminalCents: collectedCents }
  await callServer(base, closeCounterDay, { id: dayId, ...total }, token)

  const owed = (await callServer(base, listShopStatements, { pageSize: 100 }, token)).rows.find(({ totalCents }) => totalCents > 0)
  await doByKeyboard(page, base, [
    { name: 'open a signed day again', at: `/counter-days/${dayId}/show`, steps: withReason('Reopen') },
    {
      name: "read a source's files otherwise",
      at: '/statement-sources',
      steps: [['press', 'Edit'], ['type', 'Column of the reference', 'Text'], because, ['press', 'Edit']],
    },
    { name: 'accept money under review', at: '/payment-reviews', steps: withReason('Accept') },
    {
      name: 'note that money under review came once',
      at: '/payment-reviews',
      steps: withReason('Same money'),
      said: 'Noted: it came once.',
      look: 'the question whether money came once',
    },
    {
      name: 'note that money under review was sent back',
      at: '/payment-reviews',
      steps: [['press', 'Sent back'], because, ['type', 'Reference of the transfer', 'GIRO 4711'], ['press', 'Sent back']],
    },
    {
      name: 'send back money that was taken by mistake',
      at: `/payments/${taken.id}/show`,
      steps: [['press', 'Refund'], because, ['type', 'Reference of the transfer', 'GIRO 4712'], ['press', 'Refund']],
    },
    {
      name: 'note that a month was paid',
      at: `/shop-statements/${owed?.id}/show`,
      steps: [
        ['press', 'Mark as paid'],
        ['type', 'Reference of the transfer', 'GIRO 4713'],
        ['press', 'Mark as paid'],
      ],
      said: 'GIRO 4713',
      look: 'the question before a month is paid',
    },
    {
      name: 'add, rename, retire a terminal',
      at: '/terminals',
      steps: [
        ['press', 'Rename'],
        ['type', 'Name', 'T9'],
        ['press', 'Rename'],
      ],
      said: 'T9',
    },
    { name: 'add, rename, retire a terminal', at: null, steps: withReason('Retire') },
  ])
})

test('what a day asks for of members, staff and texts, without a mouse @release', async ({ page, base, desk }) => {
  const token = await sitDown(desk, 'admin')
  await signedInWith(page, base, token)
  const [first, second, third] = await Promise.all([activeMember(base), activeMember(base), activeMember(base)])
  await askToMove(base, first)
  await askToMove(base, second)
  const { user } = await callServer(base, me, {}, third.token)
  const record = `/members/${user.id}/show`
  await callServer(base, giveMonths, { id: user.id, idempotencyKey: randomUUID(), months: 1, reason: 'Goodwill' }, token)
  const { username } = await newStaff(desk, 'support')
  const { rows: staff } = await callServer(base, listStaff, { pageSize: 100 }, token)
  const colleague = staff.find((one) => one.username === username)

  const checked: Step[] = [
    ['choose', 'How the person was checked', 'Seen with papers'],
    ['type', 'What was seen', 'The permit'],
  ]
  const { fullName, mobile, fin } = newWorker()
  const file = [
    'Name,HP No.,FIN No.,D.O.B.,Country,Sex,Industry,Employer,Trade,Valid from,Months,SMS,Declaration signed,Membership consent',
    `${fullName},${mobile},${fin},1990-04-03,Bangladeshi,M,Construction,Harbour Works,Rigger,2026-01-01,12,yes,yes,yes`,
    '',
  ]
  await doByKeyboard(page, base, [
    {
      name: 'leave an account where it is',
      at: '/phone-requests',
      steps: [['press', 'Decline'], ...checked, ['press', 'Decline']],
      said: 'Declined.',
      look: 'the question before a phone request is declined',
    },
    {
      name: 'move an account to the phone in hand',
      at: '/phone-requests',
      steps: [['press', 'Approve'], ...checked, ['press', 'Approve']],
      said: 'Approved: both numbers are told.',
    },
    {
      name: 'let in a colleague who lost phone or password',
      at: `/staff/${colleague?.id}/show`,
      steps: [...withReason('Reset access'), ['press', 'I have handed it over']],
      look: 'the link for a colleague who lost the phone',
    },
    {
      name: 'correct a record',
      at: record,
      steps: [['press', 'Correct'], ['type', 'Company', 'Marina Yard'], because, ['press', 'Correct']],
      said: 'Marina Yard',
    },
    { name: 'take a term back', at: record, steps: withReason('Take back') },
    { name: "sign a member out, or stop the card's phone", at: null, steps: withReason("Stop the card's phone") },
    { name: "sign a member out, or stop the card's phone", at: null, steps: withReason('Sign out all phones') },
    { name: 'stop an account, or let it be used again', at: null, steps: withReason('Deactivate') },
    { name: 'stop an account, or let it be used again', at: null, steps: withReason('Reactivate') },
    { name: 'let nobody sign up with a FIN, or again', at: null, steps: withReason('Block the FIN') },
    { name: 'let nobody sign up with a FIN, or again', at: null, steps: withReason('Unblock the FIN') },
    {
      name: 'bring members in by a file',
      at: '/member-imports',
      steps: [
        ['file', 'Upload a file', { name: 'members.csv', content: file.join('\r\n') }],
        ['touch', 'Check the rows'],
        ...withReason('Apply'),
      ],
      said: 'Applied',
    },
    { name: 'write news for later', at: '/news', steps: newsForLater, said: 'Saved: scheduled.' },
    { name: 'take something away from members', at: null, steps: twice('Archive') },
    { name: 'take something away from members', at: null, steps: twice('Take back') },
    {
      name: 'change helpline, WhatsApp or how long things last',
      at: '/settings',
      steps: [['type', 'In arrears for (days)', '61'], ['press', 'Save'], because, ['press', 'Save']],
    },
  ])
  expect((await callServer(base, me, {}, third.token).catch(() => null)) ?? 'signed out').toBe('signed out')
})

import { randomUUID } from 'node:crypto'
import { decidePhoneRequest, listPhoneRequests } from '@mwc/contract/account/lost-phone/phone-request-desk.calls'
import { addCampaign } from '@mwc/contract/campaigns/campaign-desk.calls'
import { contentDesk } from '@mwc/contract/content/content-desk.calls'
import { listMembers, readMember } from '@mwc/contract/members/member-desk.calls'
import { giveMonths, voidMemberTerm } from '@mwc/contract/members/member-acts-desk.calls'
import { addPaperRequest } from '@mwc/contract/members/paper-request-desk.calls'
import { addMessageTemplate } from '@mwc/contract/messages/message-template-desk.calls'
import { listThreads } from '@mwc/contract/messages/message-desk.calls'
import { sendMessage } from '@mwc/contract/messages/messages.calls'
import { addBroadcast } from '@mwc/contract/notifications/notification-desk.calls'
import { addTerminal, beginShift, listCounterDays } from '@mwc/contract/payments/counter-desk.calls'
import { addSource, keepFile } from '@mwc/contract/payments/statement-desk.calls'
import { collectPayment } from '@mwc/contract/payments/payment-desk.calls'
import { sendReports } from '@mwc/contract/phone-reports/phone-report.calls'
import { addPromoBatch } from '@mwc/contract/promos/promo-batch-desk.calls'
import { inviteStaff } from '@mwc/contract/staff/staff-desk.calls'
import { expect, type Page } from '@playwright/test'
import { payPlan } from './fixtures/people/active-member.ts'
import { askToMove } from './fixtures/people/ask-to-move.ts'
import { newStaff, signInOnPage } from './fixtures/people/new-staff.ts'
import { newWorker } from './fixtures/people/new-worker.ts'
import { signedUpMember } from './fixtures/people/signed-up-member.ts'
import { startOrder } from './fixtures/people/start-order.ts'
import { goToDeskPage, settled } from './fixtures/screens/inspect-desk-page.ts'
import { callServer } from './fixtures/server/call-server.ts'
import { test } from './fixtures/server/test-with-own-desk.ts'

// A desk of its own: other journeys look for the only file, line or report that there is.
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false, deskFor: 'hostile texts' })

const markup = '"><img src=x onerror=window.ran=1>'
const script = '</script><script>window.ran=1</script>{{7*7}}'
const link = '[tap](javascript:window.ran=1) ![x](x"onerror="window.ran=1)'
const tower = `Z${'\u0351\u036b\u0343\u032a\u0302'.repeat(12)}`
/** A text of all that, and one word that no line holds; as long as `most`. */
const textOf = (most: number) => `${markup} ${script} ${link} ﷽ ${tower} ${'W'.repeat(most)}`.slice(0, most)
const inFour = (most: number) => ({ english: textOf(most), chinese: textOf(most), bengali: textOf(most), india: textOf(most) })
const bytes = (text: string) => Buffer.from(text).toString('base64')

type Written = { memberId: string; threadId: string; colleagueId: string; paymentId: string; dayId: string }

/** Everything that members, phones, banks and colleagues write which the desk shows. */
async function writeEverywhere(base: string, admin: string): Promise<Written> {
  const asMember = await signedUpMember(base, { ...newWorker(), fullName: 'W'.repeat(80) })
  await payPlan(base, asMember.token)
  const key = randomUUID
  const send = (text: string) =>
    expect
      .poll(() =>
        callServer(base, sendMessage, { idempotencyKey: key(), text }, asMember.token).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true)
  for (const text of [markup + script, link, 'W'.repeat(140), tower]) await send(text)
  const report = { kind: 'error', message: textOf(900), stack: [] as string[], route: '/pages/login/login' } as const
  await callServer(base, sendReports, { version: '1.0.0', language: 'english', reports: [report] })

  const { rows } = await callServer(base, listMembers, { search: asMember.mobile.slice(-4) }, admin)
  const memberId = rows.find(({ fullName }) => fullName.startsWith('WWW'))?.id ?? ''
  await callServer(base, giveMonths, { id: memberId, idempotencyKey: key(), months: 1, reason: textOf(500) }, admin)
  const { ledger } = await callServer(base, readMember, { id: memberId }, admin)
  await callServer(base, voidMemberTerm, { id: ledger.rows.find(({ months }) => months === 1)?.id ?? '', reason: textOf(500) }, admin)
  await callServer(base, addMessageTemplate, { name: textOf(60), texts: { english: textOf(900) } }, admin)
  const window = { startsAt: '2026-01-01T00:00:00+08:00', endsAt: '2030-01-01T00:00:00+08:00' }
  const codes = { size: 2, audience: 'any', effect: 'freeMonths', effectValue: 1 } as const
  await callServer(base, addPromoBatch, { idempotencyKey: key(), name: textOf(80), ...codes, ...window }, admin)
  const reward = { rewardKind: 'voucher', voucherName: inFour(60), voucherTerms: inFour(200), voucherDays: 3 } as const
  const campaign = { name: inFour(60), text: inFour(300), picture: 'meal', stock: 3, autoClaim: false, ...reward, ...window } as const
  await callServer(base, addCampaign, campaign, admin)
  await callServer(base, addBroadcast, { requestKey: key(), title: inFour(60), text: inFour(300), bySms: false }, admin)
  const shown = { position: 0, publishFrom: '2026-01-01T00:00:00+08:00', publishTo: null }
  const news = { title: inFour(120), summary: inFour(300), body: inFour(900), link: null, pictureId: null, ...shown }
  await callServer(base, contentDesk.news.add, news, admin)
  const at = { latitude: 1.3, longitude: 103.8, phone: null, ...shown }
  await callServer(base, contentDesk.shop.add, { name: textOf(80), address: textOf(200), hours: inFour(60), ...at }, admin)
  const words = { name: { english: 'W'.repeat(100) }, text: { english: textOf(400) }, address: textOf(200), hours: inFour(60) }
  const place = await callServer(base, contentDesk.place.add, { kind: 'centre', ...words, hasNets: true, ...at }, admin)
  const terminal = await callServer(base, addTerminal, { placeId: place.id, name: 'W'.repeat(40) }, admin)
  await callServer(base, addTerminal, { placeId: place.id, name: textOf(40) }, admin)
  const { shift } = await callServer(base, beginShift, { terminalId: terminal.id }, admin)
  const collected = { shiftId: shift?.id ?? '', reference: 'W'.repeat(60), amountCents: 100, note: textOf(500) }
  const { id: slipOf } = await startOrder(base, asMember, 'nets')
  await callServer(base, collectPayment, { id: slipOf, ...collected }, admin)
  const { id: paymentId } = await startOrder(base, asMember, 'nets')
  const paper = { id: memberId, idempotencyKey: key(), kind: 'data', receivedOn: shift?.today ?? '', reason: textOf(500) } as const
  await callServer(base, addPaperRequest, paper, admin)
  await askToMove(base, asMember)
  const [request] = (await callServer(base, listPhoneRequests, { memberId }, admin)).rows
  const decision = { id: request?.id ?? '', decision: 'approve', checked: 'call', note: textOf(500) } as const
  await callServer(base, decidePhoneRequest, decision, admin)
  const colleague = await callServer(base, inviteStaff, { username: 'w'.repeat(32), role: 'support' }, admin)
  const columns = { dateColumn: 'Day', amountColumn: 'In', referenceColumn: 'Text' }
  const read = { dateFormat: 'YYYY-MM-DD', decimalMark: '.', encoding: 'utf-8' } as const
  const source = await callServer(base, addSource, { kind: 'bank', name: textOf(60), ...columns, ...read }, admin)
  const quoted = [markup, script, link, 'W'.repeat(300), '=HYPERLINK("javascript:window.ran=1")'].map((text) => text.replaceAll('"', '""'))
  const lines = ['Day,In,Text', ...quoted.map((text, n) => `2026-03-0${n + 1},9.00,"${text}"`), '']
  const file = { id: source.id, version: source.version, name: textOf(200), content: bytes(lines.join('\n')) }
  await callServer(base, keepFile, file, admin)
  const threads = await callServer(base, listThreads, {}, admin)
  const [day] = (await callServer(base, listCounterDays, {}, admin)).rows
  return { memberId, threadId: threads.rows[0]?.id ?? '', colleagueId: colleague.staff.id, paymentId, dayId: day?.id ?? '' }
}

/** What ran, and what the policy of the page stopped. */
const whatRan = (page: Page) =>
  page.evaluate(() => {
    const { ran, stopped } = window as { ran?: unknown; stopped?: string[] }
    return { ran: ran ?? null, stopped: stopped ?? [] }
  })

/** Texts with a line longer than what clips or scrolls them, and the page where it is too wide itself. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth > document.documentElement.clientWidth ? ['the page'] : []
    const shown = document.querySelector('[role=listbox]') ?? document.querySelector('main')
    const texts = document.createTreeWalker(shown ?? document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      // The gap in a field's line, which nobody sees.
      if (text.parentElement?.closest('legend')) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      let holder = text.parentElement
      while (holder && (holder.clientWidth === 0 || !/auto|scroll|hidden|clip/.test(getComputedStyle(holder).overflowX)))
        holder = holder.parentElement
      if (holder && getComputedStyle(holder).textOverflow !== 'ellipsis' && range.getBoundingClientRect().width > holder.clientWidth)
        wide.push(`${text.textContent?.slice(0, 30)} in ${holder.className}`)
    }
    return wide
  })

const softly = expect.configure({ soft: true })
const lists = ['work', 'members', 'threads', 'message-templates', 'broadcasts', 'payments', 'statement-lines', 'statement-sources']
const others = ['promo-batches', 'campaigns', 'shops', 'news', 'translations', 'terminals', 'log', 'health', 'member-imports']
const atCounter = ['places', 'counter-days', 'phone-requests?filter=%7B%7D', 'paper-requests', 'staff', 'settings']

test('whatever members, phones, banks, files and colleagues write stands at the desk as text, runs nowhere and leaves every page its width @release', async ({
  page,
  base,
  desk,
}) => {
  page.on('dialog', (dialog) => void expect.soft(dialog.message(), 'a dialog').toBe('none'))
  await page.addInitScript(() => {
    const held = window as { stopped?: string[] }
    held.stopped = []
    addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => held.stopped?.push(`${violatedDirective} ${sample}`))
  })
  const { memberId, threadId, colleagueId, paymentId, dayId } = await writeEverywhere(base, desk.token)
  await page.goto(`${base}/console/member-imports`)
  await signInOnPage(page, await newStaff(desk, 'admin'))
  const cells = ['Full name,Mobile,FIN', `"${textOf(300).replaceAll('"', '""')}",${'9'.repeat(60)},"${script}"`, '']
  const name = `${textOf(150).replaceAll('/', '')}.csv`
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(cells.join('\n')) })
  await expect(page).toHaveURL(/\/member-imports\/[0-9a-f-]{36}\/show$/)
  const imported = new URL(page.url()).pathname.replace('/console', '')

  const look = async (path: string) => {
    for (const width of [1280, 768]) {
      await page.setViewportSize({ width, height: 800 })
      await settled(page)
      // A list takes its form for another width some moments after the width.
      await softly.poll(() => tooWide(page), `what is too wide in ${path} at ${width}`).toEqual([])
    }
    expect.soft(await page.locator('img[src="x"], [onerror], a[href^="javascript"]').count(), `markup in ${path}`).toBe(0)
    expect.soft(await whatRan(page), `what ran in ${path}`).toEqual({ ran: null, stopped: [] })
  }
  for (const path of [
    imported,
    `/members/${memberId}/show`,
    `/threads/${threadId}/show`,
    `/staff/${colleagueId}/show`,
    `/counter-days/${dayId}/show`,
    ...[...lists, ...others, ...atCounter].map((list) => `/${list}`),
  ]) {
    await goToDeskPage(page, base, path)
    // The story of a member comes after the page.
    if (path.startsWith('/members/')) await expect(page.getByRole('table', { name: 'Phone requests' })).toBeVisible()
    await look(path)
  }

  // The shift of this session, who is found, and the two things that are done for them.
  await goToDeskPage(page, base, '/counter')
  await page.getByLabel('Place and terminal').click()
  await look('the choice of a terminal')
  await page.getByRole('option', { name: /· WWW/ }).click()
  await page.getByRole('button', { name: 'Begin the shift' }).click()
  await page.getByLabel('Code, number, mobile or name').fill('W'.repeat(80))
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await expect(page.getByRole('region', { name: /Collect|Found|Start/ })).toBeVisible()
  await look('who is found at the counter')
  for (const open of [`member=${memberId}`, `payment=${paymentId}`]) {
    await goToDeskPage(page, base, `/counter?${open}`)
    await look(`/counter?${open}`)
  }
})

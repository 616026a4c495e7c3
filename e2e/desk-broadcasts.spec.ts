import { me } from '@mwc/contract/account/people/people.calls'
import { listNotifications } from '@mwc/contract/notifications/notifications.calls'
import { readFile } from 'node:fs/promises'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { editCosts, readDeskSettings } from '@mwc/contract/programme/programme-desk.calls'
import { expect, type Page } from '@playwright/test'
import { doTask } from './fixtures/desk/do-task.ts'
import { newStaff, signInOnPage } from './fixtures/people/new-staff.ts'
import { signedUpMember } from './fixtures/people/signed-up-member.ts'
import { signInAtDesk } from './fixtures/people/staff-at-desk.ts'
import { inspectDeskPage } from './fixtures/screens/inspect-desk-page.ts'
import { test as journey } from './fixtures/screens/test.ts'
import { addCrowd } from './fixtures/server/add-crowd.ts'
import { callServer } from './fixtures/server/call-server.ts'
import { freePort, runServer } from './fixtures/server/run-server.ts'
import { copySeeded } from './fixtures/server/seeded-folder.ts'

/** More members than one person may send to: a server of its own. */
const crowd = 10_001

const test = journey.extend<object, { desk: { base: string; token: string } }>({
  desk: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are wanted off this pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'mwc-crowd-'))
      const firstSaid = copySeeded(folder)
      await addCrowd(folder, crowd)
      const server = await runServer(folder, await freePort())
      const token = await signInAtDesk(server.base, firstSaid, Temporal.Now.instant())
      const { costs } = await callServer(server.base, readDeskSettings, {}, token)
      await callServer(server.base, editCosts, { version: costs.version, note: 'As billed', smsSegmentMills: 50 }, token)
      await use({ base: server.base, token })
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  base: async ({ desk }, use) => use(desk.base),
})

// One after the other, on one server.
test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

const title = 'Title: also what a push and an SMS say'
const texts = {
  English: ['Clinic closed on Monday', 'The clinic in Jurong opens again on Tuesday at 9 AM.\nBring your card.'],
  简体中文: ['诊所星期一休息', '裕廊的诊所星期二上午 9 点恢复营业。'],
  বাংলা: ['সোমবার ক্লিনিক বন্ধ', 'জুরং-এর ক্লিনিক মঙ্গলবার সকাল 9টায় আবার খুলবে।'],
  தமிழ்: ['திங்கள் அன்று கிளினிக் இல்லை', 'ஜூரோங் கிளினிக் செவ்வாய் காலை 9 மணிக்குத் திறக்கும்.'],
}
const cell = (page: Page, field: string, language: string) => page.getByRole('textbox', { name: `${field}, ${language}`, exact: true })
/** An act with its question: the button, then the same in the dialog. */
const act = async (page: Page, label: string) => {
  await page.getByRole('main').getByRole('button', { name: label, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click()
}

test('a broadcast from nothing to all who read it: counted, tried on an own phone, confirmed by a second person, sent, and who was told @release', async ({
  page,
  base,
  desk,
  browser,
}) => {
  test.slow()
  const writer = await signedUpMember(base)
  const { user } = await callServer(base, me, {}, writer.token)
  const staff = await newStaff(desk, 'content')
  await page.goto(`${base}/console/broadcasts`)
  await signInOnPage(page, staff)
  await expect(page.getByText('No broadcasts yet')).toBeVisible()
  await inspectDeskPage(page, 'no broadcasts')

  await doTask(page, 'write a broadcast, see whom it reaches and what it costs', async (aside) => {
    await page.getByRole('link', { name: 'New broadcast' }).click()
    for (const [language, [name = '', text = '']] of Object.entries(texts).slice(0, 3)) {
      await cell(page, title, language).fill(name)
      await cell(page, 'Text in the inbox', language).fill(text)
    }
    await page.getByLabel('By SMS, to whoever consented to that').check()
    await page.getByRole('button', { name: 'Count whom it reaches' }).click()
    await expect(page.getByRole('table', { name: 'Whom it reaches, by language' })).toContainText('S$0.00')
    await expect(page.getByRole('status').filter({ hasText: 'Reaches' })).toContainText(/Reaches about 10,0\d\d members now/)
    await aside(async () => {
      // What lies half under the bar is no target.
      await page.evaluate(() => scrollTo(0, 0))
      await inspectDeskPage(page, 'a new broadcast')
      // A language that is missing is said, and nothing typed is lost.
      await page.getByRole('button', { name: 'Save draft' }).click()
      await expect(page.getByText('2 fields are not right yet.')).toBeVisible()
    })
    await cell(page, title, 'தமிழ்').fill(texts.தமிழ்[0] ?? '')
    await cell(page, 'Text in the inbox', 'தமிழ்').fill(texts.தமிழ்[1] ?? '')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page).toHaveURL(/\/broadcasts\/[0-9a-f-]{36}\/show$/)
  })
  const address = page.url()
  await expect(page.getByText('It reaches more than 10,000 members.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send now' })).toBeHidden()

  // On the own phone first.
  const dialog = page.getByRole('dialog')
  await doTask(page, 'see it on your own phone first', async (aside) => {
    await page.getByRole('button', { name: 'Send me a test' }).click()
    await aside(async () => {
      await dialog.getByLabel('Member number').fill('M999999A')
      await dialog.getByRole('button', { name: 'Send me a test' }).click()
      await expect(dialog.getByText('No account in use has this member number')).toBeVisible()
    })
    await dialog.getByLabel('Member number').fill(user.memberNumber)
    await inspectDeskPage(page, 'the question for a test')
    await dialog.getByRole('button', { name: 'Send me a test' }).click()
    await expect(page.getByText('The test is on its way.')).toBeVisible()
  })
  const inbox = async () => (await callServer(base, listNotifications, {}, writer.token)).notifications.map((one) => one.title)
  expect(await inbox()).toContain('测试：诊所星期一休息')

  // A second person, who finds it on the first page.
  await doTask(page, 'have one to more than 10,000 confirmed', async () => {
    await act(page, 'Ask a second person')
    await expect(page.getByText('Asked for on')).toBeVisible()
  })
  await inspectDeskPage(page, 'a broadcast that waits')
  const other = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage()
  await other.goto(`${base}/console/`)
  await signInOnPage(other, await newStaff(desk, 'membership'))
  await doTask(other, 'have one to more than 10,000 confirmed', async () => {
    await other.getByRole('link', { name: /Broadcasts to confirm/ }).click()
    await other.getByRole('link', { name: 'Clinic closed on Monday' }).click()
    await act(other, 'Confirm')
    await expect(other.getByText('Confirmed. It can be sent.')).toBeVisible()
  })

  // A change takes it away; what another typed meanwhile is not lost.
  await page.reload()
  await cell(page, 'Text in the inbox', 'English').fill('The clinic in Jurong opens again on Wednesday.\nBring your card.')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('It reaches more than 10,000 members.')).toBeVisible()
  await cell(other, 'Text in the inbox', 'English').fill('Open on Friday.')
  await other.getByRole('button', { name: 'Save draft' }).click()
  await expect(other.getByText('Somebody else saved this while you wrote.')).toBeVisible()
  await other.getByRole('button', { name: 'Undo what I typed' }).click()
  await other.reload()
  await act(other, 'Confirm')
  await expect(other.getByText('Confirmed. It can be sent.')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Schedule' }).click()
  await dialog.getByLabel('Send at').fill('2026-01-01T09:00')
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(dialog.getByText('This time is over already.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await page.reload()
  await doTask(page, 'send it, now or later', async () => {
    await act(page, 'Send now')
    await expect(page.getByRole('region', { name: 'How it goes' }).first()).toBeVisible({ timeout: 60_000 })
  })
  await expect(page.getByText('Sent', { exact: true }).first()).toBeVisible({ timeout: 120_000 })
  const told = (await callServer(base, listNotifications, {}, writer.token)).notifications
  expect(told.find((one) => one.title === 'Clinic closed on Monday')?.text).toBe(
    'The clinic in Jurong opens again on Wednesday.\nBring your card.',
  )

  // Who was told, and who was not: for whoever sees members.
  await other.goto(address)
  const rows = other.getByRole('region', { name: 'Who was told, and who was not' })
  await expect(rows.getByRole('row')).not.toHaveCount(0)
  await doTask(other, 'see who was told of it, who was not and why', async () => {
    await rows.getByLabel('Way').click()
    await other.getByRole('option', { name: 'By SMS' }).click()
    await rows.getByLabel('Outcome').click()
    await other.getByRole('option', { name: 'No way' }).click()
    await expect(rows).toContainText('No mobile number')
    await inspectDeskPage(other, 'who was told')
    const [file] = await Promise.all([other.waitForEvent('download'), rows.getByRole('button', { name: 'Export CSV' }).click()])
    expect((await readFile(await file.path(), 'utf8')).trim().split('\r\n').length).toBeGreaterThan(crowd - 1)
  })

  // Another like it, to fewer, which one person alone sends.
  await page.goto(address)
  await page.getByRole('link', { name: 'Write one like it' }).click()
  await expect(cell(page, title, 'English')).toHaveValue('Clinic closed on Monday')
  await page.getByRole('combobox', { name: 'Nationality' }).fill('Bangl')
  await page.getByRole('option', { name: 'Bangladesh' }).click()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('button', { name: 'Send now' })).toBeVisible()
  await doTask(page, 'stop one', async () => {
    await act(page, 'Cancel it')
    await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible()
  })
  await page.goto(`${base}/console/broadcasts`)
  await expect(page.getByRole('row')).toHaveCount(3)
  await inspectDeskPage(page, 'the broadcasts')
})

test('a day of reminders says who was not told, and why @release', async ({ page, base, desk }) => {
  await page.goto(`${base}/console/`)
  await signInOnPage(page, await newStaff(desk, 'support'))
  // Counted a moment after the server began.
  const card = page.getByRole('link', { name: /Reminders that differ/ })
  await expect(async () => {
    await page.reload()
    await expect(card).toBeVisible({ timeout: 5000 })
  }).toPass()
  const rows = page.getByRole('region', { name: 'Who was not told, and why' })
  await doTask(page, 'see who was not reminded on a day, and why', async () => {
    await card.press('Enter')
    await expect(page.getByRole('row').filter({ hasText: 'Somebody was not told' })).toHaveCount(1)
    await inspectDeskPage(page, 'the reminders')
    await page.getByRole('row').filter({ hasText: 'Somebody was not told' }).getByRole('link').press('Enter')
    await expect(rows.getByRole('row').filter({ hasText: 'Worker 3' })).toContainText('A fault of the server')
    await expect(rows.getByRole('row').filter({ hasText: 'Worker 2' })).toContainText('Renewed meanwhile')
    await inspectDeskPage(page, 'a day of reminders')
    const [file] = await Promise.all([page.waitForEvent('download'), rows.getByRole('button', { name: 'Export CSV' }).click()])
    expect((await readFile(await file.path(), 'utf8')).trim().split('\r\n')).toHaveLength(3)
  })
  await rows.getByRole('link', { name: 'Worker 3' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Member X3')
})

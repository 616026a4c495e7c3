import { sendCode } from '@mwc/contract/account/proofs/proofs.calls'
import { listSms, readSmsDays } from '@mwc/contract/sms/sms-desk.calls'
import type { SmsPurpose } from '@mwc/contract/sms/sms-purposes'
import { sendReports } from '@mwc/contract/phone-reports/phone-report.calls'
import { listWindows } from '@mwc/contract/maintenance/maintenance-desk.calls'
import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { doTask } from './fixtures/desk/do-task.ts'
import { doByKeyboard, signedInWith } from './fixtures/desk/do-by-keyboard.ts'
import { twice } from './fixtures/desk/task.ts'
import { newStaff, signInOnPage, sitDown } from './fixtures/people/new-staff.ts'
import { newWorker } from './fixtures/people/new-worker.ts'
import { signedUpMember } from './fixtures/people/signed-up-member.ts'
import { setSmsNetwork } from './fixtures/people/simulated-parties.ts'
import { inspectDeskPage } from './fixtures/screens/inspect-desk-page.ts'
import { callServer } from './fixtures/server/call-server.ts'
import { test } from './fixtures/server/test-with-own-desk.ts'

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

/** A moment so many hours from now, as a field for day and time in Singapore takes it. */
const inHours = (hours: number) =>
  new Date(Date.now() + hours * 3_600_000).toLocaleString('sv-SE', { timeZone: 'Asia/Singapore' }).slice(0, 16).replace(' ', 'T')

const preview = (page: Page) => page.frameLocator('iframe[title=Preview]')

test('why an SMS failed is said; what the provider was away for is sent again, without a mouse @release', async ({ page, base, desk }) => {
  await signedInWith(page, base, await sitDown(desk, 'admin'))
  const failed = async (purpose: SmsPurpose) => (await callServer(base, listSms, { state: 'failed', purpose }, desk.token)).total
  await setSmsNetwork(base, 'refuse')
  await callServer(base, sendCode, { areaCode: '+65', mobile: newWorker().mobile, purpose: 'signUp' })
  await expect.poll(() => failed('code.signUp')).toBe(1)
  await setSmsNetwork(base, 'deliver')
  const waited = await failed('mobileChanged')

  await doByKeyboard(page, base, [
    {
      name: 'see why SMS failed',
      at: '/work',
      steps: [['touch', /^SMS that failed/]],
      said: /^The member answered STOP to an SMS/,
    },
    {
      name: 'send one again that the provider was away for',
      at: null,
      steps: twice('Send again'),
      said: 'It is being sent.',
      look: 'the question before an SMS is sent again',
    },
  ])
  await expect.poll(() => failed('mobileChanged')).toBe(waited - 1)
  await doByKeyboard(page, base, [
    {
      name: 'try a job again that failed, or all of its kind',
      at: '/health',
      steps: twice('Retry'),
      said: 'It runs again.',
      look: 'the question before a job runs again',
    },
    { name: 'try a job again that failed, or all of its kind', at: null, steps: twice('Retry all') },
  ])
  await expect.poll(() => failed('mobileChanged')).toBe(0)
  await page.reload()
  await expect(page.getByText('None. A job that was tried in vain')).toBeVisible()
})

test('the health of the server, what SMS cost, and a window as members will read it @release', async ({ page, base, desk }) => {
  await signedUpMember(base)
  await page.goto(`${base}/console/health`)
  await signInOnPage(page, await newStaff(desk, 'admin'))
  const part = (name: string) => page.getByRole('region', { name, exact: true })
  await doTask(page, 'see how the server does, and which of its processes run since when', async () => {
    await expect(part('Jobs').first()).toContainText('SMS that somebody waits for')
    await expect(part('Housekeeping').first()).toContainText('Deletes what is old enough')
    await expect(part('Housekeeping').first()).not.toContainText('Late')
    await expect(part('Gateways').first()).toContainText('PayNow')
    await expect(part('Database')).toContainText('Reached')
    await expect(part('Processes').first()).toContainText(/Alive.*\d+\.\d+\.\d+/)
  })
  await expect(part('What phones report')).not.toContainText('TypeError: no plan')
  const fault = { kind: 'error' as const, message: 'TypeError: no plan', stack: ['assets/frame-a.js:1:20'], route: '/' }
  await callServer(base, sendReports, { version: 'b1', language: 'bengali', reports: [fault] })
  await page.reload()
  await doTask(page, 'see what goes wrong on phones, and which pages are slow there', async () => {
    await expect(part('What phones report')).toContainText('TypeError: no plan')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      part('What phones report').getByRole('button', { name: 'Export CSV' }).click(),
    ])
    expect(await readFile(await file.path(), 'utf8')).toContain('TypeError: no plan')
  })
  await inspectDeskPage(page, 'the health')

  // SMS: what a segment costs is set, then its days have a cost; one kind of one day, as a file.
  await page.goto(`${base}/console/settings`)
  await page.getByLabel('A segment of an SMS (S$)').fill('5 cents')
  const card = page.locator('form').filter({ has: page.getByLabel('A segment of an SMS (S$)') })
  const dialog = page.getByRole('dialog')
  await card.getByRole('button', { name: 'Save' }).press('Enter')
  await dialog.getByLabel('Reason').fill('The price list of March')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('A segment of an SMS (S$)')).toHaveAttribute('aria-invalid', 'true')
  await doTask(page, 'set what an SMS costs', async () => {
    await page.getByLabel('A segment of an SMS (S$)').fill('0.056')
    await card.getByRole('button', { name: 'Save' }).press('Enter')
    await expect(dialog.getByLabel('Reason')).toBeFocused()
    await dialog.getByLabel('Reason').fill('The price list of March')
    await dialog.getByRole('button', { name: 'Save' }).click()
  })
  await expect.poll(async () => (await callServer(base, readSmsDays, {}, desk.token)).segmentMills).toBe(56)
  await expect(dialog).toBeHidden()
  await page.keyboard.press('g')
  await page.keyboard.press('y')
  await expect(part('The last 14 days')).toContainText('S$0.056 a segment')
  await expect(part('Left today')).toContainText('Codes to sign up')
  await inspectDeskPage(page, 'the SMS')
  await doTask(page, 'see what SMS came to, what they cost and what is left today', async () => {
    await part('The last 14 days').getByRole('link').first().click()
    await page.getByLabel('For what').click()
    await page.getByRole('option', { name: 'Code to sign up' }).click()
    await expect(page.locator('main table').last().getByRole('row')).not.toHaveCount(1)
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export CSV' }).click()])
    expect(await readFile(await file.path(), 'utf8')).toContain('code.signUp')
  })

  // Maintenance: a window that ends before it begins is refused and nothing typed is lost.
  await page.goto(`${base}/console/maintenance`)
  await expect(page.getByRole('row').nth(1)).toContainText('Over')
  await inspectDeskPage(page, 'the maintenance windows')
  await doTask(page, 'plan maintenance, and see what members will read of it', async (aside) => {
    await page.getByRole('link', { name: 'New window' }).press('Enter')
    await page.getByLabel('From').fill(inHours(30))
    await aside(async () => {
      await page.getByLabel('Until').fill(inHours(28))
      await page.getByRole('button', { name: 'Plan it' }).press('Enter')
      const until = page.getByLabel('Until')
      await expect(until).toHaveAccessibleDescription(/The end must be after the start/)
      await expect(until).toBeFocused()
    })
    await page.getByLabel('Until').fill(inHours(32.5))
    await expect(page.getByText('it lasts 2 h 30 min.')).toBeVisible()
    await aside(async () => {
      for (const [language, closed] of [
        ['English', 'The app'],
        ['简体中文', '新加坡时间'],
        ['বাংলা', 'সিঙ্গাপুর'],
        ['தமிழ்', 'சிங்கப்பூர்'],
      ] as const) {
        await page.getByRole('tab', { name: language }).click()
        await expect(preview(page).locator('main')).toContainText(closed)
        const frame = page.frame({ url: /\/console\/preview\// })
        expect(await frame?.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      }
      await inspectDeskPage(page, 'a new window')
    })
    await page.getByRole('button', { name: 'Plan it' }).press('Enter')
    await expect(page).toHaveURL(/\/maintenance\/[0-9a-f-]{36}\/show$/)
  })
  await expect(page.getByText('Planned', { exact: true })).toBeVisible()
  await inspectDeskPage(page, 'a window')

  // Another over it is refused.
  await page.goto(`${base}/console/maintenance/create`)
  await page.getByLabel('From').fill(inHours(31))
  await page.getByLabel('Until').fill(inHours(33))
  await page.getByRole('button', { name: 'Plan it' }).press('Enter')
  await expect(page.getByLabel('From')).toHaveAccessibleDescription(/Another maintenance window is at this time/)
  await expect(page.getByLabel('From')).toBeFocused()
  await expect(page.getByLabel('Until')).toHaveValue(inHours(33))
  await page.getByRole('button', { name: 'Undo what I typed' }).click()

  // Changed, then called off.
  await page.goto(`${base}/console/maintenance`)
  await page.getByRole('row').filter({ hasText: 'Planned' }).getByRole('link').click()
  await doTask(page, 'move, shorten, end or call off a window', async () => {
    await page.getByLabel('Until').fill(inHours(34))
    await page.getByRole('button', { name: 'Save' }).press('Enter')
    await expect(page.getByText('Saved.')).toBeVisible()
    await page.getByRole('button', { name: 'Call off' }).press('Enter')
    await dialog.getByRole('button', { name: 'Call off' }).press('Enter')
    await expect(page.getByText('Called off', { exact: true })).toBeVisible()
  })
  await expect(page.getByRole('button', { name: 'Call off' })).toBeHidden()
  const { rows } = await callServer(base, listWindows, { phase: 'cancelled' }, desk.token)
  expect(rows).toHaveLength(1)
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, expect, type Page } from '@playwright/test'
import { type FaultProxy, faultProxy } from '../server/src/testing/databases/fault-proxy.ts'
import { type RunningPostgres, startPostgres } from '../server/src/testing/databases/real-postgres.ts'
import { signedUpMember } from './fixtures/people/signed-up-member.ts'
import { logInByPassword } from './fixtures/screens/sign-in.ts'
import { openAt } from './fixtures/screens/open-page.ts'
import { startPayNow } from './fixtures/screens/payment-steps.ts'
import { test } from './fixtures/screens/test.ts'
import { workerReady } from './fixtures/browser/service-worker.ts'
import type { Words } from './fixtures/screens/words.ts'
import { freePort, runServer, type RunningServer } from './fixtures/server/run-server.ts'

test.describe.configure({ mode: 'serial' })

let folder = ''
let postgres: RunningPostgres
let line: FaultProxy
let server: RunningServer

test.beforeAll(async () => {
  test.setTimeout(240_000)
  folder = mkdtempSync(join(tmpdir(), 'mwc-away-'))
  postgres = await startPostgres()
  line = await faultProxy(postgres.url)
  const settings = { DATABASE_URL: line.url, SEED: 'example', FIN_KEYS: `k1:${'11'.repeat(32)}`, LOOKUP_KEY: '22'.repeat(32) }
  server = await runServer(folder, await freePort(), settings)
})
test.beforeEach(() => line.set('passes'))
test.afterAll(async () => {
  await line.set('passes')
  await server.stop()
  await line.close()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

const logInPath = '/pages/login/login'

async function logInAnew(page: Page): Promise<Words> {
  const words = await openAt(page, server.base, logInPath)
  await logInByPassword(page, words, await signedUpMember(server.base))
  await expect(page.getByRole('link', { name: words.membership.payNow })).toBeVisible()
  return words
}

/** Home as somebody opens it whose phone has nothing of the app. */
async function expectHomeFor(browser: Browser, words: Words): Promise<void> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await openAt(page, server.base, '/')
  await expect(page.getByText(words.home.visitorTitle)).toBeVisible()
  await context.close()
}

test.describe('on a phone with its worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('while the database is frozen Home opens, a payment says what happens, and it comes back by itself @release', async ({
    page,
    browser,
  }) => {
    const words = await logInAnew(page)
    await expectHomeFor(browser, words)
    await page.getByRole('link', { name: words.membership.payNow }).click()
    await startPayNow(page, server.base, words, '6months', 'S$9.00')
    await workerReady(page)
    await line.set('freezes')
    await expectHomeFor(browser, words)
    await page.reload()
    await page.getByRole('link', { name: words.payments.continuePayment }).click()
    await expect(page.getByText(words.payments.away)).toBeVisible({ timeout: 20_000 })
    await line.set('passes')
    await expect(page.getByRole('img', { name: words.payments.qrPicture('S$9.00') })).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText(words.payments.away)).toBeHidden()
  })
})

test('a screen that waits for the database counts down, tries again and opens by itself @release', async ({ page }) => {
  const words = await logInAnew(page)
  await line.set('freezes')
  await page.getByRole('link', { name: words.membership.payNow }).click()
  await expect(page.getByRole('heading', { name: words.offers.away })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('timer')).toBeVisible()
  await line.set('passes')
  await expect(page.getByText(words.payments.choosePlan)).toBeVisible({ timeout: 30_000 })
})

test('a log-in while the database is frozen keeps what was typed and says that it can be tried again @release', async ({ page }) => {
  const { base } = server
  const worker = await signedUpMember(base)
  const words = await openAt(page, base, logInPath)
  await line.set('freezes')
  await logInByPassword(page, words, worker)
  await expect(page.getByRole('alert')).toContainText('The app is not working right now', { timeout: 20_000 })
  await expect(page.getByLabel(words.shared.mobileNumber, { exact: true })).toHaveValue(worker.mobile)
  await line.set('passes')
  await page.getByRole('button', { name: words.account.logIn, exact: true }).click()
  await expect(page).not.toHaveURL(/login/, { timeout: 20_000 })
})

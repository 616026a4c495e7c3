import { languages } from '@mwc/contract/language/language'
import { expect, type Page } from '@playwright/test'
import { atRelease } from './fixtures/at-release.ts'
import { logInByPassword } from './fixtures/screens/sign-in.ts'
import { openAt, openIn, whenHydrated } from './fixtures/screens/open-page.ts'
import { test } from './fixtures/screens/test.ts'
import { inspectScreen, inspectWidth } from './fixtures/screens/inspect-screen.ts'
import { signedUpMember } from './fixtures/people/signed-up-member.ts'
import { aboutMembershipPath } from '../mobile/src/paths/paths.ts'
import { newWorker } from './fixtures/people/new-worker.ts'
import { wordsOf, type Words } from './fixtures/screens/words.ts'
import { fillDetails, giveCode, giveNumber, setPassword } from './fixtures/screens/sign-up-steps.ts'
import { codeSentTo } from './fixtures/people/simulated-parties.ts'

const narrow = { width: 320, height: 640 }

/** Opens each of the two texts by its link, reads it, and comes back. */
async function readBoth(page: Page, words: Words): Promise<void> {
  const { privacy, terms } = words.legal
  for (const [{ title }, lastLine] of [
    [privacy, privacy.rights.points.ask],
    [terms, terms.app.points.law],
  ] as const) {
    await page.getByRole('link', { name: title, exact: true }).click()
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await expect(page.getByText(lastLine, { exact: true })).toBeAttached()
    await inspectScreen(page, title)
    await page.getByRole('button', { name: words.shared.back, exact: true }).click()
  }
}

test('who signs up reads the privacy notice and the terms before agreeing, and nothing that was typed or ticked is lost @release', async ({
  page,
  base,
}) => {
  const words = await openIn(page, base, 'english')
  const { signUp } = words
  const worker = newWorker()
  await page.getByRole('link', { name: words.home.join, exact: true }).click()
  await giveNumber(page, words, worker)
  await giveCode(page, words, await codeSentTo(base, worker.mobile))
  await fillDetails(page, words, worker)
  await page.getByRole('checkbox', { name: signUp.declaration, exact: true }).check()
  await page.getByRole('checkbox', { name: signUp.marketingCall, exact: true }).check()
  await readBoth(page, words)
  await expect(page.getByRole('checkbox', { name: signUp.declaration, exact: true })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: signUp.marketingCall, exact: true })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: signUp.memberConsent, exact: true })).not.toBeChecked()
  await page.getByRole('checkbox', { name: signUp.memberConsent, exact: true }).check()
  await page.getByRole('button', { name: words.account.continue, exact: true }).click()
  await setPassword(page, words, worker)
  await expect(page.getByRole('heading', { name: words.payments.methodTitle, exact: true })).toBeVisible()
})

test('ticks that were made at another wording are asked for anew, and the rest of the form stays @release', async ({ page, base }) => {
  const words = await openIn(page, base, 'english')
  const { signUp } = words
  const worker = newWorker()
  await page.getByRole('link', { name: words.home.join, exact: true }).click()
  await giveNumber(page, words, worker)
  await giveCode(page, words, await codeSentTo(base, worker.mobile))
  await fillDetails(page, words, worker)
  await page.getByRole('checkbox', { name: signUp.declaration, exact: true }).check()
  await page.getByRole('checkbox', { name: signUp.memberConsent, exact: true }).check()
  await page.evaluate(() => {
    const kept = JSON.parse(sessionStorage.getItem('SIGN_UP_DRAFT') ?? '') as { fields: { wording: string } }
    kept.fields.wording = '2026-11'
    sessionStorage.setItem('SIGN_UP_DRAFT', JSON.stringify(kept))
  })
  await page.reload()
  await expect(page.getByRole('checkbox', { name: signUp.declaration, exact: true })).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: signUp.memberConsent, exact: true })).not.toBeChecked()
})

test('a member who has not paid yet reads both from My Page, also after a reload @release', async ({ page, base }) => {
  const member = await signedUpMember(base)
  const words = await openAt(page, base, '/pages/login/login')
  await logInByPassword(page, words, member)
  await readBoth(page, words)
  await page.getByRole('link', { name: words.legal.privacy.title, exact: true }).click()
  await page.reload()
  await expect(page.getByRole('heading', { name: words.legal.privacy.title, level: 1 })).toBeVisible()
})

test('a visitor reads both from Contact @release', async ({ page, base }) => {
  const words = await openAt(page, base, '/pages/tab-bar/contact/contact')
  // A link that is tapped before opens another page, from which Back leads Home.
  await whenHydrated(page)
  await readBoth(page, words)
})

for (const language of languages) {
  test(`what one reads before joining stands in the page before any script, and fits a narrow phone, in ${language}${atRelease(language !== 'english')}`, async ({
    browser,
    base,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: narrow })
    await context.addCookies([{ name: 'LANGUAGE', value: language, url: base }])
    const page = await context.newPage()
    const { account, content, home, joining, legal } = wordsOf[language]
    const price = page.getByText(home.price('S$9.00', 6), { exact: true })
    await page.goto(`${base}/mobile/`)
    await expect(price).toBeVisible()
    await page.getByRole('link', { name: account.beforeJoining, exact: true }).click()
    await expect(price).toBeVisible()
    await expect(page.locator('meta[property="og:description"]')).toHaveAttribute('content', joining.summary)
    await expect(page.getByText('S$20,000')).toBeVisible()
    await expect(page.getByRole('button', { name: content.share, exact: true })).toBeVisible()
    await page.getByRole('link', { name: legal.privacy.title, exact: true }).click()
    await expect(page.locator('meta[property="og:description"]')).toHaveAttribute('content', legal.privacy.intro)
    for (const path of [aboutMembershipPath, '/pages/privacy-notice/privacy-notice', '/pages/membership-terms/membership-terms']) {
      await page.goto(`${base}/mobile${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.getByRole('listitem').count()).toBeGreaterThan(10)
      await inspectWidth(page, path)
    }
    await context.close()
  })
}

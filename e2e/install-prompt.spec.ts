import { logIn } from '@mwc/contract/account/log-in/log-in.calls'
import { type BrowserContext, type Page, expect } from '@playwright/test'
import { callServer } from './fixtures/server/call-server.ts'
import type { SignedUpMember } from './fixtures/people/signed-up-member.ts'
import { test } from './fixtures/screens/test.ts'
import { wordsOf } from './fixtures/screens/words.ts'

const words = wordsOf.english
const card = '/pages/tab-bar/member/member'
const home = '/pages/tab-bar/contact/contact'
const offer = (page: Page) => page.getByRole('region', { name: words.offers.installTitle })

/** An active member on a phone of their own. */
async function signIn(page: Page, base: string, { mobile, password }: SignedUpMember): Promise<void> {
  const signedIn = await callServer(base, logIn, { areaCode: '+65', mobile, password })
  await page.addInitScript(({ token, user, membership }) => {
    localStorage.setItem('LANGUAGE', 'english')
    localStorage.setItem('TOKEN_H5', token)
    localStorage.setItem('USER_INFO', JSON.stringify(user))
    localStorage.setItem('VIP_STATUS', membership.vipStatus)
  }, signedIn)
}

/** Headless Chromium asks for no installation: the event comes as early as the real one may, and answers as the reader does. */
async function askLike(page: Page, outcome: 'accepted' | 'dismissed'): Promise<void> {
  await page.addInitScript((answer) => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => {
        localStorage.setItem('ASKED', String(Number(localStorage.getItem('ASKED')) + 1))
        return { outcome: answer }
      },
    })
    document.addEventListener('DOMContentLoaded', () => dispatchEvent(event))
  }, outcome)
}

test('the app is offered for the home screen after the card was opened, and a tap asks the browser @release', async ({
  page,
  base,
  member,
}) => {
  await signIn(page, base, member)
  await askLike(page, 'accepted')
  await page.goto(`${base}/mobile${home}`)
  await page.waitForTimeout(4_000)
  await expect(offer(page)).toBeHidden()
  await page.getByRole('link', { name: words.shared.tabs.member, exact: true }).click()
  await offer(page).getByRole('button', { name: words.offers.install }).click()
  await expect(offer(page)).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('ASKED'))).toBe('1')
})

test('after “Not now” it rests for 30 days @release', async ({ page, base, member }) => {
  await signIn(page, base, member)
  await askLike(page, 'accepted')
  await page.goto(`${base}/mobile${card}`)
  await offer(page).getByRole('button', { name: words.offers.notNow }).click()
  await expect(offer(page)).toBeHidden()
  await page.reload()
  await expect(page.getByText(member.fullName)).toBeVisible()
  await page.waitForTimeout(4_000)
  await expect(offer(page)).toBeHidden()
  await page.evaluate(() => localStorage.setItem('INSTALL_REFUSED', String(Date.now() - 31 * 86_400_000)))
  await page.reload()
  await expect(offer(page)).toBeVisible()
})

async function asIphone(context: BrowserContext, standalone: boolean): Promise<void> {
  await context.addInitScript(
    (standing) => Object.defineProperty(navigator, 'standalone', { value: standing, configurable: true }),
    standalone,
  )
}

test('an iPhone is shown its own way, and nothing once the app stands on the home screen @release', async ({
  page,
  base,
  context,
  member,
}) => {
  await signIn(page, base, member)
  await asIphone(context, false)
  await page.goto(`${base}/mobile${card}`)
  await expect(offer(page)).toContainText(words.offers.iosSteps)
  await expect(offer(page)).toContainText(words.offers.iosAnew)
  const installed = await context.newPage()
  await asIphone(context, true)
  await installed.goto(`${base}/mobile${card}`)
  await installed.waitForTimeout(4_000)
  await expect(offer(installed)).toBeHidden()
})

test.describe('inside another app', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 10; K; wv) AppleWebKit/537.36 Chrome/138.0.0.0 Mobile Safari/537.36 Instagram 330.0' })

  test('the phone’s own browser is offered where the reader is, and signing in again is said before @release', async ({ page, base }) => {
    await page.addInitScript(() => localStorage.setItem('LANGUAGE', 'english'))
    await page.goto(`${base}/mobile/pages/tab-bar/contact/contact?from=a-friend&promo=welcome3`)
    const bar = page.getByRole('region', { name: words.offers.insideApp })
    await expect(bar).toContainText(words.offers.againThere('Chrome'))
    const open = bar.getByRole('link', { name: words.offers.ownBrowser('Chrome'), exact: true })
    const address = (path: string) =>
      new RegExp(`^intent://${new URL(base).host}/mobile${path}#Intent;scheme=http;package=com.android.chrome;`)
    await expect(open).toHaveAttribute('href', address('/pages/tab-bar/contact/contact\\?from=a-friend&promo=WELCOME3'))
    await page.getByRole('link', { name: words.shared.tabs.member, exact: true }).click()
    // Kept by this browser alone: it goes along.
    await expect(open).toHaveAttribute('href', address(`${card}\\?promo=WELCOME3`))
    await bar.getByRole('button', { name: words.offers.why, exact: true }).click()
    await expect(bar).toContainText(words.offers.insideAppText('Chrome'))
    await bar.getByRole('button', { name: words.offers.notNow, exact: true }).click()
    await expect(bar).toBeHidden()
  })
})

import { expect } from '@playwright/test'
import { atRelease } from './fixtures/at-release.ts'
import { inspectScreen } from './fixtures/screens/inspect-screen.ts'
import { logInByPassword } from './fixtures/screens/sign-in.ts'
import { openAt, whenHydrated } from './fixtures/screens/open-page.ts'
import { test } from './fixtures/screens/test.ts'
import { startingWith, wordsOf } from './fixtures/screens/words.ts'

const password = 'Harbour7Crane'
const keptOut = /\/pages\/tab-bar\/my-page\/my-page\?timeout=\d{13}$/

for (const [mobile, status, wayOn] of [
  ['81000002', 'pendingPayment', wordsOf.english.membership.payNow],
  ['81000003', 'arrears', wordsOf.english.membership.renewNow],
  ['81000004', 'inactive', wordsOf.english.membership.renewNow],
] as const) {
  test(`a member who is ${status} lands on My Page and can only go on from there${atRelease(status !== 'pendingPayment')}`, async ({
    page,
    base,
  }) => {
    const words = await openAt(page, base, '/pages/login/login')
    await logInByPassword(page, words, { mobile, password })
    await expect(page).toHaveURL(keptOut)
    const card = page.getByRole('region', { name: words.membership.programmeName })
    await expect(card.getByText(words.shared.status[status], { exact: true })).toBeVisible()
    await inspectScreen(page, `my-page of a member who is ${status}`)

    await page.getByRole('link', { name: words.shared.tabs.member, exact: true }).click()
    await expect(page).toHaveURL(keptOut)
    await expect(page.getByText(words.shared.opensWhenPaid, { exact: true })).toBeVisible()
    await page.goto(`${base}/mobile/pages/tab-bar/privileges/privileges`)
    await expect(page).toHaveURL(keptOut)

    for (const [tab, row] of [
      ['contact', 'last'],
      ['myPage', 'first'],
    ] as const) {
      await page.getByRole('link', { name: words.shared.tabs[tab], exact: true }).click()
      // A tap on what is about to leave would meet what comes in its place.
      await expect(page.getByRole('heading', { name: words.shared.tabs[tab], exact: true, level: 1 })).toBeVisible()
      await page.getByRole('link', { name: words.shared.faq, exact: true })[row]().click()
      await expect(page.getByRole('heading', { name: words.content.questionsTitle, exact: true })).toBeVisible()
      await page.getByRole('button', { name: words.shared.back, exact: true }).click()
    }
    await page.getByRole('link', { name: words.shared.tabs.myPage, exact: true }).click()
    await page.getByRole('link', { name: new RegExp(words.membership.transactionHistory) }).click()
    await expect(page.getByRole('heading', { name: words.payments.historyTitle, exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: words.payments.historyTitle, exact: true })).toBeVisible()
    await inspectScreen(page, 'transaction-history')
    await page.getByRole('button', { name: words.shared.back, exact: true }).click()
    await page.getByRole('link', { name: wayOn, exact: true }).click()
    await expect(page.getByRole('heading', { name: words.payments.methodTitle, exact: true })).toBeVisible()
  })
}

test('a visitor is told what a card is and has a page of settings and help; who logs in from there comes back to the card', async ({
  page,
  base,
}) => {
  const words = await openAt(page, base, '/')
  await page.getByRole('link', { name: words.shared.tabs.myPage, exact: true }).click()
  await expect(page.getByText(words.joining.guest, { exact: true })).toBeVisible()
  await expect(page.getByText('1.0.0 (100)', { exact: true })).toBeVisible()
  await inspectScreen(page, 'my-page of a visitor')
  await page.reload()
  await expect(page.getByText(words.joining.guest, { exact: true })).toBeVisible()
  await page.getByRole('link', { name: words.shared.tabs.member, exact: true }).click()
  await expect(page.getByRole('heading', { name: words.joining.yourCard, exact: true })).toBeVisible()
  await inspectScreen(page, 'member tab of a visitor')
  await page.getByRole('button', { name: words.account.logIn, exact: true }).click()
  await logInByPassword(page, words, { mobile: '81000001', password })
  await expect(page.getByRole('region', { name: words.membership.programmeName })).toBeVisible()
})

test('a visitor who opens a protected page logs in and comes back to it', async ({ page, base }) => {
  const words = await openAt(page, base, '/pages/transaction-history/transaction-history')
  await expect(page).toHaveURL(/\/pages\/login\/login/)
  await logInByPassword(page, words, { mobile: '81000001', password })
  await expect(page.getByRole('heading', { name: words.payments.historyTitle, exact: true })).toBeVisible()
})

test('a session that the server ended is forgotten on the phone', async ({ page, base }) => {
  const words = await openAt(page, base, '/pages/login/login')
  await logInByPassword(page, words, { mobile: '81000001', password })
  await expect(page.getByRole('heading', { name: words.home.greeting('Rahim Uddin') })).toBeVisible()
  await page.evaluate(() => localStorage.setItem('TOKEN_H5', 'A'.repeat(43)))
  await page.goto(`${base}/mobile/pages/tab-bar/member/member`)
  await expect(page).toHaveURL(/\/pages\/login\/login/)
  expect(await page.evaluate(() => ['TOKEN_H5', 'USER_INFO', 'VIP_STATUS'].map((key) => localStorage.getItem(key)))).toEqual([
    null,
    null,
    null,
  ])
})

test('a redirect during a fade is no error of the page @release', async ({ page, base }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const words = await openAt(page, base, '/')
  // A link that is tapped before loads another page, which fades from nothing.
  await whenHydrated(page)
  await page.getByRole('link', { name: words.shared.tabs.contact, exact: true }).click()
  await page.getByRole('link', { name: startingWith(words.places.messageUs) }).click()
  await expect(page).toHaveURL(/\/pages\/login\/login/)
  await logInByPassword(page, words, { mobile: '81000004', password })
  await expect(page).toHaveURL(keptOut)
  await page.getByRole('link', { name: words.shared.tabs.privileges, exact: true }).click()
  await expect(page).toHaveURL(keptOut)
})

test('the address of a finished sign-up says nothing of a membership to who has none @release', async ({ page, base }) => {
  const path = '/pages/sign-up-successful/sign-up-successful'
  const words = await openAt(page, base, path)
  await expect(page.getByRole('heading', { name: words.signUp.signUpTitle, exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: words.account.signUp, exact: true })).toBeVisible()
  await expect(page.getByText(words.signUp.signedUpTitle)).toHaveCount(0)
  await page.getByRole('link', { name: words.account.logIn, exact: true }).click()
  await logInByPassword(page, words, { mobile: '81000002', password })
  await expect(page).toHaveURL(keptOut)
})

import { type Language, languageTags } from '@mwc/contract/language/language'
import { expect, type Page } from '@playwright/test'
import { giveVoices } from './fixtures/browser/stand-in-voices.ts'
import { inspectScreen, inspectWidth } from './fixtures/screens/inspect-screen.ts'
import { inspectSpeech } from './fixtures/screens/inspect-speech.ts'
import { logInByPassword } from './fixtures/screens/sign-in.ts'
import { openAt, openIn, whenHydrated } from './fixtures/screens/open-page.ts'
import { test } from './fixtures/screens/test.ts'
import { wordsOf } from './fixtures/screens/words.ts'

const forVisitors = [
  '/',
  '/pages/tab-bar/privileges/privileges',
  '/pages/tab-bar/contact/contact',
  '/pages/tab-bar/member/member',
  '/pages/tab-bar/my-page/my-page',
  '/pages/index/index',
  '/pages/login/login',
  '/pages/sign-up/sign-up',
  '/pages/forget-pwd/forget-pwd',
  '/pages/new-pwd/new-pwd',
  '/pages/sign-up-successful/sign-up-successful',
  '/pages/latest-news/latest-news',
  '/pages/news-detail/news-detail',
  '/pages/banner-detail/banner-detail',
  '/pages/privileges-detail/privileges-detail',
  '/pages/frequently-asked-question/frequently-asked-question',
  '/pages/changePhone/changePhone',
  '/pages/changePhone/new-phone-pwd',
  '/pages/info-detection/info-detection',
  '/pages/system-maintenance/system-maintenance',
  '/choose-location',
  '/open-location',
  '/pages/about-membership/about-membership',
  '/pages/privacy-notice/privacy-notice',
  '/pages/membership-terms/membership-terms',
]
const forMembers = [
  '/',
  '/pages/tab-bar/member/member',
  '/pages/tab-bar/my-page/my-page',
  '/pages/notification/notification',
  '/pages/notification-detail/notification-detail',
  '/pages/payment-method/payment-method',
  '/pages/payment-qr-code/payment-qr-code',
  '/pages/payment-successful/payment-successful',
  '/pages/payment-uncollected/payment-uncollected',
  '/pages/transaction-history/transaction-history',
  '/pages/my-account/my-account',
  '/pages/my-account-edit/my-account-edit',
  '/pages/insurance-coverage/insurance-coverage',
  '/pages/nominee/nominee',
  '/pages/change-mobile/change-mobile',
  '/pages/verify-mobile/verify-mobile',
  '/pages/change-password/change-password',
  '/pages/close-account/close-account',
  '/pages/scan/scan',
  '/pages/message-us/message-us',
  '/pages/member/list',
  '/pages/member/detail',
]

/** What keeps people out is the same in every language: looked for in one. Widths and what is heard differ. */
async function look(page: Page, base: string, path: string, language: Language): Promise<void> {
  await page.goto(`${base}/mobile${path}`)
  await whenHydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/)
  await expect(page.getByRole('status').filter({ hasText: wordsOf[language].shared.loading })).toHaveCount(0)
  expect.soft(await page.getAttribute('html', 'lang'), `language of ${path}`).toBe(languageTags[language])
  await expect.soft(page, `title of ${path}`).toHaveTitle(/MWC Membership/)
  if (language === 'english') return inspectScreen(page, path)
  await inspectWidth(page, path)
  await inspectSpeech(page, path, language)
}

const allVoices = { voices: ['en-SG', 'zh-CN', 'bn-BD', 'ta-IN'].map((lang) => ({ lang })), ends: true }

// In the language of the longest words as well; `npm run gallery` walks all four.
for (const language of ['english', 'india'] as const) {
  test(`every screen of a visitor can be read by everybody in ${language} @release`, async ({ page, base }) => {
    test.slow()
    await giveVoices(page, allVoices)
    await openAt(page, base, '/pages/login/login', language)
    for (const path of forVisitors) await look(page, base, path, language)
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto(`${base}/mobile/`)
    const join = await page.getByRole('link', { name: wordsOf[language].home.join, exact: true }).boundingBox()
    const tabs = await page.getByRole('navigation').boundingBox()
    expect((join?.y ?? Infinity) + (join?.height ?? 0), 'the foot of Join on the smallest phone').toBeLessThanOrEqual(tabs?.y ?? 0)
    await page.setViewportSize({ width: 1280, height: 800 })
    const news = await page.getByRole('heading', { name: wordsOf[language].home.whatsNew, exact: true }).boundingBox()
    const wide = await page.getByRole('link', { name: wordsOf[language].home.join, exact: true }).boundingBox()
    expect(news?.x, 'what is new, beside the way in on a laptop').toBeGreaterThan((wide?.x ?? Infinity) + (wide?.width ?? 0))
  })

  test(`every screen of a member can be read by everybody in ${language} @release`, async ({ page, base, member }) => {
    test.slow()
    await giveVoices(page, allVoices)
    const words = await openAt(page, base, '/pages/login/login', language)
    await logInByPassword(page, words, member)
    await expect(page.getByRole('heading', { name: words.home.greeting(member.fullName) })).toBeVisible()
    for (const path of forMembers) await look(page, base, path, language)
  })
}

test('the choice of language has a title of its own, and leaves focus on the screen behind it', async ({ page, base }) => {
  const words = await openIn(page, base, 'english')
  // The sheet is gone before its closing is told, and with that focus moves.
  await expect(page.locator('h1')).toBeFocused()
  for (const title of [words.home.picked, words.home.news])
    await expect(page.getByRole('link', { name: `${words.home.seeAll} : ${title}` })).toBeVisible()
  await page.goto(`${base}/mobile/pages/index/index`)
  await whenHydrated(page)
  await expect(page).toHaveTitle(`${words.shared.chooseLanguage} · ${words.shared.appName}`)
})

test('an address that the app does not have says so and leads Home', async ({ page, base }) => {
  const words = await openAt(page, base, '/pages/nowhere/nowhere')
  await expect(page.getByRole('heading', { name: words.shared.notFound, level: 1 })).toBeAttached()
  await page.getByRole('link', { name: words.shared.goHome, exact: true }).click()
  await expect(page.getByRole('link', { name: words.home.join, exact: true })).toBeVisible()
})

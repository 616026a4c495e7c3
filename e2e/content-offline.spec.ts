import { listNews, listPlaces, listPrivileges, listQuestions } from '@mwc/contract/content/content.calls'
import { expect } from '@playwright/test'
import { workerReady } from './fixtures/browser/service-worker.ts'
import { today } from './fixtures/screens/cover-dates.ts'
import { inspectScreen } from './fixtures/screens/inspect-screen.ts'
import { openAt, openIn } from './fixtures/screens/open-page.ts'
import { logInByPassword } from './fixtures/screens/sign-in.ts'
import { test } from './fixtures/screens/test.ts'
import { startingWith } from './fixtures/screens/words.ts'
import { callServer } from './fixtures/server/call-server.ts'

test.use({ serviceWorkers: 'allow' })

const news = '/pages/latest-news/latest-news'
const newsDetail = '/pages/news-detail/news-detail'
const questions = '/pages/frequently-asked-question/frequently-asked-question'
const insurance = '/pages/insurance-coverage/insurance-coverage'
const places = '/choose-location'
const privileges = '/pages/tab-bar/privileges/privileges'
const openPlace = '/open-location'

for (const language of ['english', 'india'] as const) {
  test(`the insurance opens without a network in ${language}, with its age @release`, async ({ page, base, context, member }) => {
    const words = await openIn(page, base, language)
    await page.goto(`${base}/mobile/pages/login/login`)
    await logInByPassword(page, words, member)
    await expect(page).not.toHaveURL(/login/)
    await workerReady(page, language, 'member')
    await page.goto(`${base}/mobile${insurance}`)
    await expect(page.getByText(words.insurance.state.now)).toBeVisible()
    const nominee = page.getByRole('link', { name: startingWith(words.membership.nominee) })
    await expect(nominee).toHaveAttribute('href', '/mobile/pages/nominee/nominee')
    await inspectScreen(page, `the insurance in ${language}`)
    await context.setOffline(true)
    await page.goto(`${base}/mobile${insurance}`)
    await expect(page.getByText(words.insurance.state.now)).toBeVisible()
    await expect(page.getByText(words.shared.lastChecked('').trim().slice(0, 6)).locator('svg')).toBeVisible()
    await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible()
  })
}

test('a place that was read opens without a network, with its age; any other point says that there is none @release', async ({
  page,
  base,
  context,
}) => {
  const [place] = (await callServer(base, listPlaces, {})).places
  const words = await openAt(page, base, places)
  await workerReady(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('KEPT_CONTENT') ?? '')).toContain('"places"')
  await context.setOffline(true)
  await page.goto(`${base}/mobile${openPlace}?latitude=${place?.latitude}&longitude=${place?.longitude}`)
  await expect(page.getByRole('heading', { name: place?.name })).toBeVisible()
  await expect(page.getByText(words.shared.lastChecked('').trim()).locator('svg')).toBeVisible()
  await page.goto(`${base}/mobile${openPlace}?latitude=1.2&longitude=103.6`)
  await expect(page.getByRole('heading', { name: words.offers.offline })).toBeVisible()
  await expect(page.getByText(words.places.unknownText)).toHaveCount(0)
})

test.describe('offers', () => {
  test.use({ geolocation: { latitude: 1.2931, longitude: 103.8522 }, permissions: ['geolocation'] })

  test('that were read stand there without a network, and say by the clock whether the shop is open @release', async ({
    page,
    base,
    context,
  }) => {
    const [offer] = (await callServer(base, listPrivileges, {})).privileges
    const words = await openAt(page, base, privileges)
    await workerReady(page)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('KEPT_CONTENT') ?? '')).toContain('"privileges"')
    await context.setOffline(true)
    const row = page.getByRole('link', { name: offer?.title })
    const tomorrow = today().add({ days: 1 }).toString()
    for (const [time, said] of [
      ['03:00', words.content.open.today('5:00\u00a0am')],
      ['12:00', words.content.open.now],
    ] as const) {
      await page.clock.setFixedTime(`${tomorrow}T${time}:00+08:00`)
      await page.goto(`${base}/mobile${privileges}`)
      await expect(row.getByText(said, { exact: true })).toBeVisible()
    }
    // The nearest cannot be asked for: what was read stays.
    await page.getByRole('button', { name: words.content.nearMe }).click()
    await expect(page.getByRole('button', { name: words.content.nearMe, pressed: true })).toBeVisible()
    await expect(page.getByText(words.shared.lastChecked('').trim()).locator('svg')).toBeVisible()
    await expect(row).toBeVisible()
    await inspectScreen(page, 'offers without a network')
  })
})

test('news, questions and places that were read open without a network, with their age @release', async ({ page, base, context }) => {
  const words = await openAt(page, base, news)
  await workerReady(page)
  const [item] = (await callServer(base, listNews, {})).news
  const [question] = (await callServer(base, listQuestions, {})).questions
  const [place] = (await callServer(base, listPlaces, {})).places
  const seen = [
    { path: news, text: item?.title, kept: '"news"' },
    { path: `${newsDetail}?id=${item?.id}`, text: item?.title, kept: '"news-item"' },
    { path: questions, text: question?.question, kept: '"questions"' },
    { path: places, text: place?.name, kept: '"places"' },
  ].map((one) => ({
    ...one,
    text: page
      .locator('main')
      .getByText(one.text ?? 'none', { exact: true })
      .first(),
  }))
  for (const { path, text, kept } of seen) {
    await page.goto(`${base}/mobile${path}`)
    await expect(text).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('KEPT_CONTENT') ?? '')).toContain(kept)
  }
  await context.setOffline(true)
  for (const { path, text } of seen) {
    await page.goto(`${base}/mobile${path}`)
    await expect(text).toBeVisible()
    await expect(page.getByText(words.shared.lastChecked('').trim()).locator('svg')).toBeVisible()
  }
})

import { autoClaim } from '@mwc/contract/campaigns/campaigns.calls'
import { listNotifications } from '@mwc/contract/notifications/notifications.calls'
import { expect } from '@playwright/test'
import { callServer } from './fixtures/server/call-server.ts'
import { inspectScreen } from './fixtures/screens/inspect-screen.ts'
import { logInByPassword } from './fixtures/screens/sign-in.ts'
import { openAt, whenHydrated } from './fixtures/screens/open-page.ts'
import { test } from './fixtures/screens/test.ts'
import { startingWith } from './fixtures/screens/words.ts'

test.use({ serviceWorkers: 'allow' })

const endpoint = 'https://fcm.googleapis.com/fcm/send/a-phone-of-the-journey'

test('a notice rings the bell, is read, taken by the phone from a tap on, and deleted @release', async ({
  page,
  base,
  member,
  context,
}) => {
  await context.grantPermissions(['notifications'], { origin: new URL(base).origin })
  // Headless Chromium has no push service: the phone's subscription stands in.
  await page.addInitScript((address) => {
    const phone = {
      options: { applicationServerKey: null },
      toJSON: () => ({ endpoint: address, keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } }),
      unsubscribe: async () => true,
    }
    PushManager.prototype.getSubscription = async () => null
    PushManager.prototype.subscribe = async () => phone as unknown as PushSubscription
  }, endpoint)
  const { claimed } = await callServer(base, autoClaim, {}, member.token)
  expect(claimed.length).toBeGreaterThan(0)
  // What the campaigns gave, and the word that the member's money arrived.
  const told = claimed.length + 1

  const words = await openAt(page, base, '/pages/login/login')
  await logInByPassword(page, words, member)
  await page.getByRole('link', { name: words.notifications.bell(String(told)), exact: true }).click()
  const inbox = page.getByRole('heading', { name: words.notifications.title, exact: true })
  await expect(inbox).toBeVisible()
  // The ways to help at the screen's foot are a list, too.
  const notifications = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') })
  await expect(notifications).toHaveCount(told)
  await inspectScreen(page, 'the inbox with the offer of push')

  const subscribed = page.waitForRequest(/\/h5\/push\/subscribe$/)
  await page.getByRole('button', { name: words.notifications.pushOn, exact: true }).click()
  expect((await subscribed).postDataJSON()).toMatchObject({ endpoint })
  await expect(page.getByText(words.notifications.pushIsOn)).toBeVisible()
  await page.getByRole('button', { name: words.notifications.pushOff, exact: true }).click()
  await expect(page.getByText(words.notifications.pushIsOff)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: words.notifications.pushLater, exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: words.notifications.pushOn, exact: true }).click()
  await expect(page.getByText(words.notifications.pushIsOn)).toBeVisible()
  await inspectScreen(page, 'the inbox with push turned on')

  const first = notifications.first()
  await first.getByRole('button', { name: startingWith(words.notifications.remove) }).click()
  await expect(first.getByRole('button', { name: words.notifications.putBack, exact: true })).toBeFocused()
  await inspectScreen(page, 'the inbox with one taken out')
  await first.getByRole('button', { name: words.notifications.putBack, exact: true }).click()
  await first.getByRole('link').click()
  await expect(page.getByRole('heading', { name: words.notifications.one, exact: true })).toBeVisible()
  await inspectScreen(page, 'a notification')
  await page.getByRole('button', { name: words.notifications.remove, exact: true }).click()
  await expect(page.getByRole('heading', { name: words.notifications.removeQuestion })).toBeVisible()
  await page.getByRole('button', { name: words.notifications.remove, exact: true }).click()
  await expect(page.getByText(words.notifications.deleted)).toBeVisible()
  await expect(inbox).toBeVisible()
  await expect(notifications).toHaveCount(told - 1)

  await page.goto(`${base}/mobile/`)
  await whenHydrated(page)
  await page.getByRole('link', { name: words.notifications.bell(String(told - 1)), exact: true }).click()
  await expect(notifications).toHaveCount(told - 1)
  await notifications.last().getByRole('link').click()
  await page.getByRole('link', { name: words.notifications.seeReceipt, exact: true }).click()
  await expect(page).toHaveURL(/\/pages\/payment-successful\/payment-successful\?id=/)
  await expect(page.getByRole('region', { name: words.payments.receiptTitle })).toBeVisible()

  // What is taken out of the list is deleted when the list is left.
  await page.goBack()
  await expect(page.getByRole('heading', { name: words.notifications.one, exact: true })).toBeVisible()
  await page.goBack()
  await first.getByRole('button', { name: startingWith(words.notifications.remove) }).click()
  await page.getByRole('button', { name: words.shared.back, exact: true }).click()
  await expect(page.getByText(words.notifications.deleted)).toBeVisible()
  await expect.poll(async () => (await callServer(base, listNotifications, {}, member.token)).notifications.length).toBe(told - 2)
})

test('what is pushed twice is shown once, in its own language, with what a tap on it opens @release', async ({
  page,
  base,
  member,
  context,
}) => {
  await context.grantPermissions(['notifications'], { origin: new URL(base).origin })
  const words = await openAt(page, base, '/pages/login/login')
  await logInByPassword(page, words, member)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const devTools = await context.newCDPSession(page)
  const registrations: string[] = []
  devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: all }) =>
    registrations.push(...all.map((one) => one.registrationId)),
  )
  await devTools.send('ServiceWorker.enable')
  await expect.poll(() => registrations.length).toBeGreaterThan(0)
  const id = '0190d9a4-5a3e-4f0e-8f6e-0a1b2c3d4e5f'
  const push = (data: string) =>
    devTools.send('ServiceWorker.deliverPushMessage', { origin: new URL(base).origin, registrationId: registrations.at(-1) ?? '', data })
  const shown = () =>
    page.evaluate(async () => {
      const all = await (await navigator.serviceWorker.ready).getNotifications()
      return all.map(({ body, lang, tag, data }) => ({ body, lang, tag, path: data.path }))
    })
  await push(JSON.stringify({ id, text: '关于您的付款，点开查看。', language: 'zh-Hans' }))
  await push(JSON.stringify({ id, text: '关于您的付款，点开查看。', language: 'zh-Hans' }))
  const path = `/pages/notification-detail/notification-detail?id=${id}`
  await expect.poll(shown).toEqual([{ body: '关于您的付款，点开查看。', lang: 'zh-Hans', tag: id, path }])
})

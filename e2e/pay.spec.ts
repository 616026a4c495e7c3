import { expect, type Page } from '@playwright/test'
import { memberCardPath, myPagePath } from '../mobile/src/paths/paths.ts'
import { places } from '../server/src/seed/content/places.ts'
import { activeMember } from './fixtures/people/active-member.ts'
import { inspectScreen } from './fixtures/screens/inspect-screen.ts'
import { signedUpMember } from './fixtures/people/signed-up-member.ts'
import { logInByPassword, openSignedIn } from './fixtures/screens/sign-in.ts'
import { openAt, whenHydrated } from './fixtures/screens/open-page.ts'
import { saysNotPaid, shownPayment, startPayNow } from './fixtures/screens/payment-steps.ts'
import { test } from './fixtures/screens/test.ts'
import { workerReady } from './fixtures/browser/service-worker.ts'
import { startingWith, type Words } from './fixtures/screens/words.ts'
import { bankAct, payInBank } from './fixtures/people/simulated-parties.ts'

/** My Page says that the membership runs, sooner than it would ask by itself, and no longer asks for money. */
async function seesPaidOnMyPage(page: Page, words: Words): Promise<void> {
  await expect(page).toHaveURL(/\/tab-bar\/my-page\//)
  const card = page.getByRole('region', { name: words.membership.programmeName })
  await expect(card.getByText(words.shared.status.active, { exact: true })).toBeVisible({ timeout: 10_000 })
  await expect(page.getByRole('link', { name: words.membership.continuePayment, exact: true })).toBeHidden()
}

const netsPlaces = places.filter(({ hasNets }) => hasNets)

test.describe('on a phone with its worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a reload on the QR page keeps the payment, which is continued from My Page', async ({ page, base }) => {
    const words = await openSignedIn(page, base, '/', await signedUpMember(base))
    await page.getByRole('link', { name: words.membership.payNow, exact: true }).click()
    const before = await startPayNow(page, base, words, '6months', 'S$9.00')
    await expect(page.getByText(words.payments.bankShows('EXAMPLE NOT A REAL PAYEE'))).toBeVisible()
    // The phone knows that its network is gone before any call has failed.
    const card = page.locator('section').filter({ has: page.getByRole('img', { name: words.payments.qrPicture('S$9.00') }) })
    await expect(card.getByText(words.payments.waiting, { exact: true })).toBeVisible()
    await page.evaluate(() => dispatchEvent(new Event('offline')))
    await expect(card.getByText(words.payments.reconnecting, { exact: true })).toBeVisible()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(card.getByText(words.payments.waiting, { exact: true })).toBeVisible()
    await page.reload()
    await expect(page).toHaveURL(/my-page\?timeout=\d+/)
    await page.getByRole('link', { name: words.membership.continuePayment, exact: true }).click()
    await expect(page.getByRole('img', { name: words.payments.qrPicture('S$9.00') })).toBeVisible()
    expect(await shownPayment(page, base)).toEqual(before)
  })

  test('money that is looked at is shown without a network as what was known, with its age @release', async ({ page, base, context }) => {
    const words = await openSignedIn(page, base, '/pages/payment-method/payment-method', await activeMember(base))
    await workerReady(page, 'english', 'member')
    const { transactionNumber } = await startPayNow(page, base, words, '6months', 'S$9.00')
    await bankAct(base, transactionNumber, 'payWrongAmount')
    await expect(page.getByRole('heading', { name: words.payments.reviewTitle, exact: true })).toBeVisible()
    await page.goto(`${base}/mobile/`)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('KEPT_ANSWERS') ?? '')).toMatch(/"reviewedPaymentId":"/)
    await context.setOffline(true)
    await page.goto(`${base}/mobile/pages/payment-method/payment-method`)
    await expect(page.getByRole('heading', { name: words.payments.reviewTitle, exact: true })).toBeVisible()
    await expect(page.getByText(words.payments.reconnecting, { exact: true })).toBeVisible()
    await expect(page.getByText(words.shared.lastChecked('').trim())).toBeVisible()
    await inspectScreen(page, 'payment-method, money looked at, without a network')
  })

  test('a member who renewed early sees that the money is looked at, and is not asked to renew', async ({ page, base }) => {
    const words = await openSignedIn(page, base, '/pages/payment-method/payment-method', await activeMember(base))
    const { transactionNumber } = await startPayNow(page, base, words, '6months', 'S$9.00')
    await bankAct(base, transactionNumber, 'payWrongAmount')
    await expect(page.getByRole('heading', { name: words.payments.reviewTitle, exact: true })).toBeVisible()
    for (const path of [myPagePath, memberCardPath]) {
      await page.goto(`${base}/mobile${path}`)
      await expect(page.getByText(words.membership.renewalChecked, { exact: true }).last()).toBeVisible()
      await expect(page.getByText(words.membership.renewEarly, { exact: true })).toHaveCount(0)
      await inspectScreen(page, `${path}, renewal looked at`)
    }
    await page.getByRole('link', { name: words.membership.seePayment, exact: true }).click()
    await expect(page.getByRole('heading', { name: words.payments.reviewTitle, exact: true })).toBeVisible()
  })

  test('a page that was opened without a network turns to paid when the network is back', async ({ page, base, context }) => {
    const words = await openSignedIn(page, base, '/', await signedUpMember(base))
    await workerReady(page, 'english', 'member')
    await page.getByRole('link', { name: words.membership.payNow, exact: true }).click()
    const { transactionNumber } = await startPayNow(page, base, words, '6months', 'S$9.00')
    // A phone says that its network goes, not that it was gone before the page was opened.
    await page.addInitScript(() => navigator.onLine || addEventListener('offline', (event) => event.stopImmediatePropagation(), true))
    await expect.poll(() => page.evaluate(() => localStorage.getItem('KEPT_ANSWERS') ?? '')).toMatch(/"continuePaymentId":"/)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('link', { name: words.membership.continuePayment, exact: true })).toBeVisible()
    await bankAct(base, transactionNumber, 'pay')
    await context.setOffline(false)
    await seesPaidOnMyPage(page, words)
  })

  test('the word that it is paid is the last that comes before the network goes: the receipt opens, and nothing asks to pay', async ({
    page,
    base,
    context,
  }) => {
    const words = await openSignedIn(page, base, '/', await signedUpMember(base))
    await workerReady(page, 'english', 'member')
    await page.getByRole('link', { name: words.membership.payNow, exact: true }).click()
    await page.getByRole('radio', { name: startingWith(words.payments.method.nets) }).check()
    await page.getByRole('button', { name: words.payments.pay.nets('S$9.00'), exact: true }).click()
    await expect(page.getByRole('img', { name: words.payments.qrPicture('S$9.00') })).toBeVisible()
    const { transactionNumber } = await shownPayment(page, base)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('KEPT_ANSWERS') ?? '')).toMatch(/"continuePaymentId":"/)
    const answered = page.waitForResponse(async (answer) => /payments\//.test(answer.url()) && /"state":"paid"/.test(await answer.text()))
    await context.route(/\/h5\/me$/, (route) => route.abort('internetdisconnected'))
    await bankAct(base, transactionNumber, 'pay')
    await answered
    await context.setOffline(true)
    await expect(page.getByRole('heading', { name: words.payments.successTitle, exact: true })).toBeVisible()
    await expect(page.getByText(transactionNumber)).toBeVisible()
    const asksNothing = async () => {
      await expect(page).toHaveURL(/\/tab-bar\/my-page\//)
      await expect(page.getByRole('button', { name: words.membership.logOut })).toBeVisible()
      await expect(page.getByRole('link', { name: words.membership.continuePayment, exact: true })).toHaveCount(0)
      await expect(page.getByRole('link', { name: words.membership.payNow, exact: true })).toHaveCount(0)
    }
    await page.getByRole('button', { name: words.shared.back, exact: true }).click()
    await asksNothing()
    await page.reload()
    await asksNothing()
    await context.unroute(/\/h5\/me$/)
    await context.setOffline(false)
    await seesPaidOnMyPage(page, words)
  })
})

test('who comes back from the bank to My Page sees the payment there, though it was asked a moment ago', async ({ page, base }) => {
  const words = await openSignedIn(page, base, '/', await signedUpMember(base))
  await page.getByRole('link', { name: words.membership.payNow, exact: true }).click()
  const { transactionNumber } = await startPayNow(page, base, words, '6months', 'S$9.00')
  await page.getByRole('button', { name: words.shared.back, exact: true }).click()
  await expect(page.getByRole('link', { name: words.membership.continuePayment, exact: true })).toBeVisible()
  await bankAct(base, transactionNumber, 'pay')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await seesPaidOnMyPage(page, words)
})

test('a payment that could not be cancelled says so in the sheet that asked, and is cancelled from there', async ({ page, base }) => {
  const words = await openSignedIn(page, base, '/', await signedUpMember(base))
  await page.getByRole('link', { name: words.membership.payNow, exact: true }).click()
  await startPayNow(page, base, words, '6months', 'S$9.00')
  const ask = page.getByRole('button', { name: words.payments.cancelPayment, exact: true })
  await ask.click()
  const sheet = page.getByRole('dialog', { name: words.payments.cancelQuestion })
  const cancel = sheet.getByRole('button', { name: words.payments.cancelPayment, exact: true })
  await page.context().setOffline(true)
  await cancel.click()
  await expect(sheet.getByRole('alert')).toHaveText(words.shared.noNetwork)
  await inspectScreen(page, 'payment-qr-code, not cancelled')
  await sheet.getByRole('button', { name: words.payments.keepPayment, exact: true }).click()
  await ask.click()
  await expect(sheet.getByRole('alert')).toBeHidden()
  await page.context().setOffline(false)
  await cancel.click()
  await expect(page.getByRole('heading', { name: words.payments.cancelledTitle, exact: true })).toBeVisible()
})

test('My Page left open turns by itself when the NETS machine is paid, and asks no more then', async ({ page, base }) => {
  await page.clock.install()
  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('/h5/me') && asked.push(request.url()))
  const words = await openSignedIn(page, base, '/', await signedUpMember(base))
  await page.getByRole('link', { name: words.membership.payNow, exact: true }).click()
  await page.getByRole('radio', { name: startingWith(words.payments.method.nets) }).check()
  await page.getByRole('button', { name: words.payments.pay.nets('S$9.00'), exact: true }).click()
  await expect(page.getByRole('img', { name: words.payments.qrPicture('S$9.00') })).toBeVisible()
  const { transactionNumber } = await shownPayment(page, base)
  await page.getByRole('button', { name: words.shared.back, exact: true }).click()
  await expect(page.getByRole('link', { name: words.membership.continuePayment, exact: true })).toBeVisible()
  await bankAct(base, transactionNumber, 'pay')
  await page.clock.fastForward(15_000)
  await seesPaidOnMyPage(page, words)
  const before = asked.length
  for (let quarter = 0; quarter < 8; quarter += 1) await page.clock.fastForward(15_000)
  expect(asked.length).toBe(before)
})

test('a declined payment says so, and trying again makes a fresh QR that can be paid', async ({ page, base }) => {
  const words = await openSignedIn(page, base, '/', await signedUpMember(base))
  await page.getByRole('link', { name: words.membership.payNow, exact: true }).click()
  const first = await startPayNow(page, base, words, '6months', 'S$9.00')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await bankAct(base, first.transactionNumber, 'fail')
  await expect(page.getByRole('heading', { name: words.payments.unsuccessful, exact: true })).toBeVisible()
  expect(await page.evaluate(() => scrollY), 'where the new state begins').toBe(0)
  await inspectScreen(page, 'payment-qr-code, unsuccessful')
  await page.getByRole('button', { name: words.payments.newQr, exact: true }).click()
  await expect(page.getByRole('img', { name: words.payments.qrPicture('S$9.00') })).toBeVisible()
  const second = await shownPayment(page, base)
  expect(second.transactionNumber).not.toBe(first.transactionNumber)
  await payInBank(page.context(), base, second.qrText)
  await expect(page).toHaveURL(/\/pages\/payment-successful\//)
})

test('money that nobody told of is found by asking, and the page turns by itself', async ({ page, base }) => {
  const words = await openSignedIn(page, base, '/', await signedUpMember(base))
  await page.getByRole('link', { name: words.membership.payNow, exact: true }).click()
  const { transactionNumber } = await startPayNow(page, base, words, '6months', 'S$9.00')
  await bankAct(base, transactionNumber, 'paySilently')
  await expect(page).toHaveURL(/\/pages\/payment-successful\//, { timeout: 60_000 })
})

test('a promo code for free months lengthens the cover that is shown before paying', async ({ page, base }) => {
  const words = await openSignedIn(page, base, '/', await signedUpMember(base))
  await page.getByRole('link', { name: words.membership.payNow, exact: true }).click()
  await page.getByRole('button', { name: words.payments.promoOpen, exact: true }).click()
  await expect(page.getByLabel(words.payments.promoCode, { exact: true })).toBeFocused()
  await page.getByLabel(words.payments.promoCode, { exact: true }).fill(' welcome3 ')
  await page.getByRole('button', { name: words.payments.promoCheck, exact: true }).click()
  await expect(page.getByText(words.payments.promoFreeMonths(3))).toBeVisible()
  expect(await page.evaluate(() => document.activeElement === document.body), 'focus at the body').toBe(false)
  await inspectScreen(page, 'payment-method with a promo code')
  const { qrText } = await startPayNow(page, base, words, '6months', 'S$9.00')
  await payInBank(page.context(), base, qrText)
  await expect(page.getByText('WELCOME3')).toBeVisible()
  await expect(page.getByText(words.payments.plusFree(3))).toBeVisible()
})

test('a payment for a NETS machine is uncollected, leaves and comes back, and turns into paid when the machine reports it', async ({
  page,
  base,
}) => {
  const words = await openSignedIn(page, base, '/', await signedUpMember(base))
  await page.getByRole('link', { name: words.membership.payNow, exact: true }).click()
  await page.setViewportSize({ width: 360, height: 640 })
  await expect(page.getByRole('radio', { name: startingWith(words.payments.method.paynow) })).toBeInViewport()
  await expect(page.getByRole('button', { name: words.payments.pay.paynow('S$9.00'), exact: true })).toBeInViewport()
  await page.getByRole('radio', { name: startingWith(words.payments.method.nets) }).check()
  await page.getByRole('button', { name: words.payments.pay.nets('S$9.00'), exact: true }).click()
  await expect(page).toHaveURL(/\/pages\/payment-uncollected\//)
  const machines = page.getByRole('heading', { name: words.payments.netsPlaces, exact: true }).locator('xpath=..')
  await expect(machines.getByRole('heading', { level: 3 })).toHaveText(netsPlaces.map(({ name }) => name.english))
  await expect(machines.getByText(netsPlaces[0]?.hours.english ?? '', { exact: true })).toBeVisible()
  await expect(page.getByRole('img', { name: words.payments.qrPicture('S$9.00') })).toBeVisible()
  await inspectScreen(page, 'payment-uncollected')
  const { transactionNumber } = await shownPayment(page, base)
  await page.goto(`${base}/mobile/pages/transaction-history/transaction-history`)
  await page.getByRole('link', { name: words.payments.continuePayment, exact: true }).click()
  await expect(page).toHaveURL(/\/pages\/payment-uncollected\//)
  await page.reload()
  await expect(page.getByRole('img', { name: words.payments.qrPicture('S$9.00') })).toBeVisible()
  await bankAct(base, transactionNumber, 'pay')
  await expect(page).toHaveURL(/\/pages\/payment-successful\//)
  await expect(page.getByText(transactionNumber)).toBeVisible()
  await page.goto(`${base}/mobile/pages/transaction-history/transaction-history`)
  const row = page.getByRole('listitem').filter({ hasText: 'S$9.00' })
  await expect(row.getByText(transactionNumber)).toBeHidden()
  const height = async () => (await row.boundingBox())?.height
  // As it is once what opened has closed, and the page's own font has come.
  await expect.poll(height, 'the height of a payment in the list').toBeLessThan(110)
  await row.locator('summary').click()
  await expect(row.getByText(transactionNumber)).toBeVisible()
  await expect(row.getByRole('link', { name: words.payments.receipt, exact: true })).toBeVisible()
})

test('money of another amount is shown as it arrived and looked at, and makes no membership', async ({ page, base }) => {
  const words = await openSignedIn(page, base, '/', await signedUpMember(base))
  await page.getByRole('link', { name: words.membership.payNow, exact: true }).click()
  await startPayNow(page, base, words, '6months', 'S$9.00')
  await page.goto(`${base}/mobile/pages/transaction-history/transaction-history`)
  await expect(page.getByText(words.payments.notReceived, { exact: true })).toBeVisible()
  await expect(page.getByText(words.payments.mayStillCome, { exact: true })).toBeVisible()
  // The list knows of one payment when another way is chosen, and turns by itself all the same.
  await page.getByRole('link', { name: words.payments.continuePayment, exact: true }).click()
  await page.getByRole('link', { name: words.payments.otherWay, exact: true }).click()
  await saysNotPaid(page, words)
  await page.getByRole('button', { name: words.payments.pay.nets('S$9.00'), exact: true }).click()
  await expect(page).toHaveURL(/\/pages\/payment-uncollected\//)
  const { transactionNumber } = await shownPayment(page, base)
  await page.goBack()
  await expect(page.getByText(words.payments.notReceived, { exact: true })).toHaveCount(1)
  await expect(page.getByText(words.payments.codeCancelled, { exact: true })).toHaveCount(1)
  await expect(page.getByText(words.payments.mayStillCome, { exact: true })).toHaveCount(1)
  await expect(page.getByText(words.payments.earlierMayCome, { exact: true })).toHaveCount(1)
  await bankAct(base, transactionNumber, 'payWrongAmount')
  await expect(page.getByText(words.payments.beingChecked)).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: words.payments.reviewTitle })).toBeAttached()
  await expect(page.getByRole('link', { name: words.payments.continuePayment, exact: true })).toHaveCount(0)
  await expect(page.getByText(words.payments.otherAmountCame('S$8.00', 'S$9.00'), { exact: true })).toBeVisible()
  await page.goto(`${base}/mobile/`)
  await expect(page).toHaveURL(/my-page\?timeout=\d+/)
  await expect(page.getByText(words.membership.moneyChecked)).toBeVisible()
  const card = page.getByRole('region', { name: words.membership.programmeName })
  await expect(card.getByText(words.membership.beingChecked, { exact: true })).toBeVisible()
  await expect(card.getByText(words.membership.afterCheck, { exact: true })).toBeVisible()
  await expect(card.getByText(words.membership.notPaidYet)).toHaveCount(0)
  await expect(card.getByText(words.shared.status.pendingPayment)).toHaveCount(0)
  await expect(page.getByRole('link', { name: words.membership.payNow, exact: true })).toBeHidden()
  await page.getByRole('link', { name: words.membership.seePayment, exact: true }).click()
  await expect(page.getByRole('heading', { name: words.payments.reviewTitle, exact: true })).toBeVisible()
  await expect(page.getByText(words.payments.otherAmountCame('S$8.00', 'S$9.00'), { exact: true })).toBeVisible()
  await inspectScreen(page, 'payment-qr-code, money looked at')
  // Not "when you have paid": nobody should pay again for it.
  await page.goto(`${base}/mobile/pages/tab-bar/contact/contact`)
  await whenHydrated(page)
  await page.getByRole('navigation').getByRole('link', { name: words.shared.tabs.member, exact: true }).click()
  await expect(page.getByText(words.shared.opensWhenChecked, { exact: true })).toBeVisible()
})

test('while money is looked at, plans are offered only to who asks to pay again', async ({ page, base }) => {
  const words = await openSignedIn(page, base, '/pages/payment-method/payment-method', await activeMember(base))
  const { transactionNumber } = await startPayNow(page, base, words, '6months', 'S$9.00')
  await bankAct(base, transactionNumber, 'payWrongAmount')
  await expect(page.getByRole('heading', { name: words.payments.reviewTitle, exact: true })).toBeVisible()
  await page.goto(`${base}/mobile/pages/payment-method/payment-method`)
  await expect(page.getByRole('heading', { name: words.payments.reviewTitle, exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: words.payments.seePayment, exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: words.payments.pay.paynow('S$9.00'), exact: true })).toBeHidden()
  await inspectScreen(page, 'payment-method, money looked at')
  await page.getByRole('button', { name: words.payments.payAnyway, exact: true }).click()
  await expect(page.getByRole('button', { name: words.payments.pay.paynow('S$9.00'), exact: true })).toBeVisible()
})

test('money that came twice does not keep from renewing, and says that it renews nothing', async ({ page, base }) => {
  const words = await openSignedIn(page, base, '/pages/payment-method/payment-method', await activeMember(base))
  const { transactionNumber } = await startPayNow(page, base, words, '6months', 'S$9.00')
  await bankAct(base, transactionNumber, 'payTwice')
  await expect(page).toHaveURL(/payment-successful/)
  for (const path of ['/', '/pages/tab-bar/my-page/my-page', '/pages/tab-bar/member/member']) {
    await page.goto(`${base}/mobile${path}`)
    await expect(page.getByText(words.membership.twiceChecked, { exact: true })).toBeVisible()
  }
  await page.goto(`${base}/mobile/pages/payment-method/payment-method`)
  await expect(page.getByText(words.payments.cameTwice, { exact: true })).toBeVisible()
  await inspectScreen(page, 'payment-method, money came twice')
  await page.getByRole('button', { name: words.payments.payAnyway, exact: true }).click()
  await expect(page.getByText(words.payments.onlyGoesBack, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: words.payments.pay.paynow('S$9.00'), exact: true })).toBeVisible()
  await inspectScreen(page, 'payment-method, other money goes back')
})

test('who closes the account while money is looked at is told so, and whom to call', async ({ page, base }) => {
  const member = await signedUpMember(base)
  const words = await openSignedIn(page, base, '/', member)
  await page.getByRole('link', { name: words.membership.payNow, exact: true }).click()
  const { transactionNumber } = await startPayNow(page, base, words, '6months', 'S$9.00')
  await bankAct(base, transactionNumber, 'payWrongAmount')
  await expect(page.getByRole('heading', { name: words.payments.reviewTitle, exact: true })).toBeVisible()
  await page.goto(`${base}/mobile/`)
  await page.getByRole('link', { name: startingWith(words.membership.closeAccount) }).click()
  await expect(page.getByText(words.ownAccount.closeMoneyChecked)).toBeVisible()
  await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible()
  await inspectScreen(page, 'close-account, money looked at')
})

test('a short link to Home brings its promo code along', async ({ page, base }) => {
  for (const link of ['/?promo=WELCOME3', '/mobile?promo=WELCOME3']) {
    await page.goto(base + link)
    expect(new URL(page.url()).pathname).toBe('/mobile/')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('PROMO_KEPT'))).toContain('WELCOME3')
    await page.evaluate(() => localStorage.clear())
  }
})

test('the promo code of a link waits through the log-in for the payment, and removing it forgets it', async ({ page, base }) => {
  const words = await openAt(page, base, '/pages/payment-method/payment-method?promo=welcome3')
  await expect(page).toHaveURL(/\/pages\/login\/login/)
  await logInByPassword(page, words, await signedUpMember(base))
  await expect(page).toHaveURL(/\/pages\/payment-method\//)
  await expect(page.getByText(words.payments.promoFreeMonths(3))).toBeVisible()
  await page.reload()
  await page.getByRole('link', { name: words.membership.payNow, exact: true }).click()
  await expect(page.getByText(words.payments.promoFreeMonths(3))).toBeVisible()
  await page.getByRole('button', { name: words.payments.promoClose, exact: true }).click()
  await page.reload()
  await page.getByRole('link', { name: words.membership.payNow, exact: true }).click()
  await expect(page.getByRole('button', { name: words.payments.promoOpen, exact: true })).toBeVisible()
})

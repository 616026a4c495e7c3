import { autoClaim } from '@mwc/contract/campaigns/campaigns.calls'
import { expect } from '@playwright/test'
import { signedUpMember } from './fixtures/people/signed-up-member.ts'
import { callServer } from './fixtures/server/call-server.ts'
import { startOrder } from './fixtures/people/start-order.ts'
import { openAt, whenHydrated } from './fixtures/screens/open-page.ts'
import { openSignedIn } from './fixtures/screens/sign-in.ts'
import { test } from './fixtures/screens/test.ts'
import { setTextSize } from './fixtures/screens/text-size.ts'
import { wordsOf } from './fixtures/screens/words.ts'

const wordsInTamil = wordsOf.india

test.use({ viewport: { width: 320, height: 640 } })

test('a toast beside four buttons is not squeezed, and its words stay whole @release', async ({ page, base, member }) => {
  await page.addInitScript(() => localStorage.setItem('LANGUAGE', 'india'))
  await openSignedIn(page, base, '/', member)
  await expect(page.getByRole('heading', { name: wordsInTamil.home.whatNow })).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('offline')))
  const toast = page.getByText(wordsInTamil.shared.poorNetwork, { exact: true })
  const { x, width, height } = (await toast.boundingBox()) ?? { x: 0, width: 0, height: 1_000 }
  expect(height, 'of two lines at most').toBeLessThanOrEqual(64)
  expect(x + width).toBeLessThanOrEqual(320)
})

test('who has a payment to finish sees its button without scrolling, and then how its QR is saved', async ({ page, base }) => {
  const member = await signedUpMember(base)
  await startOrder(base, member, 'paynow')
  await page.addInitScript(() => localStorage.setItem('LANGUAGE', 'india'))
  await openSignedIn(page, base, '/pages/tab-bar/my-page/my-page', member)
  const goOn = page.getByRole('link', { name: wordsInTamil.membership.continuePayment })
  await expect(goOn).toBeInViewport({ ratio: 1 })
  const tabs = (await page.getByRole('navigation').boundingBox())?.y ?? 0
  const button = await goOn.boundingBox()
  expect((button?.y ?? tabs) + (button?.height ?? 0), 'above the tabs').toBeLessThanOrEqual(tabs)
  await page.setViewportSize({ width: 320, height: 568 })
  await goOn.click()
  await expect(page.getByRole('button', { name: wordsInTamil.payments.saveImage })).toBeInViewport({ ratio: 1 })
})

test('the sign of help stands beside its words, also where they take two lines @release', async ({ page, base }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAt(page, base, '/pages/frequently-asked-question/frequently-asked-question', 'bengali')
  await whenHydrated(page)
  const gap = await page
    .locator('main a[href^="tel:"]')
    .last()
    .evaluate((link) => {
      const words = document.createRange()
      const text = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode()
      words.selectNodeContents(text ?? link)
      const first = words.getClientRects()[0]
      return (first?.left ?? 0) - (link.querySelector('svg')?.getBoundingClientRect().right ?? 0)
    })
  expect(gap).toBeGreaterThan(0)
  expect(gap).toBeLessThan(16)
})

test('with text of twice its size the count covers the bell of Home by half at most @release', async ({ page, base, member }) => {
  await callServer(base, autoClaim, {}, member.token)
  await openSignedIn(page, base, '/', member)
  const bell = page.locator('header a:has(> svg + span)')
  await expect(bell).toBeVisible()
  await setTextSize(page, '200%')
  const [picture, count] = await bell
    .locator('> *')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect))
  if (!picture || !count) throw new Error('no bell with its count')
  const wide = Math.min(picture.right, count.right) - Math.max(picture.left, count.left)
  const high = Math.min(picture.bottom, count.bottom) - Math.max(picture.top, count.top)
  expect((Math.max(wide, 0) * Math.max(high, 0)) / (picture.width * picture.height)).toBeLessThan(0.5)
})

test('the tabs are 56 px high, and with text of twice its size their words are half as large again and stand whole @release', async ({
  page,
  base,
}) => {
  await openAt(page, base, '/', 'india')
  await whenHydrated(page)
  const tabs = page.getByRole('navigation').getByRole('list')
  const sizes = () => tabs.locator('span').evaluateAll((all) => all.map((label) => Number.parseFloat(getComputedStyle(label).fontSize)))
  expect((await tabs.boundingBox())?.height).toBe(56)
  expect(await sizes()).toEqual([14, 14, 14, 14, 14])
  await setTextSize(page, '200%')
  expect(Math.min(...(await sizes()))).toBeGreaterThan(21)
  const boxes = await tabs.locator('span').evaluateAll((all) => all.map((label) => label.getBoundingClientRect().toJSON() as DOMRect))
  for (const [i, { left, right, top, bottom }] of boxes.entries()) {
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(320)
    const others = boxes
      .slice(i + 1)
      .filter((other) => other.left < right && left < other.right && other.top < bottom && top < other.bottom)
    expect(others).toEqual([])
  }
  // What is last on the page stands above the bar.
  expect(await page.getByRole('main').evaluate((main) => getComputedStyle(main.parentElement ?? main).paddingBottom)).toBe('120px')
})

test('a menu in Tamil at twice its size breaks no word that a row can hold @release', async ({ page, base, member }) => {
  await page.addInitScript(() => localStorage.setItem('LANGUAGE', 'india'))
  await openSignedIn(page, base, '/pages/tab-bar/my-page/my-page', member)
  const menu = page.getByRole('main').locator('a, button').locator('b')
  await expect(menu.filter({ hasText: wordsInTamil.membership.insurance })).not.toHaveCount(0)
  await setTextSize(page, '200%')
  const broken = await menu.evaluateAll((all) =>
    all.flatMap((row) => {
      const node = row.firstChild
      const text = row.textContent
      const range = document.createRange()
      return [...text.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        if (!node) return []
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const parts = [...range.getClientRects()]
        const isBroken = parts.some(({ top }) => top - (parts[0]?.top ?? top) > 10)
        return isBroken && parts.reduce((sum, { width }) => sum + width, 0) < 220 ? [word] : []
      })
    }),
  )
  expect(broken).toEqual([])
})

import { photoPath } from '@mwc/contract/account/own-account/photo'
import { apiBase } from '@mwc/contract/endpoint/api-base'
import { cardAddress, readScanned } from '@mwc/contract/scan/scanned-text'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { inspectScreen } from './fixtures/screens/inspect-screen.ts'
import type { SignedUpMember } from './fixtures/people/signed-up-member.ts'
import { openAt, whenHydrated } from './fixtures/screens/open-page.ts'
import { test } from './fixtures/screens/test.ts'
import { workerReady } from './fixtures/browser/service-worker.ts'
import { readQr } from './fixtures/pictures/read-qr.ts'
import { wordsOf } from './fixtures/screens/words.ts'
import { signIn } from './fixtures/screens/sign-in.ts'

const cardPath = '/pages/tab-bar/member/member'
const words = wordsOf.english

/** Signs a phone in by the call that the log-in makes, and opens the card. */
async function openCard(page: Page, base: string, member: SignedUpMember): Promise<void> {
  await openAt(page, base, '/')
  await signIn(page, base, member)
  await page.goto(`${base}/mobile${cardPath}`)
}

const codeOn = (page: Page) => page.getByRole('img', { name: words.card.qrPicture })
/** Where the code stands: below the card's face, and clear of the tabs. */
async function codeEnds(page: Page): Promise<{ isBelowCard: boolean; isAboveTabs: boolean }> {
  const boxes = [codeOn(page), page.getByRole('region', { name: words.membership.programmeName }), page.getByRole('navigation')]
  const [code, face, tabs] = await Promise.all(boxes.map((one) => one.boundingBox()))
  if (!code || !face || !tabs) throw new Error('no card')
  return { isBelowCard: code.y >= face.y + face.height, isAboveTabs: code.y > 0 && code.y + code.height <= tabs.y }
}

/** What a camera reads of the code that is on the screen: an address of this app with a proof. */
async function scan(page: Page, base: string): Promise<string> {
  await expect(codeOn(page).last()).toBeVisible()
  const text = (await readQr(codeOn(page).last())) ?? 'nothing'
  const scanned = readScanned(text, base)
  if (scanned.kind !== 'card') throw new Error(`read ${scanned.kind}: ${text}`)
  expect(text).toBe(cardAddress(base, scanned.proof))
  return text
}

/** A phone that has never seen the app opens what its camera read. */
async function openElsewhere(context: BrowserContext, address: string): Promise<Page> {
  const browser = context.browser()
  if (!browser) throw new Error('no browser')
  const stranger = await (await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'en-SG' })).newPage()
  await stranger.goto(address)
  return stranger
}

test("a card is read off the screen at each width and text size, and anybody's camera is told that it is valid", async ({
  page,
  base,
  context,
  member,
}) => {
  await openCard(page, base, member)
  for (const width of [320, 360, 412]) {
    await page.setViewportSize({ width, height: 640 })
    await scan(page, base)
    expect(await codeEnds(page)).toMatchObject({ isBelowCard: true })
  }
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 640 })
    await scan(page, base)
    await page.evaluate(() => scrollTo(0, 0))
    expect(await codeEnds(page)).toEqual({ isBelowCard: false, isAboveTabs: true })
  }
  await inspectScreen(page, 'the card')
  await codeOn(page).click()
  await expect(page.getByRole('dialog', { name: words.card.fullTitle })).toBeVisible()
  const shown = await codeOn(page).last().boundingBox()
  expect(shown?.width).toBeGreaterThan(300)
  await inspectScreen(page, 'the card on the whole screen')
  const address = await scan(page, base)
  const stranger = await openElsewhere(context, address)
  await expect(stranger.getByRole('heading', { name: words.card.result.valid })).toBeVisible()
  await expect(stranger.getByText(words.shared.status.active, { exact: true })).toBeVisible()
  const said = await stranger.locator('main').innerText()
  for (const secret of [member.fullName, member.mobile, member.fin.slice(-4)]) expect(said).not.toContain(secret)
  await inspectScreen(stranger, 'a checked card')
  await stranger.context().close()
})

test.describe('on a phone with its worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('without a network the card opens with a valid code; by a clock set back it is stale, after eight days there is none, until it was online', async ({
    page,
    base,
    context,
    member,
  }) => {
    await page.clock.install()
    await page.request.post(base + apiBase + photoPath, {
      headers: { authorization: `Bearer ${member.token}`, 'content-type': 'image/png' },
      data: await sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } })
        .png()
        .toBuffer(),
    })
    await openCard(page, base, member)
    await scan(page, base)
    const photo = page.getByRole('img', { name: words.membership.photo, exact: true })
    await expect(photo).toHaveJSProperty('naturalWidth', 512)
    await workerReady(page, 'english', 'member')
    await context.setOffline(true)
    await page.goto(`${base}/mobile${cardPath}`)
    await expect(photo).toHaveJSProperty('naturalWidth', 512)
    await expect(page.getByText(words.card.worksOffline, { exact: true })).toBeVisible()
    const stranger = await openElsewhere(context, await scan(page, base))
    await expect(stranger.getByRole('heading', { name: words.card.result.valid })).toBeVisible()
    await expect(stranger.getByRole('img', { name: words.membership.photo })).toHaveCount(0)

    await page.clock.setSystemTime(Date.now() - 600_000)
    await page.goto(`${base}/mobile${cardPath}`)
    await stranger.goto(await scan(page, base))
    await expect(stranger.getByRole('heading', { name: words.card.result.stale })).toBeVisible()
    await expect(stranger.getByText(words.card.stepConnect)).toBeVisible()
    await inspectScreen(stranger, 'a stale card')

    await page.clock.setSystemTime(Date.now() + 8 * 86_400_000 + 60_000)
    await page.goto(`${base}/mobile${cardPath}`)
    await expect(page.getByRole('heading', { name: words.card.connect })).toBeVisible()
    await expect(codeOn(page)).toHaveCount(0)

    // It asks by itself as soon as the network is back.
    await context.setOffline(false)
    await expect(codeOn(page)).toBeVisible()
    await expect
      .poll(async () => {
        await stranger.goto(await scan(page, base))
        return stranger.getByRole('heading', { level: 2 }).first().innerText()
      })
      .toBe(words.card.result.valid)
    await stranger.context().close()
  })
})

test('one phone shows the card: another takes over by a tap, and the first says so and can take it back', async ({
  page,
  base,
  context,
  member,
}) => {
  await openCard(page, base, member)
  await scan(page, base)
  const browser = context.browser()
  const other = await (await browser?.newContext({ viewport: { width: 360, height: 740 }, baseURL: base }))?.newPage()
  if (!other) throw new Error('no browser')
  await openCard(other, base, member)
  const take = { name: words.card.takeOver }
  await expect(other.getByRole('heading', { name: words.card.otherPhone })).toBeVisible()
  await expect(codeOn(other)).toHaveCount(0)
  await inspectScreen(other, 'the card on another phone')
  await other.getByRole('button', take).click()
  await scan(other, base)
  const old = await scan(page, base)
  const stranger = await openElsewhere(context, old)
  await expect(stranger.getByRole('heading', { name: words.card.result.stale })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: words.card.otherPhone })).toBeVisible()
  await page.getByRole('button', take).click()
  await stranger.goto(await scan(page, base))
  await expect(stranger.getByRole('heading', { name: words.card.result.valid })).toBeVisible()
  await stranger.goto(`${base}/mobile/pages/member/detail?proof=no-card`)
  await expect(stranger.getByRole('heading', { name: words.card.result.unknown })).toBeVisible()
  await stranger.context().close()
  await other.context().close()
})

test('the screen is kept awake while the card fills it; logging out leaves no key on the phone', async ({ page, base, member }) => {
  await page.addInitScript(() => {
    const held = { now: 0 }
    Object.assign(globalThis, { held })
    const request = async () => {
      held.now += 1
      return { release: async () => void (held.now -= 1) }
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  })
  const held = () => page.evaluate(() => (globalThis as unknown as { held: { now: number } }).held.now)
  await openCard(page, base, member)
  await codeOn(page).click()
  await expect.poll(held).toBe(1)
  await page.getByRole('dialog').getByRole('button', { name: words.shared.close }).click()
  await expect.poll(held).toBe(0)
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  expect((await databases()).toSorted()).toEqual(['CARD', 'CARD_PHOTO'])
  await page.goto(`${base}/mobile/pages/tab-bar/my-page/my-page`)
  await whenHydrated(page)
  await page.getByRole('button', { name: words.membership.logOut }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.membership.logOut }).click()
  await expect(page).toHaveURL(/login/)
  await expect.poll(databases).toEqual([])
})

import { cardAddress, shopAddress } from '@mwc/contract/scan/scanned-text'
import { expect, type Page } from '@playwright/test'
import { refusalMessage } from '../server/src/words/server-words.ts'
import { launchOptions } from './fixtures/browser/find-browser.ts'
import { inspectScreen } from './fixtures/screens/inspect-screen.ts'
import { signedUpMember } from './fixtures/people/signed-up-member.ts'
import { logInByPassword } from './fixtures/screens/sign-in.ts'
import { openAt } from './fixtures/screens/open-page.ts'
import { test } from './fixtures/screens/test.ts'
import { qrFilm, qrPicture } from './fixtures/pictures/qr-picture.ts'
import { wordsOf } from './fixtures/screens/words.ts'

const words = wordsOf.english
const { scan } = words
const shop = 'K7Q2M9XT4B'

const film = qrFilm('WELCOME3')
const { args, ...chromium } = launchOptions()
const filmed = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film.file}`]

// A phone whose camera looks at a promo code on a counter.
test.use({ launchOptions: { ...chromium, args: [...args, ...filmed] } })
test.beforeAll(film.make)

async function openScan(page: Page, base: string, token: string, path = '/pages/scan/scan'): Promise<void> {
  await page.addInitScript((value) => {
    localStorage.setItem('TOKEN_H5', value)
    localStorage.setItem('VIP_STATUS', '1')
  }, token)
  await openAt(page, base, path)
}

/** Has the browser answer a request for the camera with this error. */
async function withoutCamera(page: Page, error: string): Promise<void> {
  await page.addInitScript((name) => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('of this journey', name)
    }
  }, error)
}

/** Whether the camera is on, by its own word. */
function cameraRuns(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const stream = document.querySelector('video')?.srcObject as MediaStream | null | undefined
    return stream?.getTracks().some(({ readyState }) => readyState === 'live') ?? false
  })
}

async function choosePhoto(page: Page, buffer: Buffer, label = scan.fromPhoto): Promise<void> {
  const input = page.getByLabel(label, { exact: true }).and(page.locator('input'))
  await input.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer })
}

test('a promo code before the camera is kept for the payment @release', async ({ page, context, base, member }) => {
  await context.grantPermissions(['camera'])
  await openScan(page, base, member.token)
  const sheet = page.getByRole('dialog', { name: scan.promoTitle })
  await expect(sheet.getByText('WELCOME3', { exact: true })).toBeVisible()
  // It is for new members, and this one is none.
  await expect(sheet.getByRole('alert')).toHaveText(refusalMessage('promos.onlyNewMembers', 'english', '6536 2692'))
  await inspectScreen(page, 'a promo code that was scanned')

  await sheet.getByRole('button', { name: scan.promoUndo }).click()
  await expect(sheet).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('PROMO_KEPT'))).toBeNull()
  expect(await cameraRuns(page)).toBe(true)
  // What still lies before the camera is answered again after a moment, not at once.
  await expect(sheet).toBeVisible()
  await sheet.getByRole('link', { name: words.membership.renewEarly }).click()
  await expect(page.getByLabel(words.payments.promoCode, { exact: true })).toHaveValue('WELCOME3')
  expect(await cameraRuns(page)).toBe(false)
})

/** Gives the stand-in camera a lamp, of which it tells once there are pictures; the journey reads it as `lamp`. */
async function withLamp(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const able = MediaStreamTrack.prototype.getCapabilities
    MediaStreamTrack.prototype.getCapabilities = function () {
      const isShown = (document.querySelector('video')?.readyState ?? 0) > 2
      return { ...able.call(this), ...(isShown && { torch: true }) }
    }
    MediaStreamTrack.prototype.applyConstraints = async function (wanted) {
      const [first] = (wanted?.advanced ?? []) as { torch?: boolean }[]
      Object.assign(globalThis, { lamp: first?.torch })
    }
  })
}
const lampOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { lamp?: boolean }).lamp)

test('the camera stops while nobody sees the page, and the phone’s own reader is used where there is one @release', async ({
  page,
  context,
  base,
  member,
}) => {
  await context.grantPermissions(['camera'])
  // Headless Chromium has no BarcodeDetector: one that reads what the journey says.
  await page.addInitScript(() => {
    const held = globalThis as unknown as { reads: string[]; BarcodeDetector: unknown }
    held.reads = []
    held.BarcodeDetector = class {
      static getSupportedFormats = async () => ['qr_code']
      detect = async () => held.reads.map((rawValue) => ({ rawValue }))
    }
  })
  await withLamp(page)
  const library: string[] = []
  page.on('request', (request) => request.url().includes('qr-scanner') && library.push(request.url()))
  await openScan(page, base, member.token)
  await expect.poll(() => cameraRuns(page)).toBe(true)
  const light = page.getByRole('button', { name: scan.light })
  await expect(light).toHaveAttribute('aria-pressed', 'false')
  await light.click()
  await expect(light).toHaveAttribute('aria-pressed', 'true')
  expect(await lampOf(page)).toBe(true)
  await inspectScreen(page, 'scan, looking')

  const setVisible = (state: string) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await setVisible('hidden')
  await expect.poll(() => cameraRuns(page)).toBe(false)
  await setVisible('visible')
  await expect.poll(() => cameraRuns(page)).toBe(true)
  // The lamp went out with the camera.
  await expect(light).toHaveAttribute('aria-pressed', 'false')

  await page.evaluate(
    (reads) => Object.assign(globalThis, { reads }),
    ['https://other.example/', cardAddress(new URL(base).origin, 'a1B2-c3_D4.kZ9')],
  )
  const sheet = page.getByRole('dialog', { name: scan.cardTitle })
  await sheet.getByRole('link', { name: scan.cardGo }).click()
  await expect(page).toHaveURL(/\/pages\/member\/detail\?proof=a1B2-c3_D4\.kZ9$/)
  expect(library).toEqual([])
})

test('without a camera a photo and typing lead on, and what is unknown is named and not opened @release', async ({
  page,
  base,
  member,
}) => {
  await openScan(page, base, member.token)
  await expect(page.getByRole('alert').getByText(scan.problems.refused.title)).toBeVisible()
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(3)
  await inspectScreen(page, 'scan, camera refused')

  const sheet = page.getByRole('dialog')
  const named = async (text: string | number[], looks: keyof typeof scan.unknown) => {
    await choosePhoto(page, await qrPicture(text))
    await expect(sheet.getByText(scan.unknown[looks])).toBeVisible()
    await sheet.getByRole('button', { name: scan.again }).click()
    await expect(sheet).toBeHidden()
  }
  const opened: string[] = []
  page.on('request', (request) => request.url().startsWith(base) || opened.push(request.url()))
  await named('https://evil.example/login', 'link')
  await named('WIFI:T:WPA;S:Dormitory;P:secret;;', 'wifi')
  await named('BEGIN:VCARD\nVERSION:3.0\nFN:Somebody\nEND:VCARD', 'contact')
  await named('Take one, pay one! '.repeat(8), 'text')
  await named([0, 1, 2, 3, 4, 5, 250, 251], 'binary')
  expect(opened.filter((url) => !/^(?:data|blob):/.test(url))).toEqual([])

  await choosePhoto(page, Buffer.from('no photo'))
  await expect(sheet.getByText(scan.noPhotoText)).toBeVisible()
  await choosePhoto(page, await qrPicture(shopAddress(new URL(base).origin, shop)), scan.otherPhoto)
  // No sheet between: the shop's own screen says its name.
  await expect(page).toHaveURL(new RegExp(`(?<!scan/scan)\\?shop=${shop}$`))

  await page.goto(`${base}/mobile/pages/scan/scan?privilege=chosen-before`)
  await page.getByRole('button', { name: scan.typeCode }).click()
  await sheet.getByLabel(scan.shopCode, { exact: true }).and(page.getByRole('textbox')).fill('K7Q2M')
  await sheet.getByRole('button', { name: words.account.continue }).click()
  await expect(sheet.getByText(scan.shopCodeWrong)).toBeVisible()
  await inspectScreen(page, 'scan, a code typed wrong')
  await sheet.getByRole('textbox').fill('k7q2m 9xt4b')
  await sheet.getByRole('button', { name: words.account.continue }).click()
  await expect(page).toHaveURL(new RegExp(`shop=${shop}&privilege=chosen-before&typed=1$`))
})

test('a phone that says late that it has no camera moves no button from under a thumb @release', async ({ page, base, member }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      new Promise((_, refuse) => addEventListener('answer', () => refuse(new DOMException('of this journey', 'NotFoundError'))))
  })
  await openScan(page, base, member.token)
  const top = async () => (await page.getByRole('button', { name: scan.typeCode }).boundingBox())?.y
  await expect(page.getByRole('status').getByText(scan.starting)).toBeVisible()
  const before = await top()
  await page.evaluate(() => dispatchEvent(new Event('answer')))
  await expect(page.getByRole('alert').getByText(scan.problems.none.title)).toBeVisible()
  expect(await top()).toBe(before)
  await inspectScreen(page, 'scan, without a camera')
})

test('a shop’s code in the address goes on without a scan', async ({ page, base, member }) => {
  await withoutCamera(page, 'NotFoundError')
  await openScan(page, base, member.token, `/pages/scan/scan?shop=${shop}`)
  await expect(page).toHaveURL(new RegExp(`(?<!scan/scan)\\?shop=${shop}$`))
})

test('a visitor whose own camera opened a shop’s code logs in and comes back to it', async ({ page, base, member }) => {
  await openAt(page, base, `/pages/scan/scan?shop=${shop}`)
  await expect(page).toHaveURL(/\/pages\/login\/login/)
  await logInByPassword(page, words, member)
  await expect(page).toHaveURL(new RegExp(`(?<!scan/scan)\\?shop=${shop}$`))
})

test('a member who has not paid is told so at a shop’s code, and led to pay', async ({ page, base }) => {
  await openAt(page, base, `/pages/scan/scan?shop=${shop}`)
  await logInByPassword(page, words, await signedUpMember(base))
  const sheet = page.getByRole('dialog', { name: scan.shopTitle })
  await expect(sheet.getByText(scan.shopNotActive)).toBeVisible()
  await inspectScreen(page, 'a shop before paying')
  await sheet.getByRole('link', { name: words.membership.payNow }).click()
  await expect(page.getByRole('heading', { name: words.payments.methodTitle, exact: true })).toBeVisible()
})

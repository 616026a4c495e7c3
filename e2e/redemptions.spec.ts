import { autoClaim } from '@mwc/contract/campaigns/campaigns.calls'
import { me } from '@mwc/contract/account/people/people.calls'
import type { Language } from '@mwc/contract/language/language'
import { listPrivileges } from '@mwc/contract/content/content.calls'
import { shopAddress } from '@mwc/contract/scan/scanned-text'
import { expect, type Locator, type Page } from '@playwright/test'
import { activeMember } from './fixtures/people/active-member.ts'
import { callServer } from './fixtures/server/call-server.ts'
import { inspectScreen } from './fixtures/screens/inspect-screen.ts'
import { openAt, whenHydrated } from './fixtures/screens/open-page.ts'
import { test } from './fixtures/screens/test.ts'
import { setTextSize } from './fixtures/screens/text-size.ts'
import { wordsOf } from './fixtures/screens/words.ts'
import { readQr } from './fixtures/pictures/read-qr.ts'
import { refusalMessage } from '../server/src/words/server-words.ts'
import { writePoster } from '../server/src/features/redemptions/shop-keys/write-poster.ts'

/** Of the example programme, see README. */
const shop = { name: 'Harbour Kitchen', code: 'HARB0RK1TC', pin: '482915' }
const meal = 'A full hot meal after work'

/** Opens an address as a member who is signed in. */
async function openSignedIn(page: Page, base: string, path: string, token: string, language: Language = 'english') {
  await page.addInitScript((value) => {
    localStorage.setItem('TOKEN_H5', value)
    localStorage.setItem('VIP_STATUS', '1')
  }, token)
  const words = await openAt(page, base, path, language)
  await whenHydrated(page)
  return words
}
/** Opens the field of a code once the phone has said that it has no camera: the buttons move up then, from under a tap. */
async function openTyping(page: Page, words: (typeof wordsOf)['english']) {
  await expect(page.getByRole('heading', { name: words.scan.problems.none.title })).toBeVisible()
  await page.getByRole('button', { name: words.scan.typeCode }).click()
}
const receiptOf = (page: Page) => page.getByText(/^R\d{6}[2-9A-Z]{8}$/).textContent()

async function idOfMeal(base: string): Promise<string> {
  const { privileges } = await callServer(base, listPrivileges, {})
  return privileges.find(({ title }) => title === meal)?.id ?? ''
}

test("a privilege is used by the shop's poster, shown live, and listed with its receipt; the second use of the day is by PIN, wrong and then right", async ({
  page,
  base,
  member,
}) => {
  const path = shopAddress('', shop.code).replace('/mobile/pages/scan/scan', '/pages/member/detail')
  const words = await openSignedIn(page, base, path, member.token)
  const w = words.redemptions
  await expect(page.getByRole('heading', { name: shop.name })).toBeVisible()
  await inspectScreen(page, 'the shop of a poster')
  await page.getByRole('listitem').filter({ hasText: meal }).getByRole('button', { name: w.useNow }).click()
  await page.getByRole('button', { name: w.yesUse }).click()
  await expect(page.getByRole('heading', { name: w.liveTitle })).toBeVisible()
  const clock = page.getByRole('timer')
  const shown = await clock.textContent()
  await expect(clock).not.toHaveText(shown ?? '')
  const receipt = await receiptOf(page)
  await inspectScreen(page, 'the live page')

  const id = await idOfMeal(base)
  await page.goto(`${base}/mobile/pages/privileges-detail/privileges-detail?id=${id}`)
  await whenHydrated(page)
  await page.getByRole('link', { name: words.privileges.useNow }).click()
  await expect(page.getByText(w.leftForMember.day(1))).toBeVisible()
  await inspectScreen(page, 'the use of a privilege')
  // What is chosen here is asked about after the scan, and nothing else. The camera of the test reads nothing: the code is typed.
  await page.getByRole('link', { name: w.scanPoster }).click()
  await openTyping(page, words)
  await page.getByRole('dialog').getByLabel(words.scan.shopCode, { exact: true }).and(page.getByRole('textbox')).fill(shop.code)
  await page.getByRole('dialog').getByRole('button', { name: words.account.continue, exact: true }).click()
  const asked = page.getByRole('dialog', { name: w.confirmTitle })
  await expect(asked.getByText(meal)).toBeVisible()
  await expect(asked.getByText(w.confirmText(shop.name))).toBeVisible()
  await inspectScreen(page, 'the one confirmation')
  await asked.getByRole('button', { name: w.notNow }).click()
  await page.goBack()
  await page.getByRole('button', { name: w.typePin }).click()
  const pin = page.getByLabel(w.pin)
  await pin.fill('000000')
  await page.getByRole('button', { name: w.use, exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('The shop PIN is wrong')
  await expect(pin).toHaveValue('')
  await pin.fill(shop.pin)
  await page.getByRole('button', { name: w.use, exact: true }).click()
  await expect(page.getByRole('heading', { name: w.liveTitle })).toBeVisible()
  expect(await receiptOf(page)).not.toBe(receipt)

  await page.getByRole('link', { name: w.toUsed }).click()
  const rows = page.getByRole('listitem').filter({ hasText: meal })
  await expect(rows).toHaveCount(2)
  await rows.last().getByRole('link').click()
  await expect(page.getByText(receipt ?? '')).toBeVisible()
  await page.goto(`${base}/mobile${path}`)
  await expect(page.getByRole('listitem').filter({ hasText: meal })).toContainText(w.blocked.memberLimit)
})

test('a shop code that nobody knows is corrected with what was chosen in mind, and the right one asks about it', async ({
  page,
  base,
  member,
}) => {
  const id = await idOfMeal(base)
  const words = await openSignedIn(page, base, `/pages/scan/scan?privilege=${id}`, member.token)
  const w = words.redemptions
  const field = page.getByRole('dialog').getByLabel(words.scan.shopCode, { exact: true }).and(page.getByRole('textbox'))
  const goOn = page.getByRole('dialog').getByRole('button', { name: words.account.continue, exact: true })
  await openTyping(page, words)
  await field.fill('HARB0RK1TD')
  await goOn.click()
  await expect(page.getByRole('alert')).toContainText(refusalMessage('redemptions.shopUnknown', 'english', ''))
  await page.getByRole('link', { name: w.correctCode }).click()
  await expect(page).toHaveURL(new RegExp(`/pages/scan/scan\\?privilege=${id}&typed=HARB0RK1TD$`))
  await expect(field).toHaveValue('HARB0RK1TD')
  await inspectScreen(page, 'a code to correct')
  // Who closes the sheet by mistake finds there what was typed.
  await field.fill('HARB0RK1T')
  await page.getByRole('dialog').getByRole('button', { name: words.shared.close }).click()
  await openTyping(page, words)
  await expect(field).toHaveValue('HARB0RK1T')
  await field.fill(shop.code)
  await goOn.click()
  await expect(page.getByRole('dialog', { name: w.confirmTitle }).getByText(meal)).toBeVisible()
})

test('a use whose answer is lost is tapped again and gives the one receipt', async ({ page, base, member }) => {
  const words = await openSignedIn(page, base, `/pages/member/detail?shop=${shop.code}`, member.token)
  const w = words.redemptions
  let lost = 0
  await page.route('**/h5/redemptions/scan', async (route) => {
    if (lost > 0) return route.continue()
    lost += 1
    await route.fetch()
    return route.abort('connectionreset')
  })
  await page.getByRole('listitem').filter({ hasText: meal }).getByRole('button', { name: w.useNow }).click()
  await page.getByRole('button', { name: w.yesUse }).click()
  await expect(page.getByRole('alert')).toContainText(words.shared.noNetwork)
  await page.getByRole('button', { name: w.yesUse }).click()
  await expect(page.getByRole('heading', { name: w.liveTitle })).toBeVisible()
  await page.getByRole('link', { name: w.toUsed }).click()
  await expect(page.getByRole('listitem').filter({ hasText: meal })).toHaveCount(1)
})

test('whoever stands at the counter reads in English, too, why nothing was used', async ({ page, base, member }) => {
  const id = await idOfMeal(base)
  const { redemptions: w, ...words } = await openSignedIn(page, base, `/pages/member/detail?privilege=${id}`, member.token, 'bengali')
  const { fields, shared } = wordsOf.english
  const saysBoth = async (place: Locator, said: string, english: string) => {
    await expect(place).toContainText(said)
    await expect(place.locator('[lang=en]')).toHaveText(english)
  }
  const use = page.getByRole('button', { name: w.use })
  const pin = page.locator('input[name=pin]')
  await page.getByRole('button', { name: w.typePin }).click()
  await use.click()
  await saysBoth(page.locator('#field-pin-error'), words.fields.required, fields.required)
  await pin.fill('48')
  await use.click()
  await saysBoth(page.locator('#field-pin-error'), words.fields.invalid, fields.invalid)
  await page.route('**/h5/redemptions/*', (route) => route.abort('internetdisconnected'))
  await pin.fill(shop.pin)
  await use.click()
  await saysBoth(page.getByRole('alert'), words.shared.noNetwork, shared.noNetwork)
  await inspectScreen(page, 'a PIN without a network')

  await page.goto(`${base}/mobile/pages/member/detail?shop=${shop.code}`)
  await page.getByRole('button', { name: w.useNow }).first().click()
  await page.getByRole('button', { name: w.yesUse }).click()
  await saysBoth(page.getByRole('alert'), words.shared.noNetwork, shared.noNetwork)
})

test('why a PIN opened nothing is read right after the answer, under a keyboard and with words of twice their size @release', async ({
  page,
  base,
  member,
}) => {
  const id = await idOfMeal(base)
  const { redemptions: w, fields } = await openSignedIn(page, base, `/pages/member/detail?privilege=${id}`, member.token, 'bengali')
  const pin = page.locator('input[name=pin]')
  const said = page.getByRole('alert')
  await page.getByRole('button', { name: w.typePin }).click()
  /** Types as fast as staff do, whose keyboard stays up: of two tries within half a second the second is a double tap. */
  const type = async (code: string) => {
    await pin.fill('')
    await pin.pressSequentially(code, { delay: 120 })
    await pin.press('Enter')
  }
  const readsWhy = async (reason: 'redemptions.wrongPin' | 'redemptions.pinLocked') => {
    await expect(said).toContainText(refusalMessage(reason, 'bengali', '').slice(0, 20))
    await expect(said).toBeInViewport({ ratio: 0.95 })
    await expect(pin).toBeFocused()
  }
  for (const [width, height, text] of [
    [360, 370, '100%'],
    [320, 310, '100%'],
    [320, 640, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height })
    await setTextSize(page, text)
    await type('48291')
    await expect(page.getByText(fields.invalid, { exact: true })).toBeInViewport({ ratio: 0.95 })
    await type('000000')
    await readsWhy('redemptions.wrongPin')
    await expect(pin).toHaveValue('')
  }
  await setTextSize(page, '100%')
  await page.setViewportSize({ width: 360, height: 370 })
  for (const reason of ['redemptions.wrongPin', 'redemptions.wrongPin', 'redemptions.pinLocked'] as const) {
    await type('000000')
    await readsWhy(reason)
  }
})

test("a campaign's voucher is used from the list, and another member is checked by both numbers", async ({ page, base, member }) => {
  await callServer(base, autoClaim, {}, member.token)
  const words = await openSignedIn(page, base, '/pages/member/list', member.token)
  const w = words.redemptions
  await page.getByRole('link', { name: words.campaigns.useNow }).click()
  await page.getByRole('button', { name: w.typePin }).click()
  await page.getByLabel(w.pin).fill(shop.pin)
  await page.getByRole('button', { name: w.use, exact: true }).click()
  await expect(page.getByRole('heading', { name: w.liveTitle })).toBeVisible()
  await page.getByRole('link', { name: w.toUsed }).click()
  await expect(page.getByRole('listitem').filter({ hasText: shop.name })).toHaveCount(1)
  await inspectScreen(page, 'what was used')

  const other = await activeMember(base)
  const { user } = await callServer(base, me, {}, other.token)
  await page.getByRole('button', { name: w.check }).click()
  await page.getByLabel(words.shared.mobileNumber).fill(other.mobile)
  await page.getByLabel(w.memberNumber).fill('M1000')
  await page.getByRole('button', { name: w.checkButton, exact: true }).click()
  await expect(page.locator('#field-memberNumber-error')).toBeVisible()
  await page.getByLabel(w.memberNumber).fill(user.memberNumber.toLowerCase())
  await page.getByRole('button', { name: w.checkButton, exact: true }).click()
  await expect(page.getByText(`+65 •••• ${other.mobile.slice(-4)}`)).toBeVisible()
  await expect(page.getByText(other.fullName)).toHaveCount(0)
  await expect(page.getByText(words.shared.status.active)).toBeVisible()
  await inspectScreen(page, 'a member who was looked up')
})

test("a shop's poster is one page of A5, says how in four languages, and its code is read", async ({ page, base }) => {
  const hostile = '"><script>document.title="ran"</script> & <b>Sons</b>'
  for (const name of [shop.name, hostile, 'W'.repeat(80)]) {
    await page.setContent(writePoster({ name, address: '1 Harbour Road #02-10, Singapore 099253', code: shop.code }, base))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    expect(await page.title()).toBe(name)
    expect(await readQr(page.getByRole('img', { name: 'QR' }))).toBe(shopAddress(base, shop.code))
    for (const lang of ['en', 'zh-Hans', 'bn', 'ta']) await expect(page.locator(`article[lang="${lang}"] li`)).not.toHaveCount(0)
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    // 148 × 210 mm in points.
    expect(paper).toMatch(/\/MediaBox\s*\[\s*0 0 4(19|20)(\.\d+)? 59[45](\.\d+)?\s*\]/)
  }
})

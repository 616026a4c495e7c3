import { logIn } from '@mwc/contract/account/log-in/log-in.calls'
import { apiBase } from '@mwc/contract/endpoint/api-base'
import { photoMaxBytes, photoPath } from '@mwc/contract/account/own-account/photo'
import { readableMobile } from '@mwc/contract/fields/mobile-number'
import { expect, type Locator, type Page } from '@playwright/test'
import { refusalMessage } from '../server/src/words/server-words.ts'
import { activeMember, payPlan } from './fixtures/people/active-member.ts'
import { callServer } from './fixtures/server/call-server.ts'
import { cameraPhoto, lookAtPicture } from './fixtures/pictures/camera-photo.ts'
import { inspectScreen } from './fixtures/screens/inspect-screen.ts'
import { signedUpMember } from './fixtures/people/signed-up-member.ts'
import { logInByPassword, signIn } from './fixtures/screens/sign-in.ts'
import { openAt, whenHydrated } from './fixtures/screens/open-page.ts'
import { test } from './fixtures/screens/test.ts'
import { setTextSize } from './fixtures/screens/text-size.ts'
import { lookForMembership } from './fixtures/screens/lost-phone-steps.ts'
import { newWorker, type Worker } from './fixtures/people/new-worker.ts'
import { startingWith, type Words } from './fixtures/screens/words.ts'
import { codeSentTo, messagesTo } from './fixtures/people/simulated-parties.ts'

const helpline = '6536 2692'

/** A picture that any browser reads: one pixel. */
const onePixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

async function logInAs(page: Page, base: string, worker: Worker): Promise<Words> {
  const words = await openAt(page, base, '/pages/login/login')
  await logInByPassword(page, words, worker)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('TOKEN_H5'))).not.toBeNull()
  await expect(page).not.toHaveURL(/login/)
  return words
}

async function openMyPage(page: Page, words: Words): Promise<void> {
  if (!page.url().includes('my-page')) await page.getByRole('link', { name: words.shared.tabs.myPage, exact: true }).click()
  await expect(page.getByRole('heading', { name: words.membership.accountTitle, exact: true })).toBeVisible()
}

async function confirmByPassword(page: Page, words: Words, password: string): Promise<void> {
  await page.getByLabel(words.account.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: words.account.continue, exact: true }).click()
}

test('a member changes the password: a wrong old one is said beside its field, and the new one is asked for at once', async ({
  page,
  base,
}) => {
  const worker = await activeMember(base)
  const words = await logInAs(page, base, worker)
  await openMyPage(page, words)
  await inspectScreen(page, 'my-page of an active member')
  await page.getByRole('link', { name: startingWith(words.membership.changePassword) }).click()
  const old = page.getByLabel(words.ownAccount.oldPassword, { exact: true })
  await old.fill('Not1ThePassword')
  await page.getByLabel(words.signUp.newPassword, { exact: true }).fill('Lantern77Quay')
  await page.getByLabel(words.signUp.confirmPassword, { exact: true }).fill('Lantern77Quay')
  await page.getByRole('button', { name: words.signUp.savePassword, exact: true }).click()
  await expect(page.locator('#field-old-error')).toHaveText(refusalMessage('account.wrongPassword', 'english', helpline))
  await inspectScreen(page, 'change-password after a wrong one')
  await old.fill(worker.password)
  await page.getByRole('button', { name: words.signUp.savePassword, exact: true }).click()
  await expect(page.getByText(words.account.passwordChanged)).toBeVisible()
  await expect(page.getByLabel(words.shared.mobileNumber, { exact: true })).toHaveValue(worker.mobile)
  await logInByPassword(page, words, { mobile: worker.mobile, password: 'Lantern77Quay' })
  await expect(page).not.toHaveURL(/login/)
})

test('a member who has not paid changes the number without the old SIM; the old number is told', async ({ page, base }) => {
  const worker = await signedUpMember(base)
  const mobile = newWorker().mobile
  const words = await logInAs(page, base, worker)
  await openMyPage(page, words)
  await inspectScreen(page, 'my-page of a member who has not paid')
  await page.getByRole('link', { name: startingWith(words.membership.changeNumber) }).click()
  await inspectScreen(page, 'verify-mobile, confirming')
  await confirmByPassword(page, words, worker.password)
  const field = page.getByLabel(words.ownAccount.newNumber, { exact: true })
  await field.fill(worker.mobile)
  await page.getByRole('button', { name: words.account.getOtp, exact: true }).click()
  await expect(page.locator('#field-mobile-error')).toHaveText(refusalMessage('account.sameMobile', 'english', helpline))
  await inspectScreen(page, 'verify-mobile, the old number')
  await field.fill(mobile)
  await page.getByRole('button', { name: words.account.getOtp, exact: true }).click()
  await page.getByLabel(words.shared.otp, { exact: true }).fill(await codeSentTo(base, mobile))
  await expect(page.getByRole('heading', { name: words.ownAccount.numberChanged, level: 2 })).toBeVisible()
  await inspectScreen(page, 'verify-mobile, done')
  await expect.poll(async () => (await messagesTo(base, worker.mobile))[0]?.text).toContain(mobile.slice(-4))
  await callServer(base, logIn, { areaCode: '+65', mobile, password: worker.password })
})

test('whoever lost the phone finds the membership, moves it with its password, and is signed in', async ({ page, base }) => {
  const [worker, stranger] = [await signedUpMember(base), newWorker()]
  const words = await openAt(page, base, '/pages/login/login')
  await lookForMembership(page, base, words, { inHand: stranger.mobile, worker })
  const fin = page.getByLabel(words.signUp.fin, { exact: true })
  await fin.fill(stranger.fin)
  await page.getByRole('button', { name: words.ownAccount.find, exact: true }).click()
  await expect(page.locator('#field-fin-error')).toHaveText(refusalMessage('account.finUnknown', 'english', helpline))
  await inspectScreen(page, 'changePhone with an unknown FIN')
  await page.reload()
  await fin.fill(worker.fin)
  await page.getByLabel(words.signUp.birthDate, { exact: true }).fill('10/03/1990')
  await page.getByRole('button', { name: words.ownAccount.find, exact: true }).click()
  const wrong = refusalMessage('account.countryOrBirthDate', 'english', helpline)
  // Of both fields it is said once beside them, and both are marked.
  await expect(page.locator('#field-nationality-error')).toBeHidden()
  for (const name of ['nationality', 'birthDate']) await expect(page.locator(`#field-${name}`)).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('#field-birthDate-error')).toHaveText(wrong)
  await page.getByLabel(words.signUp.birthDate, { exact: true }).fill('09/03/1990')
  await page.getByRole('button', { name: words.ownAccount.find, exact: true }).click()
  await expect(page.getByRole('heading', { name: words.ownAccount.foundTitle, exact: true })).toBeVisible()
  await inspectScreen(page, 'new-phone-pwd')
  await page.getByLabel(words.account.password, { exact: true }).fill(worker.password)
  const number = readableMobile(`+65${stranger.mobile}`)
  await page.getByRole('button', { name: words.ownAccount.moveNow(number), exact: true }).click()
  await expect(page.getByText(words.ownAccount.movedText(number))).toBeVisible()
  await inspectScreen(page, 'new-phone-pwd, moved')
  await page.getByRole('button', { name: words.account.continue, exact: true }).click()
  await expect(page).toHaveURL(/my-page\/my-page/)
  await callServer(base, logIn, { areaCode: '+65', mobile: stranger.mobile, password: worker.password })
})

test('without the password staff are asked; the owner is told on My Page and can stop it @release', async ({ page, base, browser }) => {
  const [worker, stranger] = [await signedUpMember(base), newWorker()]
  const words = await openAt(page, base, '/pages/login/login')
  await lookForMembership(page, base, words, { inHand: stranger.mobile, worker })
  await page.getByRole('button', { name: words.ownAccount.find, exact: true }).click()
  await page.getByRole('button', { name: words.ownAccount.askStaff, exact: true }).click()
  await expect(page.getByText(words.ownAccount.requestWaiting)).toBeVisible()
  await expect(page.getByText(words.ownAccount.whyWait)).toBeVisible()
  await inspectScreen(page, 'new-phone-pwd, waiting')
  await page.reload()
  await expect(page.getByText(words.ownAccount.requestWaiting)).toBeVisible()

  const owner = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage()
  await logInAs(owner, base, worker)
  await expect(owner.getByText(words.ownAccount.moveAsked(`+65\u00a0••••\u00a0${stranger.mobile.slice(-4)}`))).toBeVisible()
  await inspectScreen(owner, 'my-page with a request')
  await owner.getByRole('button', { name: words.ownAccount.notMe, exact: true }).click()
  await expect(owner.getByRole('button', { name: words.ownAccount.notMe, exact: true })).toBeHidden()
  await owner.context().close()
})

test('a member looks at the account, gives a photo and other work, and signs out another phone', async ({ page, base }) => {
  const worker = await activeMember(base)
  const words = await logInAs(page, base, worker)
  await openMyPage(page, words)
  await page.getByRole('link', { name: startingWith(words.membership.myAccount) }).click()
  await expect(page.getByRole('heading', { name: worker.fullName })).toBeVisible()
  await expect(page.getByText(words.ownAccount.thisPhone)).toBeVisible()
  await inspectScreen(page, 'my-account')
  // The other phone is the one that signed up.
  await page.getByRole('button', { name: words.ownAccount.signOutOthers, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.membership.logOut, exact: true }).click()
  await expect(page.getByRole('button', { name: words.ownAccount.signOutOthers, exact: true })).toBeHidden()

  await page.getByRole('link', { name: words.ownAccount.edit, exact: true }).click()
  const picker = page.getByLabel(words.ownAccount.photo, { exact: true })
  await picker.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7 not a picture') })
  await expect(page.getByText(refusalMessage('account.uploadFailed', 'english', helpline))).toBeVisible()
  await expect(page.getByRole('button', { name: words.shared.tryAgain, exact: true })).toBeVisible()
  await inspectScreen(page, 'my-account-edit after a file that is no picture')
  await picker.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: onePixel })
  await expect(page.getByRole('button', { name: words.ownAccount.removePhoto, exact: true })).toBeVisible()
  await page.getByLabel(words.signUp.company, { exact: true }).fill('Quayside Works Pte Ltd')
  await page.reload()
  await expect(page.getByLabel(words.signUp.company, { exact: true })).toHaveValue('Quayside Works Pte Ltd')
  await page.getByRole('button', { name: words.ownAccount.saveWork, exact: true }).click()
  await page.getByRole('button', { name: words.shared.back, exact: true }).click()
  await expect(page.getByText('Quayside Works Pte Ltd')).toBeVisible()
})

/** Keeps the last file that the app sends: the browser does not show its bytes to a test. */
async function keepSentFile(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const plain = window.fetch
    window.fetch = (address, options) => {
      if (options?.body instanceof Blob) Object.assign(window, { sentFile: options.body })
      return plain(address, options)
    }
  })
}

async function sentFile(page: Page): Promise<Buffer> {
  await expect.poll(() => page.evaluate(() => 'sentFile' in window)).toBe(true)
  const bytes = await page.evaluate(async () => [
    ...new Uint8Array(await ((window as { sentFile?: Blob }).sentFile ?? new Blob()).arrayBuffer()),
  ])
  return Buffer.from(bytes)
}

test('a photo from the camera is sent small, stands upright and says nothing of where it was taken @release', async ({ page, base }) => {
  const worker = await activeMember(base)
  const words = await logInAs(page, base, worker)
  await keepSentFile(page)
  await openAt(page, base, '/pages/my-account-edit/my-account-edit')
  const picker = page.getByLabel(words.ownAccount.photo, { exact: true })
  const taken = await cameraPhoto()
  const before = await lookAtPicture(taken)
  expect(taken.length).toBeGreaterThan(photoMaxBytes)
  expect([before.width, before.height, before.carries.orientation]).toEqual([4000, 3000, 6])
  expect(before.carries.exif?.toString('latin1')).toContain('Harbour')

  await picker.setInputFiles({ name: 'IMG_20260309.jpg', mimeType: 'image/jpeg', buffer: taken })
  const sent = await lookAtPicture(await sentFile(page))
  // Longer than wide now: turned before it was sent.
  expect([sent.width, sent.height]).toEqual([768, 1024])
  expect(sent.carries.exif).toBeUndefined()
  await expect(page.getByRole('button', { name: words.ownAccount.removePhoto, exact: true })).toBeVisible()
  await inspectScreen(page, 'my-account-edit with a photo')

  const kept = await fetch(base + apiBase + photoPath, { headers: { authorization: `Bearer ${worker.token}` } })
  const { width, height, above, below, carries } = await lookAtPicture(Buffer.from(await kept.arrayBuffer()))
  expect([width, height, carries]).toEqual([512, 512, { exif: undefined, xmp: undefined, iptc: undefined, orientation: undefined }])
  expect([above < 90, below > 165], `lightness ${above} above, ${below} below`).toEqual([true, true])
  // The photo of before stays when what comes next is no picture.
  await picker.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7 not a picture') })
  await expect(page.getByText(refusalMessage('account.uploadFailed', 'english', helpline))).toBeVisible()
  await expect(page.locator('main img')).toHaveJSProperty('naturalWidth', 512)
  await inspectScreen(page, 'my-account-edit with a photo, after a file that is no picture')
  await page.goto(`${base}/mobile/pages/my-account/my-account`)
  await expect(page.locator('main img')).toHaveJSProperty('naturalWidth', 512)
  await inspectScreen(page, 'my-account with a photo')
})

test('a member takes the data along as a page and as data @release', async ({ page, base }) => {
  const worker = await signedUpMember(base)
  const words = await logInAs(page, base, worker)
  await openMyPage(page, words)
  await page.getByRole('link', { name: startingWith(words.membership.downloadData) }).click()
  await inspectScreen(page, 'my-page, download my data')
  await confirmByPassword(page, words, worker.password)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: words.ownAccount.savePage, exact: true }).click()
  expect((await saved).suggestedFilename()).toMatch(/^mwc-membership-.*\.html$/)
  const record = page.waitForEvent('download')
  await page.getByRole('button', { name: words.ownAccount.saveRecord, exact: true }).click()
  expect((await record).suggestedFilename()).toMatch(/^mwc-membership-.*\.json$/)
  await inspectScreen(page, 'my-page, data saved')
})

test('a save that fails says so before the reader’s eyes, clear of the bar, and focus stays where it was @release', async ({
  page,
  base,
  member,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  const words = await openAt(page, base, '/', 'india')
  await signIn(page, base, member)
  await page.goto(`${base}/mobile/pages/my-account-edit/my-account-edit`)
  await whenHydrated(page)
  const save = page.getByRole('button', { name: words.ownAccount.saveWork, exact: true })
  await page.context().setOffline(true)
  const said = page.getByRole('alert').filter({ hasText: words.shared.noNetwork })
  const seen = async (doing: () => Promise<void>, focused: Locator) => {
    await doing()
    await expect(said).toBeInViewport({ ratio: 1 })
    const bar = await page.locator('header').evaluate((header) => header.getBoundingClientRect().bottom)
    expect((await said.boundingBox())?.y).toBeGreaterThanOrEqual(bar)
    await expect(focused).toBeFocused()
  }
  await seen(() => save.click(), save)
  await inspectScreen(page, 'my-account-edit, a save without a network')
  // The same answer once more, from the keyboard this time.
  const occupation = page.getByLabel(words.signUp.occupation, { exact: true })
  await seen(() => occupation.press('Enter'), occupation)
})

test('a long name leaves Home its page: two lines of it stand in the bar, and all of it is read aloud @release', async ({ page, base }) => {
  const fullName = 'MOHAMMAD SHAFIQUL ISLAM CHOWDHURY'
  const worker = await signedUpMember(base, { ...newWorker(), fullName })
  await payPlan(base, worker.token)
  await page.setViewportSize({ width: 320, height: 640 })
  const words = await openAt(page, base, '/', 'india')
  await signIn(page, base, worker)
  await page.reload()
  const title = page.getByRole('heading', { level: 1, name: words.home.greeting(fullName) })
  for (const size of ['100%', '200%']) {
    await setTextSize(page, size)
    const { height, line } = await title.evaluate((h1) => ({ height: h1.clientHeight, line: parseFloat(getComputedStyle(h1).lineHeight) }))
    expect(height, size).toBeLessThanOrEqual(Math.ceil(2 * line))
  }
})

import { languageNames, languageTags, languages } from '@mwc/contract/language/language'
import type { Language } from '@mwc/contract/language/language'
import { expect, type Page } from '@playwright/test'
import { oldBrowserWords } from '../mobile/src/app/rendering/old-browser.words.ts'
import { atRelease } from './fixtures/at-release.ts'
import { breakScripts } from './fixtures/browser/break-scripts.ts'
import { whenHydrated } from './fixtures/screens/open-page.ts'
import { test } from './fixtures/screens/test.ts'
import { newWorker } from './fixtures/people/new-worker.ts'
import { wordsOf } from './fixtures/screens/words.ts'
import { startSlowProxy } from './fixtures/server/slow-proxy.ts'

const words = wordsOf.english
/** Typed only. */
const typed = { mobile: '81000001', password: 'Harbour7Crane' }
const logInPath = '/pages/login/login'

async function readsIn(page: Page, base: string, language: Language): Promise<void> {
  await page.context().addCookies([{ name: 'LANGUAGE', value: language, url: base }])
  await page.addInitScript((value) => localStorage.setItem('LANGUAGE', value), language)
}

async function typeLogIn(page: Page, { mobile, password }: typeof typed): Promise<void> {
  await page.locator('input[name=mobile]').fill(mobile)
  await page.locator('input[name=password]').fill(password)
}

/** Everything that outlives the page, as one text. */
async function whatIsKept(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([document.cookie, location.href, { ...localStorage }, { ...sessionStorage }, history.state]))
}

for (const language of languages) {
  test(`what is typed and sent before the page is alive is kept and acted upon in ${language}${atRelease(language !== 'english')}`, async ({
    page,
    base,
    member,
  }) => {
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    await readsIn(page, base, language)
    const release = await breakScripts(page, /./, 'hang')
    await page.goto(`${base}/mobile${logInPath}`, { waitUntil: 'domcontentloaded' })
    await typeLogIn(page, member)
    await page.getByRole('button', { name: wordsOf[language].account.logIn, exact: true }).click()
    await expect(page.getByRole('button', { name: wordsOf[language].shared.busy, exact: true })).toBeVisible()
    await expect(page.locator('input[name=mobile]')).toHaveValue(member.mobile)
    expect(page.url()).toBe(`${base}/mobile${logInPath}`)
    expect(await whatIsKept(page)).not.toContain(member.password)
    await release()
    await expect(page.getByRole('heading', { name: wordsOf[language].home.greeting(member.fullName) })).toBeVisible()
    expect(await whatIsKept(page)).not.toContain(member.password)
    expect(addresses.filter((address) => address.includes(member.password) || address.includes(member.mobile))).toEqual([])
  })
}

test('a choice, a number and a tap before the page is alive lead to the same as after', async ({ page, base }) => {
  const worker = newWorker()
  await readsIn(page, base, 'english')
  let release = await breakScripts(page, /./, 'hang')
  await page.goto(`${base}/mobile${logInPath}`, { waitUntil: 'domcontentloaded' })
  await page.locator('input[name=mobile]').fill('8100')
  await page.getByText(words.account.withOtp, { exact: true }).click()
  await release()
  await expect(page.getByRole('button', { name: words.account.getOtp, exact: true })).toBeVisible()
  await expect(page.locator('input[name=mobile]')).toHaveValue('8100')

  release = await breakScripts(page, /./, 'hang')
  await page.goto(`${base}/mobile/pages/sign-up/sign-up`, { waitUntil: 'domcontentloaded' })
  await page.locator('input[name=mobile]').fill(worker.mobile)
  await page.getByRole('button', { name: words.account.getOtp, exact: true }).click()
  await release()
  await expect(page.getByLabel(words.shared.otp, { exact: true })).toBeVisible()
})

for (const language of languages) {
  test(`what is missing is said at the first try, before the page is alive, and the same after it in ${language}${atRelease(language !== 'bengali')}`, async ({
    page,
    base,
  }) => {
    const { account, fields, shared } = wordsOf[language]
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(String(error)))
    await readsIn(page, base, language)
    const release = await breakScripts(page, /./, 'hang')
    await page.goto(`${base}/mobile${logInPath}`, { waitUntil: 'domcontentloaded' })
    const [mobile, password] = [page.locator('input[name=mobile]'), page.locator('input[name=password]')]
    const logIn = page.getByRole('button', { name: account.logIn, exact: true })
    const summary = page.getByRole('group', { name: shared.pleaseCheck, exact: true })
    await mobile.fill('8100')
    await logIn.click()
    const colon = language === 'chinese' ? '：' : ': '
    const said = [`${shared.mobileNumber}${colon}${fields.mobile}`, `${account.password}${colon}${fields.required}`]
    await expect(summary.getByRole('link')).toHaveText(said)
    await expect(summary).toBeFocused()
    await expect(mobile).toHaveAttribute('aria-invalid', 'true')
    await summary.getByRole('link').last().click()
    await expect(password).toBeFocused()
    expect(page.url()).toBe(`${base}/mobile${logInPath}`)

    // What is typed takes it back, and is not sent for the reader.
    await password.fill('Harb')
    await expect(summary).toBeHidden()
    await expect(mobile).not.toHaveAttribute('aria-invalid')
    await logIn.click()
    await expect(summary.getByRole('link')).toHaveText(said.slice(0, 1))

    // Where it stands in the page, and how high.
    const place = () =>
      summary.evaluate((box) => [Math.round(box.getBoundingClientRect().top + scrollY), box.clientHeight, box.clientWidth])
    const early = await place()
    const picture = page.locator('main svg[viewBox="0 0 320 150"]')
    await picture.evaluate((svg) => svg.setAttribute('data-came', ''))

    await release()
    await expect(page.locator('#field-mobile-error')).toHaveText(fields.mobile)
    await expect(summary).toHaveCount(1)
    await expect(summary.getByRole('link')).toHaveText(said.slice(0, 1))
    expect(await place()).toEqual(early)
    await expect(picture).toHaveAttribute('data-came')
    await mobile.fill('81000001')
    await expect(summary).toBeHidden()
    await expect(password).toHaveValue('Harb')
    expect(faults).toEqual([])
  })
}

test('a try that was mended before the page is alive is not made again for its reader', async ({ page, base }) => {
  const worker = newWorker()
  await readsIn(page, base, 'english')
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  const release = await breakScripts(page, /./, 'hang')
  await page.goto(`${base}/mobile/pages/sign-up/sign-up`, { waitUntil: 'domcontentloaded' })
  await page.locator('input[name=mobile]').fill('8100')
  await page.getByRole('button', { name: words.account.getOtp, exact: true }).click()
  const summary = page.getByRole('group', { name: words.shared.pleaseCheck, exact: true })
  await expect(summary.getByRole('link')).toHaveText([`${words.shared.mobileNumber}: ${words.fields.mobile}`])
  const [number, getOtp] = [page.locator('input[name=mobile]'), page.getByRole('button', { name: words.account.getOtp, exact: true })]
  await number.fill('81234567')
  await expect(summary).toBeHidden()
  await getOtp.click()
  await expect(getOtp).toBeHidden()
  await number.fill(worker.mobile)
  await expect(getOtp).toBeVisible()
  await expect(getOtp).toBeEnabled()
  await release()
  await whenHydrated(page)
  await expect(page.locator('input[name=mobile]')).toHaveValue(worker.mobile)
  await expect(page.getByLabel(words.shared.otp, { exact: true })).toHaveCount(0)
  await expect(summary).toHaveCount(0)
  expect(sent.filter((address) => address.includes('/h5-api/') && !address.includes('/reports'))).toEqual([])
})

test('what is typed while the page becomes alive on a slow phone is kept to the last digit @release', async ({ page, base }) => {
  await readsIn(page, base, 'english')
  const slow = await page.context().newCDPSession(page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 12 })
  const release = await breakScripts(page, /./, 'hang')
  await page.goto(`${base}/mobile${logInPath}`, { waitUntil: 'domcontentloaded' })
  await page.locator('input[name=mobile]').focus()
  await page.keyboard.type('81')
  await release()
  await page.keyboard.type('000001', { delay: 60 })
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.getByText(words.account.withOtp, { exact: true }).click()
  await expect(page.getByRole('button', { name: words.account.getOtp, exact: true })).toBeVisible()
  await expect(page.locator('input[name=mobile]')).toHaveValue('81000001')
})

test('a page that arrives in parts becomes alive all the same, though its code is there first @release', async ({ page, base }) => {
  const slow = await startSlowProxy(base)
  await readsIn(page, slow.base, 'english')
  for (const visit of ['first', 'from the cache']) {
    await page.goto(`${slow.base}/mobile${logInPath}`)
    await page.getByText(words.account.withOtp, { exact: true }).click()
    await expect(page.getByRole('button', { name: words.account.getOtp, exact: true }), visit).toBeVisible()
  }
  await slow.stop()
})

test('the language sheet opens at the first tap, and what is chosen in it is read once the page is alive', async ({ page, base }) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  await readsIn(page, base, 'english')
  const release = await breakScripts(page, /./, 'hang')
  await page.goto(`${base}/mobile${logInPath}`, { waitUntil: 'domcontentloaded' })
  await page.locator('input[name=mobile]').fill('8100')
  const open = page.getByRole('button', { name: words.shared.chooseLanguage, exact: true })
  const sheet = page.getByRole('dialog', { name: words.shared.chooseLanguage, exact: true })
  await open.click()
  await expect(sheet).toBeVisible()
  expect(await sheet.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(open).toBeFocused()
  await open.click()
  await sheet.getByRole('button', { name: words.shared.close, exact: true }).click()
  await expect(sheet).toBeHidden()
  await open.click()
  await sheet.getByRole('button', { name: languageNames.bengali, exact: true }).click()
  await expect(sheet).toBeVisible()
  await release()
  await expect(page.getByRole('button', { name: wordsOf.bengali.account.logIn, exact: true })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator('input[name=mobile]')).toHaveValue('8100')
  expect(faults).toEqual([])
})

test('a language sheet that was opened stays while another page takes the place of the one that came @release', async ({ page, base }) => {
  await readsIn(page, base, 'english')
  const release = await breakScripts(page, /./, 'hang')
  await page.goto(`${base}/mobile/pages/tab-bar/my-page/my-page`, { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: words.shared.chooseLanguage, exact: true }).click()
  const sheet = page.getByRole('dialog', { name: words.shared.chooseLanguage, exact: true })
  await expect(sheet).toBeVisible()
  await release()
  await expect(page.locator('html[data-alive]')).toBeAttached()
  await sheet.getByRole('button', { name: languageNames.bengali, exact: true }).click()
  await expect(page.getByRole('heading', { name: wordsOf.bengali.shared.tabs.myPage, exact: true })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('the first visit asks for the language once, where the reader has opened the sheet before', async ({ page, base }) => {
  const release = await breakScripts(page, /./, 'hang')
  await page.goto(`${base}/mobile/`, { waitUntil: 'domcontentloaded' })
  await page.locator('header button[aria-haspopup=dialog]').click()
  await release()
  await expect(page.locator('html[data-alive]')).toBeAttached()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // What was shown is kept: nobody is asked again.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('LANGUAGE'))).not.toBeNull()
})

test('a page that did not open says so over its language sheet @release', async ({ page, base }) => {
  await readsIn(page, base, 'english')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 10_000)
  await breakScripts(page, /./, 'hang')
  await page.goto(`${base}/mobile${logInPath}`, { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: words.shared.chooseLanguage, exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.clock.fastForward(61_000)
  await expect(page.getByRole('alert').getByText(words.shared.pageFailed)).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})

for (const fault of ['missing', 'page', 'cut'] as const) {
  test(`without its first script (${fault}) the page says so and keeps what was typed, never the password${atRelease(fault !== 'page')}`, async ({
    page,
    base,
  }) => {
    await readsIn(page, base, 'english')
    const restore = await breakScripts(page, /main-|index-/, fault)
    await page.goto(`${base}/mobile${logInPath}`, { waitUntil: 'domcontentloaded' })
    await typeLogIn(page, typed)
    await page.getByRole('button', { name: words.account.logIn, exact: true }).click()
    await expect(page.getByRole('alert').getByText(words.shared.pageFailed)).toBeVisible()
    await expect(page.getByRole('button', { name: words.account.logIn, exact: true })).toBeVisible()
    await page.context().setOffline(true)
    const again = page.getByRole('button', { name: words.shared.tryAgain, exact: true })
    await again.click()
    await expect(again).toBeEnabled()
    await expect(page.locator('input[name=password]')).toHaveValue(typed.password)
    await restore()
    const reloaded = page.waitForEvent('load')
    await page.context().setOffline(false)
    await reloaded
    await expect(page.getByRole('alert')).toBeHidden()
    await expect(page.locator('input[name=mobile]')).toHaveValue(typed.mobile)
    await expect(page.locator('input[name=password]')).toHaveValue('')
    expect(await whatIsKept(page)).not.toContain(typed.password)
    await page.getByText(words.account.withOtp, { exact: true }).click()
    await expect(page.getByRole('button', { name: words.account.getOtp, exact: true })).toBeVisible()
  })
}

test('a first script that hangs is said after 60 s, and still opens the page when it comes @release', async ({ page, base }) => {
  await readsIn(page, base, 'english')
  await page.clock.install()
  // Time stands: on a slow machine more than a second goes by while this is typed.
  await page.clock.pauseAt(Date.now() + 10_000)
  const release = await breakScripts(page, /./, 'hang')
  await page.goto(`${base}/mobile${logInPath}`, { waitUntil: 'domcontentloaded' })
  await page.locator('input[name=mobile]').fill(typed.mobile)
  await page.clock.fastForward(59_000)
  await expect(page.getByRole('alert')).toBeHidden()
  await page.clock.fastForward(2_000)
  await expect(page.getByRole('alert').getByText(words.shared.pageFailed)).toBeVisible()
  await page.clock.resume()
  await release()
  await expect(page.getByRole('alert')).toBeHidden()
  await page.getByText(words.account.withOtp, { exact: true }).click()
  await expect(page.getByRole('button', { name: words.account.getOtp, exact: true })).toBeVisible()
  await expect(page.locator('input[name=mobile]')).toHaveValue(typed.mobile)
})

test('a browser below the floor shows why in four languages and nothing else', async ({ page, base }) => {
  await page.addInitScript(() => Reflect.deleteProperty(CSS, 'registerProperty'))
  for (const path of ['/', logInPath, '/nope']) {
    await page.goto(`${base}/mobile${path}`)
    for (const language of languages) await expect(page.getByText(oldBrowserWords[language])).toBeVisible()
    await expect(page.getByRole('heading')).toHaveCount(0)
    await expect(page.getByRole('textbox')).toHaveCount(0)
  }
})

for (const language of languages) {
  test(`without JavaScript the page in ${language} says what to do, and no form can be sent${atRelease(language !== 'english')}`, async ({
    browser,
    base,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      locale: languageTags[language],
      viewport: { width: 360, height: 740 },
    })
    const page = await context.newPage()
    for (const path of ['/', logInPath, '/pages/sign-up/sign-up']) {
      await page.goto(`${base}/mobile${path}`)
      await expect(page.locator('noscript p')).toHaveText(wordsOf[language].page.needsScript)
      await expect(page.locator('noscript p')).toBeVisible()
      await expect(page.getByRole('textbox')).toHaveCount(0)
      // None of the bar's would do anything.
      await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0)
    }
    await expect(page.getByRole('heading', { name: wordsOf[language].signUp.signUpTitle, exact: true })).toBeVisible()
    await context.close()
  })
}

import { expect, type Page } from '@playwright/test'
import { cardProver } from './fixtures/people/card-prover.ts'
import { readQr } from './fixtures/pictures/read-qr.ts'
import { inspectScreen } from './fixtures/screens/inspect-screen.ts'
import { openAt, whenHydrated } from './fixtures/screens/open-page.ts'
import { startPayNow } from './fixtures/screens/payment-steps.ts'
import { openSignedIn, signIn } from './fixtures/screens/sign-in.ts'
import { test } from './fixtures/screens/test.ts'

test.use({ colorScheme: 'dark' })

/** The colours of the page's ground, of the phone's bar above as the page asks for it, and of what native controls stand on. */
function looksOf(page: Page) {
  return page.evaluate(() => {
    const bar = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(({ media }) => matchMedia(media).matches)
    const computed = (colour: string | undefined) => {
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.backgroundColor = colour ?? ''
      const { backgroundColor } = getComputedStyle(probe)
      probe.remove()
      return backgroundColor
    }
    return { ground: getComputedStyle(document.documentElement).backgroundColor, bar: computed(bar?.content), controls: computed('Canvas') }
  })
}

const white = 'rgb(255, 255, 255)'

test('on a phone set to dark the app is dark before its code has come, and what others scan or look at stays light @release', async ({
  page,
  base,
  member,
}) => {
  await page.route('**/*.js', (call) => call.abort())
  const words = await openAt(page, base, '/')
  const dark = await looksOf(page)
  expect(dark.bar).toBe(dark.ground)
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await looksOf(page)
  expect(light.bar).toBe(light.ground)
  expect(light.ground).not.toBe(dark.ground)
  expect(light.controls).not.toBe(dark.controls)
  // Paper is light, whatever the phone is set to.
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  expect((await looksOf(page)).ground).toBe(light.ground)
  await page.emulateMedia({ colorScheme: 'dark', media: 'screen' })
  await page.unroute('**/*.js')

  for (const path of ['/', '/pages/login/login']) {
    await page.goto(`${base}/mobile${path}`)
    await whenHydrated(page)
    await inspectScreen(page, `${path} in the dark`)
  }
  await signIn(page, base, member)
  await page.goto(`${base}/mobile/`)
  await expect(page.getByText(words.membership.validTo)).toBeVisible()
  await inspectScreen(page, 'Home of a member in the dark')

  await page.goto(`${base}/mobile/pages/tab-bar/member/member`)
  const code = page.getByRole('img', { name: words.card.qrPicture })
  await expect(code).toBeVisible()
  expect(await readQr(code)).toContain(base)
  await inspectScreen(page, 'the card in the dark')
  await code.click()
  const whole = page.getByRole('dialog', { name: words.card.fullTitle })
  await expect(whole).toHaveCSS('background-color', white)
  expect(await readQr(code.last())).toContain(base)
  await inspectScreen(page, 'the card on the whole screen in the dark')
  await page.goto(`${base}/mobile/pages/payment-method/payment-method`)
  const { qrText } = await startPayNow(page, base, words, '6months', 'S$9.00')
  expect(await readQr(page.getByRole('img', { name: words.payments.qrPicture('S$9.00') }))).toBe(qrText)
  await inspectScreen(page, 'a payment in the dark')
})

test('where another phone shows the card, what says so is as dark as the rest @release', async ({ page, base, member }) => {
  await cardProver(base, member.token)
  const words = await openSignedIn(page, base, '/pages/tab-bar/member/member', member)
  const said = page.getByRole('heading', { name: words.card.otherPhone })
  await expect(said).toBeVisible()
  await expect(page.locator('.daylight').filter({ has: said })).toHaveCount(0)
  await inspectScreen(page, 'the card on another phone in the dark')
  await page.getByRole('button', { name: words.card.takeOver, exact: true }).click()
  const foot = page.locator('.daylight').filter({ has: page.getByRole('img', { name: words.card.qrPicture }) })
  await expect(foot).toHaveCSS('background-color', white)
})

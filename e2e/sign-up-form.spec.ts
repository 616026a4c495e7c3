import { languageNames } from '@mwc/contract/language/language'
import { expect, type Locator } from '@playwright/test'
import { atRelease } from './fixtures/at-release.ts'
import { giveVoices, heardOn } from './fixtures/browser/stand-in-voices.ts'
import { newWorker } from './fixtures/people/new-worker.ts'
import { codeSentTo } from './fixtures/people/simulated-parties.ts'
import { inspectScreen } from './fixtures/screens/inspect-screen.ts'
import { openAt } from './fixtures/screens/open-page.ts'
import { fillYou, giveCode, giveNumber } from './fixtures/screens/sign-up-steps.ts'
import { test } from './fixtures/screens/test.ts'
import { setTextSize } from './fixtures/screens/text-size.ts'
import { wordsOf } from './fixtures/screens/words.ts'

/** What can be tapped below the place of something that lies over the page. */
function coveredBy(over: Locator): Promise<string[]> {
  return over.evaluate((element) => {
    const { top, right, bottom, left } = element.getBoundingClientRect()
    const tappable = [...document.querySelectorAll('a, button, input, select, label')].filter((one) => {
      const box = one.getBoundingClientRect()
      return box.top < bottom && box.bottom > top && box.left < right && box.right > left
    })
    return tappable.map(({ outerHTML }) => outerHTML.slice(0, 120))
  })
}

test('who signs up with a number that is signed up already is led to log in', async ({ page, base }) => {
  test.slow()
  const words = await openAt(page, base, '/pages/sign-up/sign-up')
  await giveNumber(page, words, { ...newWorker(), mobile: '81000001' })
  await giveCode(page, words, await codeSentTo(base, '81000001'))
  await expect(page.getByRole('heading', { name: words.signUp.known.active.title, exact: true })).toBeVisible()
  await inspectScreen(page, 'sign-up, known number')
  await page.getByRole('link', { name: words.account.logIn, exact: true }).click()
  await expect(page.getByLabel(words.shared.mobileNumber, { exact: true })).toHaveValue('81000001')
})

test('switching the language and reloading in the middle of the form lose nothing', async ({ page, base }) => {
  const worker = newWorker()
  const words = await openAt(page, base, '/pages/sign-up/sign-up')
  await giveNumber(page, words, worker)
  await giveCode(page, words, await codeSentTo(base, worker.mobile))
  await page.getByLabel(words.signUp.fullName, { exact: true }).fill(worker.fullName)
  await page.getByLabel(words.signUp.birthDate, { exact: true }).fill('09/03/1990')
  await page.getByRole('button', { name: words.shared.chooseLanguage, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: languageNames.india }).click()
  const tamil = wordsOf.india.signUp
  await expect(page.getByLabel(tamil.fullName, { exact: true })).toHaveValue(worker.fullName)
  await expect(page.getByLabel(tamil.birthDate, { exact: true })).toHaveValue('09/03/1990')
  await page.reload()
  await expect(page.getByLabel(tamil.fullName, { exact: true })).toHaveValue(worker.fullName)
})

test('a form with many mistakes leads to the first one and says how many are left, and each beside its field', async ({ page, base }) => {
  const worker = newWorker()
  await giveVoices(page, { voices: [{ lang: 'en-US' }] })
  const words = await openAt(page, base, '/pages/sign-up/sign-up')
  await page.setViewportSize({ width: 320, height: 568 })
  await giveNumber(page, words, worker)
  expect(await coveredBy(page.getByText('OTP Verification Code Sent', { exact: true })), 'what can be tapped below a toast').toEqual([])
  await giveCode(page, words, await codeSentTo(base, worker.mobile))
  const { fullName, birthDate } = words.signUp
  const goOn = page.getByRole('button', { name: words.account.continue })
  // What is read on the screen before ends with it.
  await expect(page.getByLabel(fullName, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: words.shared.readAloud, exact: true }).click()
  await expect.poll(() => heardOn(page)).not.toEqual([])
  await goOn.click()
  await expect(page.getByLabel(fullName, { exact: true })).toBeFocused()
  await expect.poll(async () => (await heardOn(page)).at(-1)).toBe(words.shared.fieldsLeft(6, fullName))
  await expect(page.getByLabel(fullName, { exact: true })).toBeInViewport({ ratio: 1 })
  await expect(goOn).toContainText(words.shared.fieldsLeft(6, fullName))
  await page.getByLabel(fullName, { exact: true }).fill(worker.fullName)
  await expect(goOn).toContainText(words.shared.fieldsLeft(5, birthDate))
  await goOn.click()
  await expect(page.getByLabel(birthDate, { exact: true })).toBeFocused()
  await page.getByLabel(fullName, { exact: true }).fill('কামাল')
  await page.getByLabel(words.signUp.fin, { exact: true }).fill('S1234567')
  await page.getByLabel(words.signUp.finLastFour, { exact: true }).fill('567A')
  await goOn.click()
  await expect(page.getByText('English characters only')).toHaveCount(1)
  await expect(page.getByText('Invalid FIN').first()).toBeVisible()
  await inspectScreen(page, 'sign-up with mistakes')
})

for (const language of ['chinese', 'bengali'] as const)
  test(`two FIN boxes that do not match are level and both marked, and one that is written anew clears both, in ${language}${atRelease(language !== 'chinese')}`, async ({
    page,
    base,
  }) => {
    const worker = newWorker()
    const words = await openAt(page, base, '/pages/sign-up/sign-up', language)
    await page.setViewportSize({ width: 360, height: 640 })
    await giveNumber(page, words, worker)
    await giveCode(page, words, await codeSentTo(base, worker.mobile))
    const { signUp, account, fields } = words
    const boxes = [signUp.fin, signUp.finLastFour].map((label) => page.getByLabel(label, { exact: true }))
    await boxes[0]?.fill(worker.fin)
    const tops = await Promise.all(boxes.map(async (box) => (await box.boundingBox())?.y))
    expect(tops[0]).toBe(tops[1])
    const [box, why] = await Promise.all([boxes[1]?.boundingBox(), page.getByText(signUp.finWhy, { exact: true }).boundingBox()])
    expect((why?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0), 'between the box and why it is asked').toBeGreaterThanOrEqual(12)
    await boxes[1]?.fill('000Q')
    await page.getByRole('button', { name: account.continue }).click()
    for (const box of boxes) await expect(box).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText(fields.finMismatch, { exact: true })).toHaveCount(1)
    await inspectScreen(page, 'FIN boxes that do not match')
    await boxes[1]?.fill(worker.fin.slice(5))
    for (const box of boxes) await expect(box).not.toHaveAttribute('aria-invalid', 'true')
  })

test('Tamil text at twice its size stays on the narrowest phone, also where one word is as wide as the form @release', async ({
  page,
  base,
}) => {
  const worker = newWorker()
  const words = await openAt(page, base, '/pages/sign-up/sign-up', 'india')
  await giveNumber(page, words, worker)
  await giveCode(page, words, await codeSentTo(base, worker.mobile))
  await fillYou(page, words, worker)
  await expect(page.getByText(words.signUp.sectors['1'], { exact: true })).toBeVisible()
  await page.setViewportSize({ width: 320, height: 640 })
  await setTextSize(page, '200%')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

import { readPayment } from '@mwc/contract/payments/payments.calls'
import { languageNames, type Language } from '@mwc/contract/language/language'
import { test as plain, expect, type Page } from '@playwright/test'
import { activeMember } from './active-member.ts'
import { callServer } from './call-server.ts'
import type { JoinedMember } from './joined-member.ts'
import type { Worker } from './new-worker.ts'
import { startingWith, type Words, wordsOf } from './reader.ts'

/** What a browser says by itself when a file does not come. */
const ofTheNetwork = /^Failed to load (resource|module script)/

/**
 * A test that knows this run's server, and fails on errors that nobody caught, but for `expectedFaults`.
 * `member` is an active member of its own, since an account takes only so many log-ins an hour.
 */
export const test = plain.extend<{ base: string; expectedFaults: RegExp | null; member: JoinedMember }>({
  expectedFaults: [null, { option: true }],
  page: async ({ page, expectedFaults }, use) => {
    const faults: string[] = []
    const note = (fault: string) => !expectedFaults?.test(fault) && faults.push(fault)
    page.on('pageerror', (error) => note(error.message))
    page.on('console', (message) => message.type() === 'error' && !ofTheNetwork.test(message.text()) && note(message.text()))
    await use(page)
    expect.soft(faults, 'errors of the app').toEqual([])
  },
  base: async ({ baseURL }, use) => {
    if (!baseURL) throw new Error('the global set-up did not run')
    await use(baseURL)
  },
  member: async ({ base }, use) => use(await activeMember(base)),
})

/** Opens Home for the first time and chooses the language from the sheet that lies over it. */
export async function openIn(page: Page, base: string, language: Language): Promise<Words> {
  await page.goto(`${base}/mobile/`)
  await page.getByRole('dialog').getByRole('button', { name: languageNames[language] }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  return wordsOf[language]
}

/** Goes to an address of the app with the language chosen before. */
export async function openAt(page: Page, base: string, path: string, language: Language = 'english'): Promise<Words> {
  await page.addInitScript((value) => localStorage.getItem('LANGUAGE') ?? localStorage.setItem('LANGUAGE', value), language)
  await page.goto(`${base}/mobile${path}`)
  return wordsOf[language]
}

/** Waits until React has the page: before that a tap on a link loads another page, as without any script. */
export async function whenAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')))
}

/** Waits until what the first screen does not wait for has begun: following other tabs, sending what waits. */
export async function whenResting(page: Page): Promise<void> {
  await whenAlive(page)
  const code = await page.waitForFunction(
    () => performance.getEntriesByType('resource').find(({ name }) => name.includes('/start-deferred-'))?.name,
  )
  // The page's own copy: there once it has run.
  await page.evaluate(`import(${JSON.stringify(await code.jsonValue())}).then(() => undefined)`)
}

export async function logInByPassword(page: Page, words: Words, worker: Pick<Worker, 'mobile' | 'password'>): Promise<void> {
  await page.getByLabel(words.shared.mobileNumber, { exact: true }).fill(worker.mobile)
  await page.getByLabel(words.account.password, { exact: true }).and(page.locator('input:not([type=radio])')).fill(worker.password)
  await page.getByRole('button', { name: words.account.logIn, exact: true }).click()
}

/** Chooses a plan and PayNow and opens the payment; answers with its id and the text of the QR on the screen. */
export async function startPayNow(page: Page, base: string, words: Words, plan: '6months' | '1year', price: string) {
  await page.getByRole('radio', { name: startingWith(words.payments.plan[plan]) }).check()
  await page.getByRole('radio', { name: startingWith(words.payments.method.paynow) }).check()
  await page.getByRole('button', { name: words.payments.pay(price), exact: true }).click()
  await expect(page.getByRole('img', { name: words.payments.qrPicture(price) })).toBeVisible()
  return shownPayment(page, base)
}

/** The payment that the address names, asked for with the member's own token. */
export async function shownPayment(page: Page, base: string) {
  const id = new URL(page.url()).searchParams.get('id') ?? ''
  const token = await page.evaluate(() => localStorage.getItem('TOKEN_H5') ?? '')
  const { qrText, transactionNumber } = await callServer(base, readPayment, { id }, token)
  return { id, qrText: qrText ?? '', transactionNumber }
}

import { listPrivileges } from '@mwc/contract/content/content.calls'
import type { Language } from '@mwc/contract/language/language'
import { listPayments } from '@mwc/contract/payments/payments.calls'
import { refusalMessage } from '../server/src/words/server-words.ts'
import { expect, type Page } from '@playwright/test'
import type { SignedUpMember } from './fixtures/people/signed-up-member.ts'
import { callServer } from './fixtures/server/call-server.ts'
import { inspectScreen } from './fixtures/screens/inspect-screen.ts'
import { openAt, whenHydrated } from './fixtures/screens/open-page.ts'
import { signIn } from './fixtures/screens/sign-in.ts'
import { test } from './fixtures/screens/test.ts'
import { type Words, wordsOf } from './fixtures/screens/words.ts'

/** Of the example programme, see README. */
const shopPin = '482915'
const english = wordsOf.english

/** The English lines that stand beside the reader's. */
const besideOf = (page: Page) => page.locator('main, dialog[open]').locator('[lang=en][data-unspoken]:not(:has(*))')

/** Goes through all that a member shows to others, in one language; `see` looks at each. */
async function showAll(page: Page, base: string, member: SignedUpMember, words: Words, see: (texts: string[]) => Promise<void>) {
  await page.goto(`${base}/mobile/pages/tab-bar/member/member`)
  await whenHydrated(page)
  await expect(page.getByText(words.membership.lastFourOfFin).first()).toBeVisible()
  await see([english.membership.memberNumber, english.membership.lastFourOfFin, english.membership.validTo, english.shared.status.active])
  await page.getByRole('img', { name: words.card.qrPicture }).click()
  await expect(page.getByRole('dialog', { name: words.card.fullTitle })).toBeVisible()
  await see([english.shared.status.active])

  const { privileges } = await callServer(base, listPrivileges, {})
  const id = privileges.find(({ title }) => title === 'A full hot meal after work')?.id ?? ''
  await page.goto(`${base}/mobile/pages/member/detail?privilege=${id}`)
  await whenHydrated(page)
  await page.getByRole('button', { name: words.redemptions.typePin }).click()
  await expect(page.getByLabel(words.redemptions.pin)).toBeVisible()
  await see([english.redemptions.typePin, english.redemptions.pin, english.redemptions.pinText, english.redemptions.use])
  await page.getByLabel(words.redemptions.pin).fill('000000')
  await page.getByRole('dialog').getByRole('button', { name: words.redemptions.use }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await see([refusalMessage('redemptions.wrongPin', 'english', '')])
  await page.getByLabel(words.redemptions.pin).fill(shopPin)
  await page.getByRole('dialog').getByRole('button', { name: words.redemptions.use }).click()
  await expect(page.getByRole('heading', { name: words.redemptions.liveTitle })).toBeVisible()
  await see([english.redemptions.liveTitle, english.redemptions.liveText, english.redemptions.receiptNumber, english.redemptions.usedAt])

  const { payments } = await callServer(base, listPayments, {}, member.token)
  await page.goto(`${base}/mobile/pages/payment-successful/payment-successful?id=${payments[0]?.id ?? ''}`)
  await expect(page.getByText(words.payments.transactionNumber).first()).toBeVisible()
  await see([english.payments.successTitle, english.payments.transactionNumber, english.payments.plan['6months'], english.payments.validTo])
}

async function openIn(page: Page, base: string, language: Language, member: SignedUpMember): Promise<Words> {
  const words = await openAt(page, base, '/', language)
  await signIn(page, base, member)
  return words
}

test('what a member shows to others says it in English, too @release', async ({ page, base, member }) => {
  const words = await openIn(page, base, 'india', member)
  await showAll(page, base, member, words, async (texts) => {
    for (const text of texts) await expect(besideOf(page).filter({ hasText: text }).first()).toBeVisible()
    await inspectScreen(page, `what others look at, with ${texts[0] ?? ''}`)
  })
})

test('who reads English sees it once @release', async ({ page, base, member }) => {
  const words = await openIn(page, base, 'english', member)
  await showAll(page, base, member, words, async () => expect(besideOf(page)).toHaveCount(0))
})

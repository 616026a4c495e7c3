import { expect } from '@playwright/test'
import { inspectScreen } from './fixtures/screens/inspect-screen.ts'
import { signedUpMember } from './fixtures/people/signed-up-member.ts'
import { logInByPassword } from './fixtures/screens/sign-in.ts'
import { openAt } from './fixtures/screens/open-page.ts'
import { test } from './fixtures/server/test-with-own-clock.ts'

test('a payment screen without a plan on sale says so and calls the helpline', async ({ page, base, ownClock }) => {
  const member = await signedUpMember(base)
  await ownClock.whileStopped(async (db) => {
    await db.updateTable('plan').set({ active: false }).execute()
  })
  const words = await openAt(page, base, '/pages/login/login')
  await logInByPassword(page, words, member)
  await page.getByRole('link', { name: words.membership.payNow, exact: true }).click()
  await expect(page.getByRole('heading', { name: words.payments.noPlansTitle, exact: true })).toBeVisible()
  const helpline = page.getByRole('link', { name: words.payments.callHelpline('6536\u00a02692'), exact: true })
  await expect(helpline).toHaveAttribute('href', 'tel:+6565362692')
  await expect(page.getByRole('button', { name: words.payments.promoOpen, exact: true })).toBeHidden()
  await inspectScreen(page, 'payment-method without a plan')
})

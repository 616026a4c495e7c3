import { paymentOptions } from '@mwc/contract/payments/payments.calls'
import { expect } from '@playwright/test'
import { inspectScreen } from './fixtures/screens/inspect-screen.ts'
import { signedUpMember } from './fixtures/people/signed-up-member.ts'
import { logInByPassword } from './fixtures/screens/sign-in.ts'
import { openAt } from './fixtures/screens/open-page.ts'
import { test } from './fixtures/screens/test.ts'

test('a payment screen without a plan on sale says so and calls the helpline @release', async ({ page, base }) => {
  const member = await signedUpMember(base)
  // That the server leaves out what is not on sale is held by its own tests: the plans of this one are everybody's.
  await page.route(`**${paymentOptions.path}`, async (route) => {
    const response = await route.fetch()
    const { data } = (await response.json()) as { data: object }
    await route.fulfill({ response, json: { code: 200, data: { ...data, plans: [] } } })
  })
  const words = await openAt(page, base, '/pages/login/login')
  await logInByPassword(page, words, member)
  await page.getByRole('link', { name: words.membership.payNow, exact: true }).click()
  await expect(page.getByRole('heading', { name: words.payments.noPlansTitle, exact: true })).toBeVisible()
  const helpline = page.getByRole('link', { name: words.account.callHelpline('6536\u00a02692'), exact: true })
  await expect(helpline).toHaveAttribute('href', 'tel:+6565362692')
  await expect(page.getByRole('button', { name: words.payments.promoOpen, exact: true })).toBeHidden()
  await inspectScreen(page, 'payment-method without a plan')
})

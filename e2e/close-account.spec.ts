import { logIn } from '@mwc/contract/account/log-in/log-in.calls'
import { expect } from '@playwright/test'
import { callServer } from './fixtures/server/call-server.ts'
import { inspectScreen } from './fixtures/screens/inspect-screen.ts'
import { signedUpMember } from './fixtures/people/signed-up-member.ts'
import { logInByPassword } from './fixtures/screens/sign-in.ts'
import { openAt } from './fixtures/screens/open-page.ts'
import { test } from './fixtures/server/test-with-own-clock.ts'
import { startingWith } from './fixtures/screens/words.ts'
import { codeSentTo, messagesTo } from './fixtures/people/simulated-parties.ts'
import { fillEverything, storedItems, itemsOf } from './fixtures/browser/browser-storage.ts'

test.use({ serviceWorkers: 'allow' })

test('a member closes the account with password and OTP, after being told what goes and what stays', async ({ page, base, ownClock }) => {
  const worker = await signedUpMember(base)
  const words = await openAt(page, base, '/pages/login/login')
  await logInByPassword(page, words, worker)
  await page.getByRole('link', { name: startingWith(words.membership.closeAccount) }).click()
  const main = page.getByRole('main')
  await expect(main.getByText(words.ownAccount.closeText)).toBeVisible()
  await inspectScreen(page, 'close-account')
  await main.getByRole('link', { name: words.ownAccount.closeContinue, exact: true }).click()
  await expect(page.getByRole('heading', { name: words.ownAccount.closeForEver, level: 1 })).toBeVisible()
  await page.reload()
  const seen = (await messagesTo(base, worker.mobile)).length
  await main.getByLabel(words.account.password, { exact: true }).fill(`${worker.password}x`)
  await main.getByRole('button', { name: words.account.getOtp, exact: true }).click()
  // A wrong password is told at once, and nobody waits for an SMS.
  await expect(main.getByLabel(words.account.password, { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await inspectScreen(page, 'close-account, wrong password')
  await main.getByLabel(words.account.password, { exact: true }).fill(worker.password)
  // The code of the sign-up is not a minute old.
  await main.getByRole('button', { name: words.account.getOtp, exact: true }).click()
  // Beside what stands there already: that it cannot be undone.
  await expect(main.getByRole('alert').nth(1)).toBeVisible()
  await inspectScreen(page, 'close-account, too soon')
  ownClock.pass({ seconds: 61 })
  await main.getByRole('button', { name: words.account.getOtp, exact: true }).click()
  const code = await codeSentTo(base, worker.mobile, seen)
  await inspectScreen(page, 'close-account, code')
  await fillEverything(page)
  await main.getByLabel(words.shared.otp, { exact: true }).fill(code)
  await main.getByRole('button', { name: words.ownAccount.closeForEver, exact: true }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('TOKEN_H5'))).toBeNull()
  await expect(page.getByRole('heading', { name: words.home.visitorTitle })).toBeVisible()
  // Longer than a toast: it stays until it was read.
  await page.waitForTimeout(3_000)
  const said = page.getByText(words.ownAccount.closed, { exact: true })
  await expect(said).toBeInViewport()
  await inspectScreen(page, 'close-account, closed')
  const others = itemsOf('session', 'member')
  await expect.poll(async () => (await storedItems(page)).filter((item) => others.includes(item))).toEqual([])
  await page.getByRole('heading', { name: words.home.visitorTitle }).click()
  await expect(said).toBeHidden()
  await expect(callServer(base, logIn, { areaCode: '+65', mobile: worker.mobile, password: worker.password })).rejects.toThrow(
    'account.wrongLogin',
  )
})

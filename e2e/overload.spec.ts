import { apiBase } from '@mwc/contract/endpoint/api-base'
import { logIn } from '@mwc/contract/account/log-in/log-in.calls'
import type { RefusalBody } from '@mwc/contract/endpoint/refusal'
import { expect } from '@playwright/test'
import { signedUpMember } from './fixtures/people/signed-up-member.ts'
import { logInByPassword } from './fixtures/screens/sign-in.ts'
import { openAt } from './fixtures/screens/open-page.ts'
import { test } from './fixtures/screens/test.ts'

const busy: RefusalBody = { code: 2008, reason: 'server.busy', message: 'Busy', details: { retryAfterSeconds: 2 } }

test('a log-in that a busy server refuses is sent again by itself, under a bar that counts down @release', async ({ page, base }) => {
  const worker = await signedUpMember(base)
  const words = await openAt(page, base, '/pages/login/login')
  let refusals = 2
  await page.route(`**${apiBase}${logIn.path}`, (route) =>
    refusals-- > 0 ? route.fulfill({ status: 503, headers: { 'retry-after': '2' }, json: busy }) : route.continue(),
  )
  await logInByPassword(page, words, worker)
  await expect(page.getByText(words.offers.busy)).toBeVisible()
  await expect(page.getByText(/We try again in \d s/)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page).not.toHaveURL(/login/, { timeout: 30_000 })
  await expect(page.getByText(words.offers.busy)).toHaveCount(0)
})

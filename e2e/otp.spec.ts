import { expect } from '@playwright/test'
import { newWorker } from './fixtures/people/new-worker.ts'
import { codeSentTo } from './fixtures/people/simulated-parties.ts'
import { inspectScreen } from './fixtures/screens/inspect-screen.ts'
import { openAt } from './fixtures/screens/open-page.ts'
import { test } from './fixtures/screens/test.ts'
import { refusalMessage } from '../server/src/words/server-words.ts'

test('a number is typed with its 65, the OTP is asked for with the whole number, and its sixth digit sends it once', async ({
  page,
  base,
}) => {
  const { mobile } = newWorker()
  const asked: string[] = []
  page.on('request', (request) => request.method() === 'POST' && request.url().endsWith('/sign-up/verify') && asked.push(request.url()))
  const words = await openAt(page, base, '/pages/sign-up/sign-up', 'bengali')
  const number = page.getByLabel(words.shared.mobileNumber, { exact: true })
  await number.pressSequentially(`65${mobile}`)
  await expect(number).toHaveValue(mobile)
  await page.getByRole('button', { name: words.account.getOtp, exact: true }).click()
  const otp = page.getByLabel(words.shared.otp, { exact: true })
  await expect(otp).toBeFocused()
  const shown = `+65\u00a0${mobile.slice(0, 4)}\u00a0${mobile.slice(4)}`
  await expect(page.getByText(words.account.otpSentTo(shown))).toBeVisible()
  await inspectScreen(page, 'verify')

  const right = await codeSentTo(base, mobile)
  const wrong = right.slice(0, 5) + (right.endsWith('0') ? '1' : '0')
  await page.keyboard.type(wrong)
  await expect(page.getByText(refusalMessage('account.codeWrong', 'bengali', '6536 2692'))).toBeVisible()
  await page.keyboard.press('Backspace')
  await page.keyboard.type(wrong.slice(5))
  expect(asked).toHaveLength(1)
  await page.keyboard.press('Backspace')
  await page.keyboard.type(right.slice(5))
  await expect(page.getByText(words.signUp.step(1, 5), { exact: true })).toBeVisible()
  expect(asked).toHaveLength(2)
})

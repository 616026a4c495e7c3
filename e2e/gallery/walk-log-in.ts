import type { Language } from '@mwc/contract/language/language'
import { newWorker } from '../fixtures/people/new-worker.ts'
import { textsOf } from './screen-texts.ts'
import type { ScreenTaker } from './screen-taker.ts'
import { storeDraft } from './store-draft.ts'

/** Takes the log-in left empty, refused, and by a code. */
export async function walkLogIn(taker: ScreenTaker, language: Language): Promise<void> {
  const { page, words, field, press } = textsOf(taker, language)
  await taker.moveTo('/pages/login/login')
  await press(words.account.logIn)
  await taker.take('log in, left empty')
  await field(words.shared.mobileNumber).fill(newWorker().mobile)
  await field(words.account.password).fill('Wrong7Password')
  await press(words.account.logIn)
  await taker.take('log in, refused')
  await page.getByRole('radio', { name: words.account.withOtp, exact: true }).check({ force: true })
  await taker.take('log in by code')
  await press(words.account.getOtp)
  await field(words.shared.otp).waitFor()
  await taker.take('log in by code, sent')
}

/** Takes the two steps of a forgotten password, as if the number had been proved between them. */
export async function walkForgottenPassword(taker: ScreenTaker, language: Language): Promise<void> {
  const { words, field, press } = textsOf(taker, language)
  await storeDraft(taker, {})
  await taker.load('/pages/forget-pwd/forget-pwd')
  await field(words.shared.mobileNumber).fill(newWorker().mobile)
  await press(words.account.getOtp)
  await field(words.shared.otp).waitFor()
  await taker.take('forgot password, code sent')
  await storeDraft(taker, { passwordProof: 'example' })
  await taker.load('/pages/forget-pwd/confirm-pwd')
  await taker.take('forgot password, new one')
}

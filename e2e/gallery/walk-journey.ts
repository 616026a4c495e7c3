import { languageNames, type Language } from '@mwc/contract/language/language'
import { newWorker } from '../fixtures/people/new-worker.ts'
import { textsOf } from './screen-texts.ts'
import type { ScreenTaker } from './screen-taker.ts'
import { walkForgottenPassword, walkLogIn } from './walk-log-in.ts'
import { walkPayment } from './walk-payment.ts'
import { walkScan } from './walk-scan.ts'
import { walkKnownNumbers, walkSignUp } from './walk-sign-up.ts'

/** Takes the screens that only a flow shows: what a form refuses, a code, a QR and every way a payment ends. */
export async function walkJourney(taker: ScreenTaker, language: Language): Promise<void> {
  const worker = newWorker()
  await chooseLanguage(taker, language)
  await walkLogIn(taker, language)
  await walkSignUp(taker, language, worker)
  await walkPayment(taker, language)
  await walkScan(taker, language)
  await logOut(taker, language)
  await walkKnownNumbers(taker, language, worker.mobile)
  await walkForgottenPassword(taker, language)
}

async function chooseLanguage(taker: ScreenTaker, language: Language) {
  await taker.load('/')
  await taker.take('first visit')
  await taker.page.getByRole('dialog').getByRole('button', { name: languageNames[language] }).click()
  await taker.page.getByRole('dialog').waitFor({ state: 'hidden' })
}

/** Takes a page without a network and the question before the log-out, and logs out. */
async function logOut(taker: ScreenTaker, language: Language) {
  const { page, words, button, press } = textsOf(taker, language)
  await taker.load('/pages/tab-bar/my-page/my-page')
  const network = '**/h5-api/**'
  await page.route(network, (call) => call.abort())
  await taker.moveTo('/pages/transaction-history/transaction-history')
  await taker.take('no network')
  await page.unroute(network)
  await taker.moveTo('/pages/tab-bar/my-page/my-page')
  await press(words.membership.logOut)
  await taker.take('log out?')
  await page.getByRole('dialog').getByRole('button', { name: words.membership.logOut, exact: true }).click()
  // The page's button and the sheet's.
  await button(words.membership.logOut).first().waitFor({ state: 'detached' })
}

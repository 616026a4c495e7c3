import { cardAddress, shopAddress } from '@mwc/contract/scan/scanned-text'
import { type Language, languageNames } from '@mwc/contract/language/language'
import type { Route as Call } from '@playwright/test'
import { qrPicture } from '../fixtures/pictures/qr-picture.ts'
import { newWorker } from '../fixtures/people/new-worker.ts'
import { startingWith, wordsOf } from '../fixtures/screens/words.ts'
import { bankAct, codeSentTo } from '../fixtures/people/simulated-parties.ts'
import { shownPayment } from './shown-payment.ts'
import type { ScreenTaker } from './screen-taker.ts'

/** Takes the screens that only a flow shows: what a form refuses, a code, a QR and every way a payment ends. */
export async function walkJourney(taker: ScreenTaker, language: Language): Promise<void> {
  const worker = newWorker()
  await chooseLanguage(taker, language)
  await refusedLogIn(taker, language)
  await signUp(taker, language, worker)
  await pay(taker, language)
  await scan(taker, language)
  await leave(taker, language)
  await knownNumbers(taker, language, worker.mobile)
  await recover(taker, language)
}

function textsOf(taker: ScreenTaker, language: Language) {
  const { page } = taker
  const words = wordsOf[language]
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const field = (name: string) => page.getByLabel(name, { exact: true }).and(page.locator('input:not([type=radio]), select'))
  const press = async (name: string) => {
    await button(name).click()
    await taker.settle()
  }
  return { page, words, button, field, press }
}

async function chooseLanguage(taker: ScreenTaker, language: Language) {
  await taker.load('/')
  await taker.take('first visit')
  await taker.page.getByRole('dialog').getByRole('button', { name: languageNames[language] }).click()
  await taker.page.getByRole('dialog').waitFor({ state: 'hidden' })
}

async function refusedLogIn(taker: ScreenTaker, language: Language) {
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

async function signUp(taker: ScreenTaker, language: Language, worker: ReturnType<typeof newWorker>) {
  const { page, words, field, press } = textsOf(taker, language)
  const { account, signUp } = words
  await taker.moveTo('/pages/sign-up/sign-up')
  await field(words.shared.mobileNumber).fill('123')
  await press(account.getOtp)
  await taker.take('sign-up, wrong number')
  await field(words.shared.mobileNumber).fill(worker.mobile)
  await press(account.getOtp)
  await field(words.shared.otp).waitFor()
  await taker.take('verify')
  const code = await codeSentTo(taker.base, worker.mobile)
  await field(words.shared.otp).fill(code === '111111' ? '222222' : '111111')
  await press(account.checkOtp)
  await taker.take('verify, wrong code')
  await field(words.shared.otp).fill(code)
  await press(account.checkOtp)

  await page.getByRole('heading', { name: signUp.steps.you, exact: true }).waitFor()
  await taker.take('sign-up, you')
  await press(account.continue)
  await taker.take('sign-up, you, left empty')
  await field(signUp.fullName).fill(worker.fullName)
  await field(signUp.birthDate).fill('09/03/1990')
  await page.getByRole('radio', { name: signUp.genders['01'], exact: true }).check()
  await field(signUp.nationality).selectOption('BD')
  await field(signUp.fin).fill(worker.fin)
  await taker.take('sign-up, you, filled in')
  await press(account.continue)

  await page.getByRole('heading', { name: signUp.steps.work, exact: true }).waitFor()
  await taker.take('sign-up, work')
  await press(account.continue)
  await taker.take('sign-up, work, left empty')
  await field(signUp.company).fill('Harbour Works Pte Ltd')
  await page.getByRole('radio', { name: signUp.sectors['3'], exact: true }).check()
  await field(signUp.occupation).fill('Welder')
  await press(account.continue)

  await page.getByRole('heading', { name: signUp.steps.consent, exact: true }).waitFor()
  await taker.take('sign-up, consent')
  await press(account.continue)
  await taker.take('sign-up, consent, left empty')
  await page.getByRole('checkbox', { name: signUp.declaration, exact: true }).check()
  await page.getByRole('checkbox', { name: signUp.memberConsent, exact: true }).check()
  await press(account.continue)

  await field(signUp.newPassword).waitFor()
  await taker.take('create password')
  await field(signUp.newPassword).fill('abc')
  await press(signUp.finishSignUp)
  await taker.take('create password, weak')
  await field(signUp.newPassword).fill(worker.password)
  await field(signUp.confirmPassword).fill(worker.password)
  await taker.take('create password, strong')
  await press(signUp.finishSignUp)
  await page.getByRole('heading', { name: words.payments.methodTitle, exact: true }).waitFor({ state: 'attached' })
}

/** Changes the server's answer on a payment: nobody waits here until a QR ends, and the simulated bank has no NETS machine. */
async function showAs(taker: ScreenTaker, change: object): Promise<() => Promise<void>> {
  const address = /\/h5-api\/h5\/payments\/[^/?]+(\?.*)?$/
  const answer = async (call: Call) => {
    if (call.request().method() !== 'GET' || call.request().url().includes('/options')) return call.fallback()
    try {
      const reply = await call.fetch({ timeout: 60_000 })
      const body = (await reply.json()) as { data?: object }
      await call.fulfill({ response: reply, json: { ...body, data: { ...body.data, ...change } } })
    } catch {
      // The page gave this question up: nobody is left to answer.
    }
  }
  await taker.page.route(address, answer)
  return () => taker.page.unrouteAll({ behavior: 'ignoreErrors' })
}

async function pay(taker: ScreenTaker, language: Language) {
  const { page, words, button, field, press } = textsOf(taker, language)
  const { payments } = words
  const choose = async () => {
    await page.getByRole('radio', { name: startingWith(payments.plan['6months']) }).check()
    await page.getByRole('radio', { name: startingWith(payments.method.paynow) }).check()
    await taker.settle()
    await button(payments.pay('S$9.00')).click()
    await page.getByRole('img', { name: payments.qrPicture('S$9.00') }).waitFor()
  }
  const ends = (title: string) => page.getByRole('heading', { name: title, exact: true }).waitFor({ state: 'attached' })
  await press(payments.promoOpen)
  await field(payments.promoCode).fill('NO-SUCH-CODE')
  await press(payments.promoCheck)
  await taker.take('payment, promo code refused')
  await field(payments.promoCode).fill('WELCOME3')
  await press(payments.promoCheck)
  await page.getByText(payments.promoFreeMonths(3)).waitFor()
  await taker.take('payment, promo code accepted')
  await choose()
  await taker.take('payment QR')
  await press(payments.cancelPayment)
  await taker.take('payment QR, cancel?')
  await press(payments.keepPayment)
  const { transactionNumber, path } = await shownPayment(taker)

  for (const [name, change] of [
    ['payment QR, time is over', { state: 'expired', qrText: null }],
    ['payment uncollected', { method: 'nets' }],
    ['payment, money returned', { state: 'refunded', qrText: null }],
  ] as const) {
    const restore = await showAs(taker, change)
    await taker.load('/pages/tab-bar/my-page/my-page')
    await taker.moveTo(name === 'payment uncollected' ? path.replaceAll('payment-qr-code', 'payment-uncollected') : path)
    await taker.take(name)
    await restore()
  }
  await taker.load('/pages/tab-bar/my-page/my-page')
  await taker.take('My Page, payment open')
  await taker.moveTo('/pages/payment-method/payment-method')
  await taker.take('payment, another is open')
  await taker.moveTo(path)
  await page.getByRole('img', { name: payments.qrPicture('S$9.00') }).waitFor()
  await bankAct(taker.base, transactionNumber, 'fail')
  await ends(payments.unsuccessful)
  await taker.take('payment unsuccessful')
  await button(payments.tryAgain).click()
  await page.getByRole('img', { name: payments.qrPicture('S$9.00') }).waitFor()
  await bankAct(taker.base, (await shownPayment(taker)).transactionNumber, 'payWrongAmount')
  await ends(payments.reviewTitle)
  await taker.take('payment, wrong amount')
  await taker.moveTo('/pages/payment-method/payment-method')
  await choose()
  await bankAct(taker.base, (await shownPayment(taker)).transactionNumber, 'pay')
  await page.waitForURL(/\/payment-successful\//)
  await taker.take('payment successful')
  await taker.moveTo('/pages/transaction-history/transaction-history')
  await taker.take('transaction history, all kinds')
  await taker.moveTo('/pages/tab-bar/member/member')
  await taker.take('member, just paid')
}

/** A phone that refuses the camera: what a photo and typing lead to. */
async function scan(taker: ScreenTaker, language: Language) {
  const { page, words, button } = textsOf(taker, language)
  const { scan } = words
  const dialog = page.getByRole('dialog')
  const close = async () => {
    await dialog.getByRole('button', { name: words.shared.close, exact: true }).click()
    await dialog.waitFor({ state: 'hidden' })
  }
  await taker.moveTo('/pages/scan/scan')
  await button(scan.typeCode).click()
  await dialog.getByRole('button', { name: words.account.continue, exact: true }).click()
  await taker.take('scan, typed nothing')
  await close()
  const { origin } = new URL(taker.base)
  for (const [name, text] of [
    ['shop', shopAddress(origin, 'K7Q2M9XT4B')],
    ['promo code', 'WELCOME3'],
    ['card', cardAddress(origin, 'a1B2-c3_D4.kZ9')],
    ['web address', 'https://example.org/'],
  ] as const) {
    const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await qrPicture(text) }
    await page.getByLabel(scan.fromPhoto, { exact: true }).and(page.locator('input')).setInputFiles(photo)
    await dialog.waitFor()
    await taker.take(`scan, ${name}`)
    await close()
  }
}

async function leave(taker: ScreenTaker, language: Language) {
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

/** What a sign-up or a forgotten password keeps in this tab, as if the number had been proved. */
async function keepDraft(taker: ScreenTaker, draft: object) {
  await taker.page.evaluate((text) => sessionStorage.setItem('SIGN_UP_DRAFT', text), JSON.stringify(draft))
}

async function knownNumbers(taker: ScreenTaker, language: Language, mobile: string) {
  const { page } = textsOf(taker, language)
  await page.evaluate((number) => sessionStorage.setItem('MOBILE_TEMP', JSON.stringify({ areaCode: '+65', mobile: number })), mobile)
  for (const known of ['active', 'expired', 'pendingPayment', 'deactivated'] as const) {
    const proofExpiresAt = new Date(Date.now() + 3_600_000).toISOString()
    await keepDraft(taker, { proof: { known, proof: 'example', proofExpiresAt, to: `+65${mobile}` } })
    await taker.load('/pages/sign-up/sign-up?step=known')
    await page.getByText(wordsOf[language].signUp.known[known].text).waitFor()
    await taker.take(`sign-up, number of somebody ${known}`)
  }
}

async function recover(taker: ScreenTaker, language: Language) {
  const { words, field, press } = textsOf(taker, language)
  await keepDraft(taker, {})
  await taker.load('/pages/forget-pwd/forget-pwd')
  await field(words.shared.mobileNumber).fill(newWorker().mobile)
  await press(words.account.getOtp)
  await field(words.shared.otp).waitFor()
  await taker.take('forgot password, code sent')
  await keepDraft(taker, { passwordProof: 'example' })
  await taker.load('/pages/forget-pwd/confirm-pwd')
  await taker.take('forgot password, new one')
}

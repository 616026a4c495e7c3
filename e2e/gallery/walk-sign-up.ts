import type { Language } from '@mwc/contract/language/language'
import type { Worker } from '../fixtures/people/new-worker.ts'
import { codeSentTo } from '../fixtures/people/simulated-parties.ts'
import { textsOf } from './screen-texts.ts'
import type { ScreenTaker } from './screen-taker.ts'
import { storeDraft } from './store-draft.ts'

/** Takes each step of the sign-up: left empty, wrong and filled in. */
export async function walkSignUp(taker: ScreenTaker, language: Language, worker: Worker): Promise<void> {
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
  await taker.take('verify, wrong code')
  await field(words.shared.otp).fill(code)

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
  await press(signUp.saveAndContinue)
  await taker.take('create password, weak')
  await field(signUp.newPassword).fill(worker.password)
  await field(signUp.confirmPassword).fill(worker.password)
  await taker.take('create password, strong')
  await press(signUp.saveAndContinue)
  await page.getByRole('heading', { name: words.payments.methodTitle, exact: true }).waitFor({ state: 'attached' })
}

/** Takes what the sign-up says of a number that is known already. */
export async function walkKnownNumbers(taker: ScreenTaker, language: Language, mobile: string): Promise<void> {
  const { page, words } = textsOf(taker, language)
  await page.evaluate((number) => sessionStorage.setItem('MOBILE_TEMP', JSON.stringify({ areaCode: '+65', mobile: number })), mobile)
  for (const known of ['active', 'expired', 'pendingPayment', 'deactivated'] as const) {
    const proofExpiresAt = new Date(Date.now() + 3_600_000).toISOString()
    await storeDraft(taker, { proof: { known, proof: 'example', proofExpiresAt, to: `+65${mobile}` } })
    await taker.load('/pages/sign-up/sign-up?step=known')
    await page.getByText(words.signUp.known[known].text).waitFor()
    await taker.take(`sign-up, number of somebody ${known}`)
  }
}

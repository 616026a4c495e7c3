import { logIn } from '@mwc/contract/account/log-in/log-in.calls'
import { changeMobile, closeAccount, sendNewMobileCode } from '@mwc/contract/account/own-account/own-account.calls'
import { confirmIdentity, sendConfirmationCode } from '@mwc/contract/account/proofs/proofs.calls'
import type { RefusalReason } from '@mwc/contract/endpoint/refusal'
import { readableMobile } from '@mwc/contract/fields/mobile-number'
import { expect, type Page } from '@playwright/test'
import { refusalMessage, wordsIn } from '../server/src/words/server-words.ts'
import { callServer } from './fixtures/server/call-server.ts'
import { decideMoveTo } from './fixtures/people/staff-at-desk.ts'
import { inspectScreen } from './fixtures/screens/inspect-screen.ts'
import { activeMember } from './fixtures/people/active-member.ts'
import { signedUpMember } from './fixtures/people/signed-up-member.ts'
import { logInByPassword } from './fixtures/screens/sign-in.ts'
import { openAt } from './fixtures/screens/open-page.ts'
import { fillSearch, lookForMembership, provePhoneInHand } from './fixtures/screens/lost-phone-steps.ts'
import { newWorker, type Worker } from './fixtures/people/new-worker.ts'
import { type OwnClock, test } from './fixtures/server/test-with-own-clock.ts'
import { startingWith, type Words, wordsOf } from './fixtures/screens/words.ts'
import { codeSentTo, messagesTo } from './fixtures/people/simulated-parties.ts'

const helpline = '6536 2692'
/** The members of these journeys read English. */
const { sms } = wordsIn('english')
const logInPath = '/pages/login/login'

/** Another phone, on which the owner is signed in. */
async function ownersPhone(page: Page, base: string, worker: Worker): Promise<Page> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ viewport: { width: 360, height: 740 } })
  if (!context) throw new Error('no browser')
  const phone = await context.newPage()
  const words = await openAt(phone, base, logInPath)
  await logInByPassword(phone, words, worker)
  await expect(phone).not.toHaveURL(/login/)
  return phone
}

async function askStaff(page: Page, base: string, words: Words, who: { inHand: string; worker: Worker }): Promise<void> {
  await lookForMembership(page, base, words, who)
  await page.getByRole('button', { name: words.ownAccount.find, exact: true }).click()
  await page.getByRole('button', { name: words.ownAccount.askStaff, exact: true }).click()
  await expect(page.getByText(words.ownAccount.requestWaiting)).toBeVisible()
}

/** Proves the phone again, as one does who comes back later. */
async function lookAgain(page: Page, words: Words, { base, pass }: OwnClock, inHand: string): Promise<void> {
  pass({ seconds: 61 })
  await page.getByRole('link', { name: words.ownAccount.seeAnswer, exact: true }).click()
  await provePhoneInHand(page, base, words, inHand)
}

async function setNewPassword(page: Page, words: Words, password: string): Promise<void> {
  await page.getByLabel(words.signUp.newPassword, { exact: true }).fill(password)
  await page.getByLabel(words.signUp.confirmPassword, { exact: true }).fill(password)
  await page.getByRole('button', { name: words.signUp.savePassword, exact: true }).click()
}

/** What must be stopped today is not looked for below the card. */
async function expectAboveState(owner: Page): Promise<void> {
  const notice = await owner.getByRole('button', { name: wordsOf.english.ownAccount.notMe, exact: true }).boundingBox()
  const card = await owner.locator('.daylight').first().boundingBox()
  expect(notice?.y).toBeLessThan(card?.y ?? 0)
}

/** The words of a sentence before the moment in it. */
function beforeMoment(sentence: (moment: string) => string): string {
  return sentence('§').split('§')[0]?.trim() ?? ''
}

async function expectHelpline(page: Page, words: Words): Promise<void> {
  const call = page.getByRole('link', { name: words.account.callHelpline(helpline.replace(' ', '\u00a0')), exact: true })
  await expect(call).toHaveAttribute('href', /^tel:\+?\d+$/)
}

async function expectMessage(base: string, mobile: string, text: string): Promise<void> {
  await expect.poll(async () => (await messagesTo(base, mobile))[0]?.text).toBe(text)
}

test('staff approve, 24 hours pass, and a new password moves the membership', async ({ page, base, ownClock }) => {
  const [worker, { mobile: inHand }] = [await signedUpMember(base), newWorker()]
  const password = 'Lantern77Quay'
  const owner = await ownersPhone(page, base, worker)
  const words = await openAt(page, base, logInPath, 'bengali')
  await askStaff(page, base, words, { inHand, worker })
  await inspectScreen(page, 'new-phone-pwd, waiting')

  await decideMoveTo(base, await ownClock.signInAtDesk(), inHand, 'approve')
  await expectMessage(base, inHand, sms.moveApproved({ helpline }))
  await expectMessage(base, worker.mobile, sms.moveComing({ ending: inHand.slice(-4), helpline }))
  await lookAgain(page, words, ownClock, inHand)
  await expect(page.getByText(startingWith(beforeMoment(words.ownAccount.requestApproved)))).toBeVisible()
  await expect(page.getByText(words.ownAccount.whyWait)).toBeVisible()
  await inspectScreen(page, 'new-phone-pwd, approved')
  await owner.reload()
  // The inbox's row on the same page says it, too.
  const coming = owner.getByText(startingWith(beforeMoment(wordsOf.english.ownAccount.moveComing))).and(owner.locator('p'))
  await expect(coming).toBeVisible()
  await expectAboveState(owner)
  await inspectScreen(owner, 'my-page, the move is coming')
  const stop = owner.getByRole('button', { name: wordsOf.english.ownAccount.notMe, exact: true })
  await expect(stop, 'in sight without scrolling').toBeInViewport({ ratio: 1 })

  ownClock.pass({ hours: 24 })
  await lookAgain(page, words, ownClock, inHand)
  await expect(page.getByText(words.ownAccount.requestReady(readableMobile(`+65${inHand}`)))).toBeVisible()
  await page.reload()
  await expect(page.getByText(words.ownAccount.requestReady(readableMobile(`+65${inHand}`)))).toBeVisible()
  await inspectScreen(page, 'new-phone-pwd, ready')
  await setNewPassword(page, words, password)
  await expect(page.getByText(words.ownAccount.movedText(readableMobile(`+65${inHand}`)))).toBeVisible()
  await page.getByRole('button', { name: words.account.continue, exact: true }).click()
  await expect(page).toHaveURL(/my-page\/my-page/)
  await inspectScreen(page, 'my-page of who came back')

  await expectMessage(base, worker.mobile, sms.mobileChanged({ ending: inHand.slice(-4), helpline }))
  await owner.reload()
  await expect(owner).toHaveURL(/login\/login/)
  await owner.context().close()
  await callServer(base, logIn, { areaCode: '+65', mobile: inHand, password })
  for (const old of [worker, { mobile: inHand, password: worker.password }])
    await expect(callServer(base, logIn, { areaCode: '+65', mobile: old.mobile, password: old.password })).rejects.toThrow(
      'account.wrongLogin',
    )
})

test('staff decline: it is said with the helpline, and one can start again @release', async ({ page, base, ownClock }) => {
  const [worker, { mobile: inHand }] = [await signedUpMember(base), newWorker()]
  const words = await openAt(page, base, logInPath, 'bengali')
  await askStaff(page, base, words, { inHand, worker })
  await decideMoveTo(base, await ownClock.signInAtDesk(), inHand, 'decline')
  await lookAgain(page, words, ownClock, inHand)
  await expect(page.getByText(words.ownAccount.requestDeclined)).toBeVisible()
  await expectHelpline(page, words)
  await inspectScreen(page, 'new-phone-pwd, declined')
  await page.getByRole('link', { name: words.signUp.startAgain, exact: true }).click()
  await expect(page.getByLabel(words.signUp.fin, { exact: true })).toHaveValue(worker.fin.slice(0, 8))
  await page.getByRole('button', { name: words.ownAccount.find, exact: true }).click()
  await expect(page.getByRole('heading', { name: words.ownAccount.foundTitle, exact: true })).toBeVisible()
})

test('the owner stops what staff approved: who asked is told, also on the very screen of the new password @release', async ({
  page,
  base,
  ownClock,
}) => {
  const [worker, { mobile: inHand }] = [await activeMember(base), newWorker()]
  const words = await openAt(page, base, logInPath)
  await askStaff(page, base, words, { inHand, worker })
  await decideMoveTo(base, await ownClock.signInAtDesk(), inHand, 'approve')
  ownClock.pass({ hours: 24 })
  await lookAgain(page, words, ownClock, inHand)
  await expect(page.getByText(words.ownAccount.requestReady(readableMobile(`+65${inHand}`)))).toBeVisible()

  const owner = await ownersPhone(page, base, worker)
  // Home opens first.
  await expect(owner.getByText(words.membership.moveAsked)).toBeInViewport({ ratio: 1 })
  await inspectScreen(owner, 'home, a move is asked for')
  await owner.getByRole('link', { name: words.membership.seeMove, exact: true }).click()
  await owner.getByRole('button', { name: words.ownAccount.notMe, exact: true }).click()
  await expect(owner.getByRole('button', { name: words.ownAccount.notMe, exact: true })).toBeHidden()

  await setNewPassword(page, words, 'Lantern77Quay')
  await expect(page.getByText(words.ownAccount.requestOver)).toBeVisible()
  await expectHelpline(page, words)
  await page.reload()
  await expect(page.getByText(words.ownAccount.requestOver)).toBeVisible()
  await inspectScreen(page, 'new-phone-pwd, over')
  ownClock.pass({ seconds: 61 })
  await openAt(page, base, '/pages/info-detection/info-detection')
  await provePhoneInHand(page, base, words, inHand)
  await expect(page.getByText(words.ownAccount.requestRejected)).toBeVisible()
  await inspectScreen(page, 'new-phone-pwd, stopped by the owner')
  await owner.reload()
  await expect(owner).not.toHaveURL(/login/)
  await owner.context().close()
  await callServer(base, logIn, { areaCode: '+65', mobile: worker.mobile, password: worker.password })
})

/** Somebody who has another number now, and somebody who closed the account. */
async function movedAndClosed({ base, pass }: OwnClock): Promise<{ moved: Worker; closed: Worker }> {
  const [moved, closed, { mobile }] = [await signedUpMember(base), await signedUpMember(base), newWorker()]
  const change = await callServer(base, confirmIdentity, { act: 'changeMobile', password: moved.password }, moved.token)
  const to = { areaCode: '+65', mobile } as const
  await callServer(base, sendNewMobileCode, { ...to, confirmation: change.confirmation }, moved.token)
  const code = await codeSentTo(base, mobile)
  await callServer(base, changeMobile, { ...to, code, confirmation: change.confirmation }, moved.token)
  pass({ seconds: 61 })
  const seen = (await messagesTo(base, closed.mobile)).length
  await callServer(base, sendConfirmationCode, {}, closed.token)
  const both = { password: closed.password, code: await codeSentTo(base, closed.mobile, seen) }
  const { confirmation } = await callServer(base, confirmIdentity, { act: 'closeAccount', ...both }, closed.token)
  await callServer(base, closeAccount, { confirmation }, closed.token)
  return { moved, closed }
}

test('1011 to 1016 stand beside what they are about, and nothing typed is lost @release', async ({ page, base, ownClock }) => {
  const [worker, other, nobody, { mobile: inHand }] = [await signedUpMember(base), await signedUpMember(base), newWorker(), newWorker()]
  const { moved, closed } = await movedAndClosed(ownClock)
  const words = await openAt(page, base, logInPath)
  await lookForMembership(page, base, words, { inHand, worker })
  const { signUp, ownAccount } = words
  const fields = {
    oldMobile: page.getByLabel(ownAccount.oldNumber, { exact: true }),
    fin: page.getByLabel(signUp.fin, { exact: true }),
    nationality: page.getByLabel(signUp.nationality, { exact: true }),
    birthDate: page.getByLabel(signUp.birthDate, { exact: true }),
  }
  const finLastFour = page.getByLabel(signUp.finLastFour, { exact: true })
  const values = () => Promise.all([...Object.values(fields), finLastFour].map((field) => field.inputValue()))
  const find = () => page.getByRole('button', { name: ownAccount.find, exact: true }).click()

  async function expectBeside(reason: RefusalReason, names: (keyof typeof fields)[], fill: () => Promise<void>): Promise<void> {
    await fillSearch(page, words, worker)
    await fill()
    const typed = await values()
    await find()
    await expect(page.locator(`#field-${names.at(-1)}-error`)).toHaveText(refusalMessage(reason, 'english', helpline))
    for (const name of Object.keys(fields) as (keyof typeof fields)[]) {
      if (name !== names.at(-1)) await expect(page.locator(`#field-${name}-error`)).toBeHidden()
      expect(await fields[name].getAttribute('aria-invalid')).toBe(names.includes(name) ? 'true' : null)
    }
    // Once in the summary, and once beside the last of the fields that it is about.
    await expect(page.getByText(refusalMessage(reason, 'english', helpline))).toHaveCount(2)
    expect(await values(), reason).toEqual(typed)
    // The longest texts beside two fields; in English all.
    await inspectScreen(page, `changePhone, ${reason}`)
  }
  await expectBeside('account.oldMobileUnknown', ['oldMobile'], () => fields.oldMobile.fill(nobody.mobile))
  await expectBeside('account.finUnknown', ['fin'], () => fields.fin.fill(nobody.fin))
  await expectBeside('account.countryOrBirthDate', ['nationality', 'birthDate'], () => fields.birthDate.fill('10/03/1990'))
  await expectBeside('account.otherMember', ['oldMobile', 'fin'], () => fields.oldMobile.fill(other.mobile))
  await expectBeside('account.mobileMoved', ['oldMobile'], () => fillSearch(page, words, moved))

  // The phone's five searches of the day are used up.
  await fillSearch(page, words, worker)
  await find()
  await expect(page.getByRole('alert').getByText(refusalMessage('account.dayLimit', 'english', helpline))).toBeVisible()
  await inspectScreen(page, 'changePhone, too many')
  ownClock.pass({ hours: 24 })
  await openAt(page, base, '/pages/info-detection/info-detection')
  await provePhoneInHand(page, base, words, inHand)
  await fillSearch(page, words, closed)
  const typed = await values()
  await find()
  await expect(page.getByText(refusalMessage('account.closed', 'english', helpline))).toBeVisible()
  await expect(page.getByRole('link', { name: words.account.callHelpline(helpline.replace(' ', '\u00a0')), exact: true })).toBeVisible()
  expect(await values()).toEqual(typed)
  await inspectScreen(page, 'changePhone, closed')
  await page.reload()
  await expect(fields.fin).toHaveValue(typed[1] ?? '')
  expect(await values()).toEqual(typed)
})

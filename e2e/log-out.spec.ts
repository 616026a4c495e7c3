import { logOut } from '@mwc/contract/account/sessions/sessions.calls'
import { expect, type Page } from '@playwright/test'
import { refusalMessage } from '../server/src/words/server-words.ts'
import { activeMember } from './fixtures/people/active-member.ts'
import { callServer } from './fixtures/server/call-server.ts'
import { logInByPassword } from './fixtures/screens/sign-in.ts'
import { openIn, whenDeferredRan } from './fixtures/screens/open-page.ts'
import { test } from './fixtures/screens/test.ts'
import type { SignedUpMember } from './fixtures/people/signed-up-member.ts'
import type { Words } from './fixtures/screens/words.ts'
import { fillEverything, storedItems, itemsOf } from './fixtures/browser/browser-storage.ts'

test.use({ serviceWorkers: 'allow' })

const myPage = '/pages/tab-bar/my-page/my-page'

/** A phone on which a member signed in, with something under every name that the app may store. */
async function fullPhone(page: Page, base: string, member: SignedUpMember): Promise<Words> {
  // The choice of a language leaves the cookie.
  const words = await openIn(page, base, 'english')
  await page.goto(`${base}/mobile/pages/login/login`)
  await logInByPassword(page, words, member)
  await expect(page.getByRole('heading', { name: words.home.greeting(member.fullName) })).toBeVisible()
  await page.goto(`${base}/mobile${myPage}`)
  await expect(page.getByText(member.fullName)).toBeVisible()
  // What looks for unsent messages as it begins would take the mark of an empty outbox away again.
  await whenDeferredRan(page)
  await fillEverything(page)
  expect(await storedItems(page)).toEqual(itemsOf('phone', 'session', 'member').toSorted())
  return words
}

test('after a log-out nothing is left but what is the phone’s', async ({ page, base, member }) => {
  const words = await fullPhone(page, base, member)
  await page.getByRole('button', { name: words.membership.logOut, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.membership.logOut, exact: true }).click()
  await expect(page).toHaveURL(/\/pages\/login\/login/)
  await expect.poll(() => storedItems(page)).toEqual(itemsOf('phone').toSorted())
  // Who logged out knows it.
  await page.goto(`${base}/mobile/pages/tab-bar/member/member`)
  await expect(page.getByText(words.joining.cardWhen)).toBeVisible()
  await expect(page.getByText(words.account.logInAgain)).toHaveCount(0)
})

test('a session that ends by itself leaves what waits for its member, until another one logs in @release', async ({
  page,
  base,
  member,
}) => {
  const words = await fullPhone(page, base, member)
  const token = await page.evaluate(() => localStorage.getItem('TOKEN_H5') ?? '')
  // Answers that are fresh are not asked for again, others may be at any moment: only what opens anew is sure to hear of it.
  await page.goto(`${base}/health`)
  await callServer(base, logOut, {}, token)
  await page.goto(`${base}/mobile${myPage}`)
  await expect(page).toHaveURL(/\/pages\/login\/login/)
  const session = itemsOf('session')
  await expect.poll(async () => (await storedItems(page)).filter((item) => session.includes(item))).toEqual([])
  // An outbox that is read and empty takes its mark away.
  const others = itemsOf('phone', 'member').filter((item) => item !== 'local/MESSAGES_WAITING')
  expect(await storedItems(page)).toEqual(expect.arrayContaining(others))
  // The member reads why, then at least that it is so, wherever the phone is opened; nobody reads who it was.
  await expect(page.getByText(refusalMessage('account.sessionEnded', 'english', '6536 2692'))).toBeVisible()
  // Whose they are is known to the phone, not to the page alone.
  await page.reload()
  const loggedOut = page.getByText(words.account.logInAgain)
  await expect(loggedOut).toBeVisible()
  for (const path of ['/pages/tab-bar/member/member', myPage, '/']) {
    await page.goto(`${base}/mobile${path}`)
    await expect(loggedOut).toBeVisible()
    await expect(page.getByText(words.joining.cardWhen)).toBeHidden()
    await expect(page.getByText(member.fullName)).toHaveCount(0)
    const logIn = page.getByRole('main').getByText(words.account.logIn, { exact: true })
    await expect(logIn).toHaveCount(1)
    await expect(logIn).toBeInViewport({ ratio: 1 })
  }
  await page.goto(`${base}/mobile/pages/login/login`)
  const next = await activeMember(base)
  await logInByPassword(page, words, next)
  await expect(page.getByText(next.fullName).first()).toBeVisible()
  const waiting = itemsOf('member')
  await expect.poll(async () => (await storedItems(page)).filter((item) => waiting.includes(item))).toEqual([])
  expect(await storedItems(page)).toEqual(expect.arrayContaining(itemsOf('phone')))
})

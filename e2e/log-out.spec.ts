import { logOut } from '@mwc/contract/account/sessions/sessions.calls'
import { expect, type Page } from '@playwright/test'
import { activeMember } from './fixtures/people/active-member.ts'
import { callServer } from './fixtures/server/call-server.ts'
import { logInByPassword, openIn, test, whenResting } from './fixtures/screens/test.ts'
import type { JoinedMember } from './fixtures/people/signed-up-member.ts'
import type { Words } from './fixtures/screens/words.ts'
import { fillEverything, storedThings, thingsOf } from './fixtures/browser/browser-storage.ts'

const myPage = '/pages/tab-bar/my-page/my-page'

/** A phone on which a member signed in, with something under every name that the app may store. */
async function fullPhone(page: Page, base: string, member: JoinedMember): Promise<Words> {
  // The choice of a language leaves the cookie.
  const words = await openIn(page, base, 'english')
  await page.goto(`${base}/mobile/pages/login/login`)
  await logInByPassword(page, words, member)
  await expect(page.getByRole('heading', { name: words.home.greeting(member.fullName) })).toBeVisible()
  await page.goto(`${base}/mobile${myPage}`)
  await expect(page.getByText(member.fullName)).toBeVisible()
  // What looks for unsent messages as it begins would take the mark of an empty outbox away again.
  await whenResting(page)
  await fillEverything(page)
  expect(await storedThings(page)).toEqual(thingsOf('phone', 'session', 'member').toSorted())
  return words
}

test('after a log-out nothing is left but what is the phone’s', async ({ page, base, member }) => {
  const words = await fullPhone(page, base, member)
  await page.getByRole('button', { name: words.membership.logOut, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.membership.logOut, exact: true }).click()
  await expect(page).toHaveURL(/\/pages\/login\/login/)
  await expect.poll(() => storedThings(page)).toEqual(thingsOf('phone').toSorted())
})

test('a session that ends by itself leaves what waits for its member, until another one logs in', async ({ page, base, member }) => {
  const words = await fullPhone(page, base, member)
  await callServer(base, logOut, {}, await page.evaluate(() => localStorage.getItem('TOKEN_H5') ?? ''))
  await page.getByRole('link', { name: words.shared.tabs.member, exact: true }).click()
  await expect(page).toHaveURL(/\/pages\/login\/login/)
  const session = thingsOf('session')
  await expect.poll(async () => (await storedThings(page)).filter((thing) => session.includes(thing))).toEqual([])
  // An outbox that is read and empty takes its mark away.
  const others = thingsOf('phone', 'member').filter((thing) => thing !== 'local/MESSAGES_WAITING')
  expect(await storedThings(page)).toEqual(expect.arrayContaining(others))
  const next = await activeMember(base)
  await logInByPassword(page, words, next)
  await expect(page.getByText(next.fullName).first()).toBeVisible()
  const waiting = thingsOf('member')
  await expect.poll(async () => (await storedThings(page)).filter((thing) => waiting.includes(thing))).toEqual([])
  expect(await storedThings(page)).toEqual(expect.arrayContaining(thingsOf('phone')))
})

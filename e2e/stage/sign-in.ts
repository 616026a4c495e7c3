import { logIn } from '@mwc/contract/account/log-in/log-in.calls'
import type { Page } from '@playwright/test'
import { callServer } from './call-server.ts'
import type { JoinedMember } from './joined-member.ts'
import { openAt } from './journey.ts'
import type { Words } from './reader.ts'

type SignedIn = { token: string; user: object; membership: { vipStatus: string } }

/** What the log-in stores; runs in the page. */
function storeSignedIn({ token, user, membership }: SignedIn): void {
  localStorage.setItem('TOKEN_H5', token)
  localStorage.setItem('USER_INFO', JSON.stringify(user))
  localStorage.setItem('VIP_STATUS', membership.vipStatus)
}

/** Signs an open page's phone in by the log-in's own call, and gives its answer. The page sees it from its next load on. */
export async function signIn(page: Page, base: string, { mobile, password }: JoinedMember) {
  const signedIn = await callServer(base, logIn, { areaCode: '+65', mobile, password })
  await page.evaluate(storeSignedIn, signedIn)
  return signedIn
}

/** Opens an address on a phone that is signed in from the start, for a journey in which nobody logs in or out. */
export async function openSignedIn(page: Page, base: string, path: string, { mobile, password }: JoinedMember): Promise<Words> {
  const signedIn = await callServer(base, logIn, { areaCode: '+65', mobile, password })
  await page.addInitScript(storeSignedIn, signedIn)
  return openAt(page, base, path)
}

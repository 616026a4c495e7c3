import { logIn } from '@mwc/contract/account/log-in/log-in.calls'
import type { Page } from '@playwright/test'
import { callServer } from './call-server.ts'
import type { JoinedMember } from './joined-member.ts'

/** Signs an open page's phone in by the call that the log-in makes, and answers with what it answered; seen from the next load on. */
export async function signIn(page: Page, base: string, { mobile, password }: JoinedMember) {
  const signedIn = await callServer(base, logIn, { areaCode: '+65', mobile, password })
  await page.evaluate(({ token, user, membership }) => {
    localStorage.setItem('TOKEN_H5', token)
    localStorage.setItem('USER_INFO', JSON.stringify(user))
    localStorage.setItem('VIP_STATUS', membership.vipStatus)
  }, signedIn)
  return signedIn
}

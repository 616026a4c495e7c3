import { logIn } from '@mwc/contract/account'
import { callServer } from '../stage/call-server.ts'
import type { JoinedMember } from '../stage/joined-member.ts'
import type { ScreenTaker } from './screen-taker.ts'

/** Signs the phone in, as the log-in does; seen from the next load on. */
export async function signIn({ page, base }: ScreenTaker, { mobile, password }: JoinedMember): Promise<void> {
  const signedIn = await callServer(base, logIn, { areaCode: '+65', mobile, password })
  await page.evaluate(({ token, user, membership }) => {
    localStorage.setItem('TOKEN_H5', token)
    localStorage.setItem('USER_INFO', JSON.stringify(user))
    localStorage.setItem('VIP_STATUS', membership.vipStatus)
  }, signedIn)
}

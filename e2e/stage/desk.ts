import { decidePhoneRequest, listPhoneRequests } from '@mwc/contract/account/lost-phone/phone-request-desk.calls'
import { staffLogIn } from '@mwc/contract/staff/staff.calls'
import { TOTP, URI } from 'otpauth'
import { callServer } from './call-server.ts'

/** Signs in as the first admin, by what a first start printed (`said`) and the code at `now`; answers with the token. */
export async function signInAtDesk(base: string, said: string, now: Temporal.Instant): Promise<string> {
  const password = /admin, password (\S+)/.exec(said)?.[1] ?? ''
  const authenticator = URI.parse(/otpauth:\S+/.exec(said)?.[0] ?? '')
  if (!(authenticator instanceof TOTP)) throw new Error('the first start printed no authenticator address')
  const totp = authenticator.generate({ timestamp: now.epochMilliseconds })
  return (await callServer(base, staffLogIn, { username: 'admin', password, totp })).token
}

/** Staff decide on the request to move an account to a Singapore number. */
export async function decideMoveTo(base: string, token: string, mobile: string, decision: 'approve' | 'decline'): Promise<void> {
  const { requests } = await callServer(base, listPhoneRequests, { pageSize: 100 }, token)
  const id = requests.find(({ newMobile }) => newMobile === `+65${mobile}`)?.id ?? ''
  await callServer(base, decidePhoneRequest, { id, decision, checked: 'inPerson', note: 'Work permit seen at the centre' }, token)
}

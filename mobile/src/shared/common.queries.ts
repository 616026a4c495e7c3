import { me } from '@mwc/contract/account'
import { programme } from '@mwc/contract/programme'
import { call } from './api-client.ts'
import { refreshMember } from './session.ts'

/** Asks for what every screen may need of the programme. */
export function readProgramme(signal: AbortSignal) {
  return call(programme, {}, { signal })
}

/** Asks who the member is, and keeps what the gate needs of the answer. */
export async function readMember(signal: AbortSignal) {
  const answer = await call(me, {}, { signal })
  refreshMember(answer)
  return answer
}

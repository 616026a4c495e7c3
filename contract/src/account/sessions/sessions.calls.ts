import type { endAllSessionsInput, endSessionInput, listSessionsOutput } from './sessions.schemas.ts'
import type { done, nothing } from '../../endpoint/empty.schemas.ts'
import type { WireCall } from '../../endpoint/wire-call.ts'

export const logOut: WireCall<'member', typeof nothing, typeof done> = { method: 'POST', path: '/h5/log-out', access: 'member' }

export const listSessions: WireCall<'member', typeof nothing, typeof listSessionsOutput> = {
  method: 'GET',
  path: '/h5/sessions',
  access: 'member',
}

export const endSession: WireCall<'member', typeof endSessionInput, typeof done> = {
  method: 'POST',
  path: '/h5/sessions/:id/end',
  access: 'member',
  signed: true,
}

export const endAllSessions: WireCall<'member', typeof endAllSessionsInput, typeof done> = {
  method: 'POST',
  path: '/h5/sessions/end-all',
  access: 'member',
  signed: true,
}

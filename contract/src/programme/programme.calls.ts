import type { nothing } from '../endpoint/empty.schemas.ts'
import type { WireCall } from '../endpoint/wire-call.ts'
import type { programmeOutput } from './programme.schemas.ts'

/** What every screen may need to know of the programme; open to everybody. */
export const programme: WireCall<'public', typeof nothing, typeof programmeOutput> = {
  method: 'GET',
  path: '/h5/programme',
  access: 'public',
}

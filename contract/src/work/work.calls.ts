import type { nothing } from '../endpoint/empty.schemas.ts'
import type { WireCall } from '../endpoint/wire-call.ts'
import type { readWorkOutput } from './work.schemas.ts'

export const readWork: WireCall<'staff', typeof nothing, typeof readWorkOutput> = { method: 'GET', path: '/desk/work', access: 'staff' }

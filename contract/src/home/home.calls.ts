import type { nothing } from '../endpoint/empty.schemas.ts'
import type { WireCall } from '../endpoint/wire-call.ts'
import type { homeContent } from './home.schemas.ts'

export const readHome: WireCall<'public', typeof nothing, typeof homeContent> = { method: 'GET', path: '/h5/home', access: 'public' }

import { nothing } from '../endpoint/empty.schemas.ts'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import * as calls from './home.calls.ts'
import { homeContent } from './home.schemas.ts'

export const readHome = defineEndpoint(calls.readHome, {
  summary: 'Banners (at most 5), picked privileges (at most 6) and the latest news (at most 3).',
  input: nothing,
  output: homeContent,
  refusals: [],
})

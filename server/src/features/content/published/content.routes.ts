import * as home from '@mwc/contract/home/home.endpoints'
import * as contract from '@mwc/contract/content/content.endpoints'
import type { Language } from '@mwc/contract/language/language'
import type { FastifyInstance } from 'fastify'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import { route } from '../../../http/route.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { type Cursor, type Order, type Point, readCursor } from '../kinds/content.rules.ts'
import { listPlaces } from './list-places.ts'
import { listQuestions } from './list-questions.ts'
import { listPrivileges } from './list-privileges.ts'
import { listNews } from './list-news.ts'
import { readPrivilege } from './read-privilege.ts'
import { readNews } from './read-news.ts'
import { readBanner } from './read-banner.ts'
import { readBenefits } from './read-benefits.ts'
import { readHome } from './read-home.ts'
import { readInsurance } from './read-insurance.ts'

/** The user's position, both of its numbers or none. */
function pointOf(input: { latitude?: number | undefined; longitude?: number | undefined }, language: Language): Point | null {
  const { latitude, longitude } = input
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude }
  if (latitude === undefined && longitude === undefined) return null
  throw fieldRefusal('request.invalid', latitude === undefined ? 'latitude' : 'longitude', 'required', language)
}

/** Where the page before ended; refused where no list of this order says so. */
function cursorOf(cursor: string | undefined, order: Order, language: Language): Cursor | undefined {
  const read = cursor === undefined ? undefined : readCursor(order, cursor)
  if (cursor !== undefined && !read) throw fieldRefusal('request.invalid', 'cursor', 'invalid', language)
  return read
}

/** An answer that a phone may keep: one in whose address stands neither where somebody is nor what somebody looks for. */
const revalidated = ({ latitude, search }: { latitude?: number | undefined; search?: string | undefined }) =>
  latitude === undefined && search === undefined
const always = { revalidated: () => true }

/** What members and visitors read. A position is used for the answer and kept nowhere. */
export function contentRoutes(app: FastifyInstance, deps: Dependencies): void {
  route(app, home.readHome, ({ language }) => readHome(deps, language), always)
  route(app, contract.readBanner, ({ input, language }) => readBanner(deps, input.id, language), always)
  route(
    app,
    contract.listNews,
    ({ input, language }) => listNews(deps, { cursor: cursorOf(input.cursor, 'newest', language) }, language),
    always,
  )
  route(app, contract.readNews, ({ input, language }) => readNews(deps, input.id, language), always)
  route(
    app,
    contract.listPrivileges,
    ({ input, language }) => {
      const near = pointOf(input, language)
      const cursor = cursorOf(input.cursor, near ? 'metres' : 'position', language)
      return listPrivileges(deps, { category: input.category, search: input.search, near, cursor }, language)
    },
    { revalidated },
  )
  route(app, contract.readPrivilege, ({ input, language }) => readPrivilege(deps, input.id, pointOf(input, language), language), {
    revalidated,
  })
  route(
    app,
    contract.listQuestions,
    ({ input, language }) => {
      const cursor = cursorOf(input.cursor, 'position', language)
      return listQuestions(deps, { section: input.section, search: input.search, cursor }, language)
    },
    { revalidated },
  )
  route(
    app,
    contract.listPlaces,
    ({ input, language }) => {
      const near = pointOf(input, language)
      return listPlaces(deps, { near, cursor: cursorOf(input.cursor, near ? 'metres' : 'position', language), with: input.with }, language)
    },
    { revalidated },
  )
  route(app, contract.readInsurance, ({ user, language }) => readInsurance(deps, user, language))
  route(app, contract.readBenefits, ({ language }) => readBenefits(deps, language), always)
  route(app, contract.readMap, async () => {
    const { MAP_TILES_URL: url, MAP_ATTRIBUTION: attribution } = deps.config
    return { tiles: url === undefined ? null : { url, attribution } }
  })
}

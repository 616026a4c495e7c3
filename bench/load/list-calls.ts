import { languageTags, languages } from '@mwc/contract/language/language'
import type { OpenDatabase } from '../../server/src/database/database.ts'
import { deskHeads } from '../desk/sign-staff-in.ts'

export type LoadCall = { name: string; request: (i: number) => { url: string; headers: Record<string, string> } }
/** Members who ask, by bearer tokens, and one of staff, by the token of the desk's cookie. */
export type Users = { members: readonly string[]; staff: string }

const base = '/h5-api'
/** Names of categories, some with a word beside them. */
const categorySearches = ['food', 'groceries free', '手机', 'খাবার', 'உணவு']
/** What people look for in each language, and what finds nothing: then everything has been looked through. */
const searches = ['meal', 'free', 'card', 'nothing like this', '优惠', '免费', 'ফ্রি', 'কার্ড', 'இலவசம்', 'கார்டு', '%_%']

/** The nearest point to each of several dormitories, and places where nobody lives. */
function near(i: number): string {
  return `latitude=${(1.25 + (i % 20) * 0.01).toFixed(4)}&longitude=${(103.65 + (i % 31) * 0.01).toFixed(4)}`
}

/** Every list and detail call of the content, and what a member's screens ask beside it; each time with other values. */
export async function listCalls({ executeSql }: OpenDatabase, { members, staff }: Users): Promise<LoadCall[]> {
  const idsOf = async (table: string) => {
    const { rows } = await executeSql(
      `select id from ${table} where publish_from <= now() and (publish_to is null or publish_to > now()) order by md5(id::text) limit 200`,
    )
    return rows.map((row) => String(row['id']))
  }
  const [banners, news, privileges] = [await idsOf('banner'), await idsOf('news'), await idsOf('privilege')]
  const at = (values: readonly string[], i: number) => values[i % values.length] ?? ''
  const getAs = (name: string, path: (i: number) => string, whoAsks: (i: number) => Record<string, string>): LoadCall => ({
    name,
    request: (i) => ({
      url: base + path(i),
      headers: { 'accept-language': languageTags[languages[i % languages.length] ?? 'english'], ...whoAsks(i) },
    }),
  })
  const get = (name: string, path: (i: number) => string) => getAs(name, path, () => ({}))
  const getOwn = (name: string, path: string) =>
    getAs(
      name,
      () => path,
      (i) => ({ authorization: `Bearer ${at(members, i)}` }),
    )
  const atDesk = () => deskHeads(staff)
  const found = (i: number) => `search=${encodeURIComponent(at(searches, i))}`
  const middle = (order: 'p' | 'm', i: number) => `cursor=${order}${order === 'p' ? i % 400 : (i % 40) * 500}_${at(privileges, i)}`
  const desk = ['shops', 'privileges', 'banners', 'news', 'questions', 'places', 'insurance']
  return [
    get('home', () => '/h5/home'),
    get('banner', (i) => `/h5/banners/${at(banners, i)}`),
    get('news, first page', () => '/h5/news'),
    get('news, later page', (i) => `/h5/news?cursor=n${Date.now() - (i % 50) * 86_400_000}_${at(news, i)}`),
    get('news item', (i) => `/h5/news/${at(news, i)}`),
    get('privileges, first page', () => '/h5/privileges'),
    get('privileges, later page', (i) => `/h5/privileges?${middle('p', i)}`),
    get('privileges of a category', (i) => `/h5/privileges?category=${at(['food', 'phone', 'money', 'health'], i)}`),
    get('privileges near me', (i) => `/h5/privileges?${near(i)}`),
    get('privileges near me, later page', (i) => `/h5/privileges?${near(i)}&${middle('m', i)}`),
    get('privileges, search', (i) => `/h5/privileges?${found(i)}`),
    get('privileges, search by category', (i) => `/h5/privileges?search=${encodeURIComponent(at(categorySearches, i))}`),
    get('privileges near me, search', (i) => `/h5/privileges?${near(i)}&${found(i)}`),
    get('privilege', (i) => `/h5/privileges/${at(privileges, i)}?${near(i)}`),
    get('questions, first page', () => '/h5/questions'),
    get('questions, later page', (i) => `/h5/questions?${middle('p', 200_000 + i)}`),
    get('questions, search', (i) => `/h5/questions?${found(i)}`),
    get('places', () => '/h5/places'),
    get('places near me', (i) => `/h5/places?${near(i)}`),
    getOwn('insurance', '/h5/insurance'),
    getOwn('me', '/h5/me'),
    getOwn('payments', '/h5/payments'),
    getOwn('rewards', '/h5/rewards'),
    getOwn('campaigns', '/h5/campaign/list'),
    ...desk.map((kind) => getAs(`desk: ${kind}`, (i) => `/desk/${kind}?page=${1 + (i % 50)}`, atDesk)),
  ]
}

import type pg from 'pg'
import type { Watched } from '../../server/src/testing/watched-server.ts'

/** What is asked, the n-th time, under a name; with a body it is posted. */
export type DeskCall = { name: string; path: (n: number) => string; body?: object }

type Schema = { type?: string; enum?: string[]; format?: string; minimum?: number }
type Parameter = { name: string; in: string; required?: boolean; schema: Schema }
type Described = { paths: Record<string, { get?: { parameters?: Parameter[] } }> }

/** What staff type, most of it parts of names; what very many names have, and what none has. */
const searches = [
  'rah',
  'md',
  'md rah',
  'm',
  'kumar sel',
  'wang',
  'aung htun',
  'hossain kamal',
  'santos',
  "o'brien",
  'xyzzy',
  'abdul karim miah',
]
/** Values of a choice that are measured, from its beginning. */
const choices = 8
const pageSize = 25

/** Whom a broadcast would reach. */
const audiences = [
  {},
  { statuses: ['active'] },
  { nationalities: ['BD'], sectors: ['1'] },
  { plans: ['1year'] },
  { plans: ['6months'], statuses: ['arrears'] },
]
/** What lists are refused without: their choices are asked beside it, too, each alone and two by two. */
const needed = ['broadcastId', 'promoId', 'batchId', 'campaignId']

/** Ids and numbers of some of what is there, in no order that the tables have. */
async function samples(client: pg.Client) {
  const of = async (sql: string) => (await client.query<{ value: string }>(sql)).rows.map(({ value }) => value)
  return {
    memberId: await of('select id as value from member order by md5(id::text) limit 200'),
    staffId: await of(`select id as value from staff where username like 'staff-%' order by id`),
    number: await of('select member_number as value from member order by md5(id::text) limit 200'),
    mobile: await of(`select substr(mobile, 4) as value from member where mobile is not null order by md5(id::text) limit 200`),
    lastFour: await of(`select right(mobile, 4) as value from member where mobile is not null order by md5(id::text) limit 200`),
    transaction: await of('select transaction_number as value from payment tablesample system (1) limit 200'),
    recordId: await of('select record_id as value from audit tablesample system (1) where record_id is not null limit 200'),
    placeId: await of('select distinct place_id as value from terminal'),
    terminalId: await of('select id as value from terminal'),
    promoCode: await of('select code as value from promo order by code'),
    shopId: await of('select shop_id as value from redemption limit 1'),
    sourceId: await of('select id as value from statement_source'),
    importId: await of('select id as value from member_import'),
    campaignId: await of('select id as value from campaign'),
    broadcastId: await of('select id as value from broadcast'),
    promoId: await of('select promo_id as value from promo_use group by promo_id order by count(*) desc limit 5'),
    batchId: await of('select id as value from promo_batch'),
  }
}
type Samples = Awaited<ReturnType<typeof samples>>

const at = (values: readonly string[], n: number) => values[n % values.length] ?? ''
const isDay = (name: string) => /from$|to$/i.test(name)
const today = Date.now()
const dayBefore = (days: number) => new Date(today - days * 86_400_000).toISOString().slice(0, 10)

/** What a filter is asked with: one case each. Undefined where nothing is known of it. */
function casesOf({ name, schema }: Parameter, found: Samples): { of: string; value: (n: number) => string }[] | undefined {
  if (name === 'search')
    return [
      ...searches.map((text) => ({ of: JSON.stringify(text), value: () => text })),
      ...(['number', 'mobile', 'lastFour', 'transaction'] as const).map((kind) => ({
        of: `a ${kind}`,
        value: (n: number) => at(found[kind], n),
      })),
    ]
  // What nearly all cost, what few do, and nothing.
  if (name === 'amountCents') return [900, 700, 0].map((cents) => ({ of: String(cents), value: () => String(cents) }))
  if (['onlyWaiting', 'onlyInUse', 'onlyNotTold', 'differs'].includes(name))
    return ['true', 'false'].map((value) => ({ of: value, value: () => value }))
  if (name in found) return [{ of: 'one', value: (n) => at(found[name as keyof Samples], n) }]
  if (name === 'ids') return [{ of: '20', value: (n) => Array.from({ length: 20 }, (_, i) => at(found.memberId, n + i)).join(',') }]
  if (schema.enum) return schema.enum.slice(0, choices).map((value) => ({ of: value, value: () => value }))
  if (name === 'day') return [1, 30].map((days) => ({ of: days === 1 ? 'yesterday' : `${days} days ago`, value: () => dayBefore(days) }))
  if (name === 'month') return [31, 400].map((days) => ({ of: `${days} days ago`, value: () => dayBefore(days).slice(0, 7) }))
  if (isDay(name)) return [10, 100, 1000].map((days) => ({ of: `${days} days ago`, value: () => dayBefore(days) }))
  return undefined
}

/** What pages ask for beside lists, where nothing has to be said of what is asked. */
function pageCalls(paths: Described['paths']): DeskCall[] {
  const isPage = ([path, { get }]: [string, Described['paths'][string]]) =>
    get !== undefined &&
    path.includes('/desk/') &&
    !/\{|\.csv$/.test(path) &&
    !(get.parameters ?? []).some(({ name, required }) => required || name === 'pageSize')
  return Object.entries(paths)
    .filter(isPage)
    .map(([path]) => ({ name: path.replace('/h5-api/desk/', ''), path: () => path }))
}

/** Whom a broadcast would reach, by each kind of audience. */
function reachCalls(): DeskCall[] {
  return audiences.map((body) => ({
    name: `broadcasts/preview ${JSON.stringify(body)}`,
    path: () => '/h5-api/desk/broadcasts/preview',
    body,
  }))
}

type Asked = Record<string, (n: number) => string>

/** Choices of a list beside what it needs, each alone and two by two. */
function besideNeeded(parameters: readonly Parameter[], found: Samples): { name: string; asked: Asked }[] {
  const choices = parameters.filter(({ name, schema }) => schema.enum && name !== 'sort')
  const casesFor = (parameter: Parameter) =>
    (casesOf(parameter, found) ?? []).map(({ of, value }) => ({ name: ` ${parameter.name} ${of}`, asked: { [parameter.name]: value } }))
  const both = (one: { name: string; asked: Asked }, other: { name: string; asked: Asked }) => ({
    name: one.name + other.name,
    asked: { ...one.asked, ...other.asked },
  })
  return parameters
    .filter(({ name }) => needed.includes(name))
    .flatMap((parameter) => casesFor(parameter))
    .flatMap((needs) =>
      choices.flatMap((choice, i) =>
        casesFor(choice).flatMap((first) => [
          both(needs, first),
          ...choices.slice(i + 1).flatMap((other) => casesFor(other).map((second) => both(both(needs, first), second))),
        ]),
      ),
    )
}

/** Every list of the desk as the server describes it: pages 1 and 50 of each order and filter; and what else pages ask for. */
export async function listDeskCalls(app: Watched['app'], client: pg.Client): Promise<{ calls: DeskCall[]; unknown: string[] }> {
  const { paths } = (await app.inject('/h5-api/openapi.json')).json<Described>()
  const found = await samples(client)
  const calls: DeskCall[] = []
  const unknown: string[] = []
  for (const [path, { get }] of Object.entries(paths)) {
    const parameters = get?.parameters ?? []
    if (!path.includes('/desk/') || path.includes('{') || path.endsWith('.csv') || !parameters.some(({ name }) => name === 'pageSize'))
      continue
    const add = (name: string, asked: Asked) => {
      for (const page of [1, 50])
        calls.push({
          name: `${path.replace('/h5-api/desk/', '')}${name}, page ${page}`,
          path: (n) =>
            `${path}?${new URLSearchParams({ page: String(page), pageSize: String(pageSize), ...Object.fromEntries(Object.entries(asked).map(([key, value]) => [key, value(n)])) }).toString()}`,
        })
    }
    add('', {})
    const orders = parameters.find(({ name }) => name === 'sort')?.schema.enum ?? []
    for (const order of orders) add(` by ${order}`, { sort: () => order })
    for (const parameter of parameters.filter(({ name }) => !['page', 'pageSize', 'sort'].includes(name))) {
      const cases = casesOf(parameter, found)
      if (!cases) unknown.push(`${path} ${parameter.name}`)
      for (const { of, value } of cases ?? []) {
        add(` ${parameter.name} ${of}`, { [parameter.name]: value })
        // A search is asked in the list's first order; other filters in each.
        if (parameter.name !== 'search' && parameter.name !== 'ids')
          for (const order of orders.slice(1)) add(` ${parameter.name} ${of} by ${order}`, { [parameter.name]: value, sort: () => order })
      }
    }
    for (const { name, asked } of besideNeeded(parameters, found)) add(name, asked)
  }
  for (const [path, { get }] of Object.entries(paths))
    if (get && path.startsWith('/h5-api/desk/members/{id}'))
      calls.push({ name: path.replace('/h5-api/desk/', ''), path: (n) => path.replace('{id}', at(found.memberId, n)) })
  return { calls: [...calls, ...pageCalls(paths), ...reachCalls()], unknown }
}

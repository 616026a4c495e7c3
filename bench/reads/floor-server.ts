import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { apiBase } from '@mwc/contract/endpoint/api-base'
import { me } from '@mwc/contract/account/people/people.calls'
import { listNews } from '@mwc/contract/content/content.calls'
import { languageOfHeader } from '@mwc/contract/language/language'
import { listNotifications } from '@mwc/contract/notifications/notifications.calls'
import { listPayments } from '@mwc/contract/payments/payments.calls'
import pg from 'pg'
import { inboxAnswer, meAnswer, newsAnswer, paymentsAnswer, type Row } from './floor-answers.ts'
import { inbox, me as own, news, payments } from './floor-statements.ts'

/**
 * The least that could answer the same: `node:http` and `pg`, one statement a call, nothing checked and nothing logged.
 * A statement has a name unless a pooler knows none.
 */
const [port, url, pool, names] = process.argv.slice(2)
const types = new pg.TypeOverrides()
const dateType = 1082
types.setTypeParser(dateType, (day) => day)
const database = new pg.Pool({ connectionString: url ?? '', max: Number(pool), types })
database.on('error', () => {})

type Call = { name: string; text: string; isPublic?: boolean; answer: (rows: readonly Row[]) => object | null }
const calls = new Map<string, Call>([
  [apiBase + me.path, { name: 'me', text: own, answer: meAnswer }],
  [apiBase + listPayments.path, { name: 'payments', text: payments, answer: paymentsAnswer }],
  [apiBase + listNotifications.path, { name: 'inbox', text: inbox, answer: inboxAnswer }],
  [apiBase + listNews.path, { name: 'news', text: news, isPublic: true, answer: newsAnswer }],
])

async function answer(path: string, authorization = '', language = ''): Promise<object | null> {
  const call = calls.get(path)
  if (!call) return null
  const asked = call.isPublic
    ? languageOfHeader(language)
    : createHash('sha256').update(authorization.slice('Bearer '.length)).digest('base64url')
  const { rows } = await database.query<Row>({ ...(names === 'named' && { name: call.name }), text: call.text, values: [asked] })
  return call.answer(rows)
}

const server = createServer((request, response) => {
  const { authorization, 'accept-language': language } = request.headers
  answer(request.url ?? '', authorization, language).then(
    (data) => {
      const body = JSON.stringify(data ? { code: 200, data } : { code: 401 })
      response.writeHead(data ? 200 : 401, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) })
      response.end(body)
    },
    (error: unknown) => {
      console.error(error)
      response.writeHead(500).end()
    },
  )
})
server.listen(Number(port), '127.0.0.1', () => console.log('listening'))
process.once('SIGTERM', () => process.exit())

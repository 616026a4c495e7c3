import { apiBase } from '@mwc/contract/endpoint/api-base'
import type { Endpoint } from '@mwc/contract/endpoint/endpoint'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import { csvPath } from '@mwc/contract/fields/csv-path'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import type { AskedPart, ListPart } from '../../../database/lists/part-of-list.ts'
import { inTransaction } from '../../../database/in-transaction.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { deskCookie } from '../../../http/cookies/desk-session.ts'
import { readInput } from '../../../http/read-input.ts'
import { type Call, route, type StaffUser, tokenOf } from '../../../http/route.ts'
import { languageOf } from '../../../http/refusal-reply.ts'
import { dayOf } from '../../../ports/clock.ts'
import { TooManyRows } from '../../../database/lists/page-of-list.ts'
import { Refusal } from '../../../http/refusal.ts'
import { readActor } from '../read-actor.ts'
import { recordAct } from '../record-act.ts'
import { csvColumnsOf } from './csv-columns.rules.ts'
import { partSize, writeCsv } from './write-csv.ts'

type List = Endpoint<'staff'>

/** What of a filter is kept in the log: of a text that was searched for, which may be somebody's name, that there was one. */
function keptFilter(input: Record<string, unknown>): Record<string, unknown> {
  const { page: _page, pageSize: _size, sort: _sort, memberId: _member, ...filter } = input
  return 'search' in filter ? { ...filter, search: 'given' } : filter
}

/**
 * Answers a list of the desk, and under the same path with `.csv` the whole of what fits the same filter, for the same roles.
 * An export is an act: it stands in the log before its first row leaves.
 */
export function listRoute<E extends List>(
  app: FastifyInstance,
  deps: Dependencies,
  endpoint: E,
  answer: (call: Pick<Call<E>, 'input' | 'user'>) => Promise<OutputOf<E>>,
): void {
  const list: typeof answer = (call) =>
    answer(call).catch((error: unknown) => {
      throw error instanceof TooManyRows ? new Refusal('request.narrow') : error
    })
  route(app, endpoint, list)
  const columns = csvColumnsOf(endpoint.output)
  const name = endpoint.path.split('/').slice(2).join('-')
  app.get(apiBase + csvPath(endpoint), {
    schema: {
      summary: `${endpoint.summary} All that fit, as CSV in UTF-8; which page is asked for says nothing here.`,
      tags: ['desk'],
      querystring: endpoint.input,
      security: [{ [deskCookie]: [] }],
    },
    config: { access: 'staff' },
    validatorCompiler: () => (value) => ({ value }),
    handler: async (request, reply) => {
      const user = (await app.identify(endpoint, tokenOf(endpoint, request))) as StaffUser
      const input = readInput(endpoint.input, request.query, languageOf(request)) as z.output<E['input']> & { memberId?: string }
      const after = { filter: keptFilter(input) }
      const readPart = async (part: AskedPart) =>
        (await list({ input: { ...input, ...part }, user: user as Call<E>['user'] })) as unknown as ListPart<object>
      // What cannot be listed is refused here, and not once the answer has begun.
      const first = await readPart({ after: null, pageSize: partSize })
      await inTransaction(deps.db, (tx) =>
        recordAct(tx, deps, readActor(deps, { user, request }), {
          act: 'lists.export',
          record: { kind: 'list', id: name },
          ...(input.memberId === undefined ? {} : { memberId: input.memberId }),
          before: null,
          after,
        }),
      )
      reply
        .type('text/csv; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${name}-${dayOf(deps.clock.now()).toString()}.csv"`)
      return reply.send(Readable.from(writeCsv(columns, first, readPart)))
    },
  })
}

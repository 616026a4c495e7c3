import { apiBase } from '@mwc/contract/endpoint/api-base'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { Refusal } from '../../http/refusal.ts'
import type { Dependencies } from '../../dependencies.ts'
import { recordSmsStatus } from './record-sms-status.ts'

const id = z.uuid()

/** Where the SMS provider tells what became of a message: `POST /h5-api/callbacks/sms/:id`, signed. */
export function smsCallbackRoutes(app: FastifyInstance, deps: Dependencies): void {
  app.register(async (callbacks) => {
    callbacks.removeAllContentTypeParsers()
    callbacks.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    callbacks.post(`${apiBase}/callbacks/sms/:id`, { schema: { hide: true } }, async (request) => {
      const of = id.safeParse((request.params as { id: string }).id).data
      if (of === undefined) throw new Refusal('request.notFound')
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const word = deps.sms.readCallback(of, body, request.headers)
      if (word === null) throw new Refusal('payments.badSignature')
      if (word === 'malformed') throw new Refusal('request.invalid')
      if (word !== 'ignore') await recordSmsStatus(deps, of, word)
      return { code: 200, data: {} }
    })
  })
}

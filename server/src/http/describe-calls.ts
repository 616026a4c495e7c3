import { apiBase } from '@mwc/contract/endpoint/api-base'
import { staffMe } from '@mwc/contract/staff/staff.calls'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { deskCookie } from './desk-session.ts'
import { tokenOf } from './route.ts'

/**
 * Describes every later call, in `openapi.json` and on a page. In production there is no page,
 * and the description, which names all of the desk's fields and refusals, is for staff.
 */
export async function describeCalls(app: FastifyInstance, { production }: { production: boolean }): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'MWC Membership',
        version: '1.0.0',
        description: 'Every call answers `{ code: 200, data }`, or a refusal `{ code, reason, message, details? }`.',
      },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer' }, [deskCookie]: { type: 'apiKey', in: 'cookie', name: deskCookie } },
      },
    },
    transform: jsonSchemaTransform,
  })
  if (!production) await app.register(swaggerUi, { routePrefix: `${apiBase}/docs` })
  app.get(`${apiBase}/openapi.json`, { schema: { hide: true } }, async (request, reply) => {
    if (production) await app.identify(staffMe, tokenOf(staffMe, request))
    reply.header('cache-control', 'no-store')
    return app.swagger()
  })
}

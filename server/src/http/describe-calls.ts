import { apiBase } from '@mwc/contract/endpoint/api-base'
import { staffMe } from '@mwc/contract/staff/staff.calls'
import swagger, { type SwaggerTransform, type SwaggerTransformObject } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifySchema } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { describedRefusal, refusedResponse } from './describe-refusals.ts'
import { deskCookie } from './cookies/desk-session.ts'
import { hostCookieName } from './cookies/host-cookie.ts'
import { tokenOf } from './route.ts'

type Fields = { properties?: Record<string, object>; required?: string[] }

/** A call's input is one object; what of it stands in the path is told there, and not once more in the query or the body. */
const withPathApart: SwaggerTransform = (described) => {
  const { schema: told, url } = jsonSchemaTransform(described as Parameters<typeof jsonSchemaTransform>[0])
  const schema = told as FastifySchema & { hide?: boolean }
  const names = [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  if (names.length === 0 || schema.hide) return { schema, url }
  const inPath: Record<string, object> = Object.fromEntries(names.map((name) => [name, { type: 'string' }]))
  const apart = (fields: unknown) => {
    const { properties, required, ...rest } = (fields ?? {}) as Fields
    if (!properties) return fields
    for (const name of names) if (properties[name]) inPath[name] = properties[name]
    const others = Object.entries(properties).filter(([name]) => !names.includes(name))
    const needed = (required ?? []).filter((name) => !names.includes(name))
    return { ...rest, properties: Object.fromEntries(others), ...(needed.length > 0 ? { required: needed } : {}) }
  }
  const [querystring, body] = [apart(schema.querystring), apart(schema.body)]
  const params = { type: 'object', properties: inPath, required: names }
  return { schema: { ...schema, ...(querystring ? { querystring } : {}), ...(body ? { body } : {}), params }, url }
}

type Described = {
  paths?: Record<string, Partial<Record<'get' | 'post', { responses?: Record<string, object> }>>>
  components?: { schemas?: Record<string, object> }
}

/** Each call answers a refusal where it does not answer what it is asked for. */
const withRefusals: SwaggerTransformObject = (described) => {
  if (!('openapiObject' in described)) return described.swaggerObject
  const { paths = {}, components = {} } = described.openapiObject as Described
  for (const { get, post } of Object.values(paths))
    for (const operation of [get, post]) if (operation?.responses) operation.responses['default'] = refusedResponse
  components.schemas = { ...components.schemas, Refusal: describedRefusal }
  return described.openapiObject
}

/**
 * Describes every later call, in `openapi.json` and on a page. In production there is no page,
 * and the description, which names all of the desk's fields and refusals, is for staff.
 */
export async function describeCalls(
  app: FastifyInstance,
  { production, publicUrl }: { production: boolean; publicUrl: string },
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'MWC Membership',
        version: '1.0.0',
        description: 'Every call answers `{ code: 200, data }`, or a refusal `{ code, reason, message, details? }`.',
      },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer' },
          [deskCookie]: { type: 'apiKey', in: 'cookie', name: hostCookieName(deskCookie, publicUrl) },
        },
      },
    },
    transform: withPathApart,
    transformObject: withRefusals,
  })
  if (!production) await app.register(swaggerUi, { routePrefix: `${apiBase}/docs` })
  app.get(`${apiBase}/openapi.json`, { schema: { hide: true } }, async (request, reply) => {
    if (production) await app.identify(staffMe, tokenOf(staffMe, request))
    reply.header('cache-control', 'no-store')
    return app.swagger()
  })
}

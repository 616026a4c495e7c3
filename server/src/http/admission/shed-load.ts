import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    neverShed?: boolean
  }
}

/** Marks the routes that are added to `app` from here on: they are served however busy the server is. */
export function neverShed(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, neverShed: true }
  })
}

/** What the busy guard does with a request: refuses it with `server.busy`, unless its route is marked. */
export async function shedLoad(request: FastifyRequest): Promise<void> {
  if (!request.routeOptions.config.neverShed) throw new Refusal('server.busy')
}

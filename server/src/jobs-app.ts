import type { FastifyInstance } from 'fastify'
import type { Dependencies } from './dependencies.ts'
import { healthRoutes } from './http/health.routes.ts'
import { openApp, type Watching } from './open-app.ts'

/** What a process that only works answers: `GET /health` and `GET /ready`, nothing else. */
export function makeJobsApp(deps: Dependencies, watching: Watching): FastifyInstance {
  const app = openApp(deps, { ...watching, helpline: () => '' })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send())
  healthRoutes(app, deps.reservedDb)
  return app
}

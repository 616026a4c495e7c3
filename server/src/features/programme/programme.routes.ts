import { programme } from '@mwc/contract/programme/programme.endpoints'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import type { Dependencies } from '../../dependencies.ts'
import { readProgramme } from './read-programme.ts'

export function programmeRoutes(app: FastifyInstance, deps: Dependencies): void {
  route(app, programme, () => readProgramme(deps), { revalidated: () => true })
}

import { programme } from '@mwc/contract/programme/programme.endpoints'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import type { Parts } from '../../dependencies.ts'
import { readProgramme } from './read-programme.ts'

export function programmeRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, programme, () => readProgramme(parts))
}

import { programme } from '@mwc/contract/programme'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import type { Parts } from '../../parts.ts'
import { dayOf } from '../../ports/clock.ts'
import { readSettings } from './read-settings.ts'

export function programmeRoutes(app: FastifyInstance, { db, clock, config }: Parts): void {
  route(app, programme, async () => {
    const settings = await readSettings(db)
    return {
      helpline: settings.helpline,
      whatsapp: settings.whatsapp || null,
      codePrefixes: config.smsPrefixes,
      today: dayOf(clock.now()).toString(),
      simulated: config.simulated,
    }
  })
}

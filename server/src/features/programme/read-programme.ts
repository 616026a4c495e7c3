import type { OutputOf } from '@mwc/contract/endpoint'
import type { programme } from '@mwc/contract/programme'
import type { Parts } from '../../parts.ts'
import { dayOf } from '../../ports/clock.ts'
import { findWindowToTell } from '../maintenance/find-window.ts'
import { readSettings } from './read-settings.ts'

/** What every screen may need to know of the programme, as it stands now. */
export async function readProgramme(parts: Parts): Promise<OutputOf<typeof programme>> {
  const { db, clock, config } = parts
  const settings = await readSettings(db)
  return {
    helpline: settings.helpline,
    whatsapp: settings.whatsapp || null,
    codePrefixes: config.smsPrefixes,
    today: dayOf(clock.now()).toString(),
    simulated: config.simulated,
    maintenance: await findWindowToTell(parts),
  }
}

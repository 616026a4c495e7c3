import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { programme } from '@mwc/contract/programme/programme.calls'
import type { Dependencies } from '../../dependencies.ts'
import { dayOf } from '../../ports/clock.ts'
import { findWindowToTell } from '../maintenance/find-window.ts'
import { readPlansOnSale, type PlansOnSale } from './read-plans-on-sale.ts'
import { readSettings, type Settings } from './read-settings.ts'

type Programme = OutputOf<typeof programme>

/** What every screen may need to know of the programme, as it stands now. */
export async function readProgramme(deps: Dependencies): Promise<Programme> {
  const [settings, maintenance, plans] = await Promise.all([readSettings(deps.db), findWindowToTell(deps), readPlansOnSale(deps.db)])
  return viewProgramme(deps, settings, maintenance, plans)
}

/** The same of what is known already. */
export function viewProgramme(
  { clock, config }: Pick<Dependencies, 'clock' | 'config'>,
  settings: Settings,
  maintenance: Programme['maintenance'],
  plans: PlansOnSale,
): Programme {
  return {
    helpline: settings.helpline,
    whatsapp: settings.whatsapp || null,
    codePrefixes: config.smsPrefixes,
    today: dayOf(clock.now()).toString(),
    simulated: config.simulated,
    maintenance,
    ...plans,
  }
}

import type { Db } from '../../database/database.ts'
import { readSettings, type Settings, settingDefaults } from './read-settings.ts'

/** Settings for what waits for nothing: refusals, and pages that stand in while the database is away. */
export type LatestSettings = {
  /** As they were last read; looks again meanwhile. */
  now(): Settings
  /** Reads them anew; throws where the database is away. */
  refresh(): Promise<void>
}

export function latestSettings(db: Db): LatestSettings {
  let settings: Settings = settingDefaults
  let [begun, shown, isLooking] = [0, 0, false]
  async function refresh(): Promise<void> {
    const nth = (begun += 1)
    const read = await readSettings(db)
    // What began earlier and came later is older.
    if (nth > shown) [settings, shown] = [read, nth]
  }
  async function look(): Promise<void> {
    // One at a time: a database that does not answer is not asked with every refusal.
    if (isLooking) return
    isLooking = true
    await refresh().catch(() => undefined)
    isLooking = false
  }
  return {
    refresh,
    now() {
      void look()
      return settings
    },
  }
}

import type { Generated } from 'kysely'
import type { Moment, NullableMoment, NullableText } from './column-types.ts'

/** How often something happened in a window of time; guarded in one statement. */
export type AllowanceTable = { key: string; window_start: Moment; used: number }

/** From one moment until just before another the members' calls are closed. No two that count overlap. */
export type MaintenanceWindowTable = {
  id: string
  starts_at: Moment
  ends_at: Moment
  cancelled_at: NullableMoment
  /** Counts the edits. */
  version: Generated<number>
}

export type SettingTable = {
  key: string
  value: string
  /** Counts the edits of its group. */
  version: Generated<number>
}

/** When housekeeping of a name began last, how long it took (milliseconds), and why it failed where it did. */
export type SweepRunTable = { name: string; ran_at: Moment; took_ms: number | null; failed_at: NullableMoment; fault: NullableText }

/** A process of the server while it lives, and for a day after its last sign of life where it was killed. */
export type ServerProcessTable = {
  id: string
  host: string
  pid: number
  version: string
  runs_jobs: boolean
  started_at: Moment
  seen_at: Moment
}

/** A backup that was finished, by its name in the folder of backups. */
export type KeptBackupTable = { name: string; finished_at: Moment }

/** A key that the server made for itself, encrypted under the key ring. */
export type KeptSecretTable = { name: string; sealed: string }

export type ProgrammeTables = {
  allowance: AllowanceTable
  maintenance_window: MaintenanceWindowTable
  setting: SettingTable
  kept_secret: KeptSecretTable
  sweep_run: SweepRunTable
  server_process: ServerProcessTable
  kept_backup: KeptBackupTable
}

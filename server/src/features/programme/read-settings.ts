import type { Db } from '../../database/database.ts'
import { heldRead } from '../../database/reads/held-read.ts'
import { listSettings } from './settings.repo.ts'

/** Settings that staff own, with what they are before staff say otherwise. */
export const settingDefaults = {
  /** As printed; the centre's public 24-hour helpline. */
  helpline: '6536 2692',
  /** Digits with country code; empty where there is none. */
  whatsapp: '',
  /** Days after the last term's end during which a member is in arrears. */
  arrearsDays: '90',
  /** Minutes until a PayNow QR expires. */
  payNowMinutes: '15',
  /** Days until an uncollected NETS payment expires. */
  netsDays: '7',
  /** Working days within which staff mean to answer a message. */
  messageAnswerDays: '1',
  /** Tenths of a cent that one segment of an SMS costs; empty where nobody said it. */
  smsSegmentMills: '',
} as const

export type SettingKey = keyof typeof settingDefaults
export type Settings = Record<SettingKey, string>

/** All settings as they stand: held, so at most a second old (`heldRead`). */
export const readSettings: (db: Db) => Promise<Settings> = heldRead(async (db) => {
  const rows = await listSettings(db)
  const stored = Object.fromEntries(rows.map(({ key, value }) => [key, value]))
  return { ...settingDefaults, ...stored }
})

/** What a segment of an SMS costs in tenths of a cent, as the settings have it; null where that is not set. */
export function segmentMillsOf({ smsSegmentMills }: { smsSegmentMills: string }): number | null {
  return smsSegmentMills === '' ? null : Number(smsSegmentMills)
}

import type * as contract from '@mwc/contract/programme/programme-desk.endpoints'
import type { DeskSettings } from '@mwc/contract/programme/programme-desk.schemas'
import type * as z from 'zod/mini'
import type { Actor } from '../../log/read-actor.ts'
import { saveSettings } from '../settings.repo.ts'
import { type Changing, changeSettings } from './change-settings.ts'

type ContactInput = z.output<(typeof contract.editContact)['input']>
type CostsInput = z.output<(typeof contract.editCosts)['input']>
type TimesInput = z.output<(typeof contract.editTimes)['input']>

/** Sets the helpline and WhatsApp that members read everywhere. */
export async function editContact(deps: Changing, by: Actor, { version, note, ...wanted }: ContactInput): Promise<DeskSettings> {
  const edit = { act: 'settings.edit', group: 'contact', wanted, version, note } as const
  return changeSettings(deps, by, edit, (tx, _, nextVersion) => saveSettings(tx, wanted, nextVersion))
}

/** Sets what a segment of an SMS costs; null where that is not known. */
export async function editCosts(deps: Changing, by: Actor, { version, note, ...wanted }: CostsInput): Promise<DeskSettings> {
  const edit = { act: 'settings.edit', group: 'costs', wanted, version, note } as const
  const values = { smsSegmentMills: String(wanted.smsSegmentMills ?? '') }
  return changeSettings(deps, by, edit, (tx, _, nextVersion) => saveSettings(tx, values, nextVersion))
}

/** Sets how long arrears, a PayNow QR, a NETS payment and an answer last. What was started keeps its end. */
export async function editTimes(deps: Changing, by: Actor, { version, note, ...wanted }: TimesInput): Promise<DeskSettings> {
  const values = Object.fromEntries(Object.entries(wanted).map(([key, value]) => [key, String(value)]))
  const edit = { act: 'settings.edit', group: 'times', wanted, version, note } as const
  return changeSettings(deps, by, edit, (tx, _, nextVersion) => saveSettings(tx, values, nextVersion))
}

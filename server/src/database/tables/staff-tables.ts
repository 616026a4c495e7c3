import type { StaffRole } from '@mwc/contract/endpoint/access'
import type { Generated } from 'kysely'
import type { Moment, NullableMoment, NullableText } from './column-types.ts'

export type StaffTable = {
  id: string
  username: string
  password_hash: string
  totp_cipher: string
  /** The last TOTP step that was accepted: a code opens once. */
  totp_step: Generated<number>
  role: StaffRole
  created_at: Moment
  disabled_at: NullableMoment
}

export type StaffSessionTable = {
  token_hash: string
  staff_id: string
  /** Keyed hash of the address that it was opened from. */
  address_hash: NullableText
  created_at: Moment
  last_seen_at: Moment
  ended_at: NullableMoment
}

export type StaffTables = {
  staff: StaffTable
  staff_session: StaffSessionTable
}

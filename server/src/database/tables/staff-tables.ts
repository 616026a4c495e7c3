import type { StaffRole } from '@mwc/contract/endpoint/access'
import type { Generated, JSONColumnType } from 'kysely'
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

export type AuditTable = {
  id: string
  at: Moment
  staff_id: string | null
  username: string | null
  act: string
  outcome: string
  request_id: string
  before: JSONColumnType<object> | null
  after: JSONColumnType<object> | null
  /** Keyed hash of the caller's address; null for rows from before it was kept. */
  address_hash: NullableText
}

/** Desk calls that no live session signed: counted, since anybody can make any number of them. */
export type UnsignedCallTable = {
  /** The beginning of an hour. */
  hour: Moment
  /** Method and pattern of the route; `unknown` where there is none. */
  act: string
  outcome: string
  address_hash: string
  /** The account that a log-in was tried on; empty where there is none, and for all other calls. */
  username: string
  calls: number
  last_at: Moment
}

export type StaffTables = {
  staff: StaffTable
  staff_session: StaffSessionTable
  audit: AuditTable
  unsigned_call: UnsignedCallTable
}

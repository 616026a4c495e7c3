import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Moment, NullableMoment, NullableText } from './column-types.ts'

/** What staff did, and at which member they looked: the log, written in the transaction of the act and never changed. */
export type AuditTable = {
  id: string
  at: Moment
  /** Null for what a command did. */
  staff_id: string | null
  username: string | null
  /** One of the contract's acts; method and path in rows from before there were any. */
  act: string
  outcome: string
  request_id: string
  before: JSONColumnType<object> | null
  after: JSONColumnType<object> | null
  /** Keyed hash of the caller's address; null for rows from before it was kept. */
  address_hash: NullableText
  record_kind: NullableText
  record_id: NullableText
  /** Whom it concerns. */
  member_id: NullableText
  /** Of an act that concerns no member; of others it is among the personal values, and an empty text stands here. */
  reason: NullableText
  /** The personal values of before, after and reason, encrypted under the member's log key. */
  personal: NullableText
  /** Counts up without a gap from 1; null until it is chained, 0 for rows from before the chain. */
  position: ColumnType<number | null, number | undefined, number>
  /** SHA-256 over the hash before it and this row, hexadecimal. */
  hash: NullableText
}

/** Where the chain ends; one row. */
export type LogTipTable = { one: Generated<boolean>; position: number; hash: string; day: string; head_day: string | null }

/** Where the chain stood at the end of a day, signed by a key that is not in the database. */
export type LogHeadTable = {
  /** In Singapore. */
  day: string
  position: number
  hash: string
  /** The signature of the head before. */
  previous: NullableText
  public_key: string
  signature: string
  signed_at: Moment
  /** When the rows up to it left; the chain then goes on from it. */
  left_at: NullableMoment
}

/** The key of a member's personal values in the log, encrypted. Closing the account destroys it. */
export type LogKeyTable = { member_id: string; sealed: string }

/** Desk calls of staff who were signed in that were refused, or failed. */
export type RefusedCallTable = {
  id: string
  at: Moment
  staff_id: string
  username: string
  /** Method and path. */
  act: string
  outcome: string
  address_hash: NullableText
  request_id: string
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

export type LogTables = {
  audit: AuditTable
  log_tip: LogTipTable
  log_head: LogHeadTable
  log_key: LogKeyTable
  refused_call: RefusedCallTable
  unsigned_call: UnsignedCallTable
}

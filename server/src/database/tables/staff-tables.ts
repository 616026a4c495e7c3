import type { StaffRole } from '@mwc/contract/endpoint/access'
import type { Generated } from 'kysely'
import type { Moment, NullableMoment, NullableText } from './column-types.ts'

export type StaffTable = {
  id: string
  username: string
  /** Null until its owner has set it by a link. */
  password_hash: NullableText
  totp_cipher: NullableText
  /** The last TOTP step that was accepted: a code opens once. */
  totp_step: Generated<number>
  role: StaffRole
  created_at: Moment
  disabled_at: NullableMoment
  /** Counts the changes that administrators make. */
  version: Generated<number>
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

/** How the owner of an account sets password and second factor: opens once, and not after it expired. */
export type StaffLinkTable = {
  token_hash: string
  staff_id: string
  /** The secret that the owner's authenticator app is given. */
  totp_cipher: string
  created_at: Moment
  expires_at: Moment
}

/** A code that opens once in place of the authenticator's; deleted when it did. */
export type StaffRecoveryCodeTable = { staff_id: string; code_hash: string }

/** A key on a device of its owner's that signs in alone (WebAuthn). */
export type StaffPasskeyTable = {
  id: string
  staff_id: string
  /** Base64url, as the device made it. */
  credential_id: string
  /** COSE, base64url. */
  public_key: string
  /** How often its device says that it signed; 0 where it does not count. */
  counter: number
  /** By which its owner knows it again. */
  name: string
  created_at: Moment
  last_used_at: NullableMoment
}

/** What a passkey is to sign, once: for a new one of an account, or without one to sign in. */
export type StaffChallengeTable = { challenge_hash: string; staff_id: NullableText; expires_at: Moment }

export type StaffTables = {
  staff: StaffTable
  staff_session: StaffSessionTable
  staff_link: StaffLinkTable
  staff_recovery_code: StaffRecoveryCodeTable
  staff_passkey: StaffPasskeyTable
  staff_challenge: StaffChallengeTable
}

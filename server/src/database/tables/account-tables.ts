import type { NomineeRelation } from '@mwc/contract/account/nominee/nominee-relations'
import type { AreaCode } from '@mwc/contract/fields/mobile-number'
import type { ConsentKind } from '@mwc/contract/account/people/consent-kinds'
import type { Language } from '@mwc/contract/language/language'
import type { ConfirmedAct } from '@mwc/contract/account/proofs/code-purposes'
import type { ColumnType, Generated } from 'kysely'
import type { Day, Moment, NullableMoment, NullableText } from './column-types.ts'

export type MemberTable = {
  id: string
  member_number: string
  full_name: string
  birth_date: Day
  nationality: string
  gender: string
  company: string
  sector: string
  occupation: string
  language: Language
  /** E.164; null once the number was moved to another account or the account was closed. */
  mobile: string | null
  /** AES-256-GCM, `keyId.iv.tag.text`, base64url. */
  fin_cipher: string | null
  /** Keyed hash (HMAC-SHA-256) of the FIN: the look-up, and the person behind promo limits. */
  fin_hash: string | null
  /** While the look-up key is exchanged: the same under the other key. Two accounts share neither. */
  other_fin_hash: NullableText
  fin_last_four: string
  password_hash: string | null
  created_at: Moment
  last_used_at: Moment
  deactivated_at: NullableMoment
  closed_at: NullableMoment
  /** Where the file store has the photo; another key with each photo. */
  photo_key: ColumnType<string | null, string | null | undefined, string | null>
  /** Counted up by each change of what staff can correct. */
  version: Generated<number>
  /** When staff checked who holds the number; null again once it changes. */
  holder_confirmed_at: NullableMoment
}

/**
 * What the desk finds and lists accounts by: of each a copy of what stands with the account and its ledger, which triggers keep.
 * Of a closed account it says nothing but that.
 */
export type MemberDirectoryTable = {
  member_id: string
  closed: boolean
  deactivated: boolean
  /** The name in small letters, in the order of bytes. */
  sort_name: string
  nationality: string
  sector: string
  language: Language
  joined_at: Moment
  /** Of unvoided terms: the first day of all, the first day of the run that ends last, and the last day. */
  first_day: Day | null
  run_from: Day | null
  last_day: Day | null
}

/** A number that an account had before, as a keyed hash. */
export type FormerMobileTable = { id: string; member_id: string; mobile_hash: string; left_at: Moment }

/** A FIN whose account was closed, as a keyed hash, and whether it had terms: all that is left of the person. */
export type ClosedPersonTable = { fin_hash: string; other_fin_hash: NullableText; closed_at: Moment; had_terms: Generated<boolean> }

/** A look-up key that was taken out of use, by what begins its hashes: no account is named by it any more. */
export type DroppedLookupKeyTable = { mark: string; dropped_at: Moment }

/** What lets its holder do one act once: a confirmation of a session, or what was found for a phone in hand (`mobile`). */
export type AccountTicketTable = {
  token_hash: string
  member_id: string
  session_hash: string | null
  act: ConfirmedAct | 'movePhone'
  mobile: string | null
  created_at: Moment
  expires_at: Moment
  used_at: NullableMoment
}

/** A member without the old phone asks staff to move the account to the phone in hand. */
export type PhoneRequestTable = {
  id: string
  member_id: string
  new_mobile: string
  state: 'waiting' | 'approved' | 'declined' | 'rejected' | 'done'
  created_at: Moment
  decided_at: NullableMoment
  decided_by: string | null
  checked: 'inPerson' | 'call' | null
  note: string | null
  ready_at: NullableMoment
  ended_at: NullableMoment
}

export type ConsentTable = {
  id: string
  member_id: string
  kind: ConsentKind
  given: boolean
  wording_version: string
  language: Language
  at: Moment
}

export type SessionTable = {
  token_hash: string
  /** The session's name to its member; the token's hash is told to nobody. */
  id: Generated<string>
  /** System and browser, e.g. `Android · Chrome`; empty where it did not say. */
  device: Generated<string>
  member_id: string
  /** P-256 (SPKI, DER, base64url): acts of this session carry its signature. Null where the phone sent none. */
  public_key: NullableText
  created_at: Moment
  last_seen_at: Moment
  ended_at: NullableMoment
}

/** What opened or changed an account under a key of its caller, so that an answer that did not arrive is given again. */
export type AnsweredCallTable = {
  /** Keyed hash of the act and its key. */
  key_hash: string
  /** Keyed hash of what was sent, without the password. */
  content_hash: string
  member_id: string
  /** The session that the last answer opened; null where the act signs nobody in. */
  session_hash: string | null
  at: Moment
}

/** The public half of a key that proves a member's card from the phone of one session; a member has one that was not revoked. */
export type CardKeyTable = {
  /** `keyIdOf` the public key. */
  id: string
  member_id: string
  session_hash: string
  /** SubjectPublicKeyInfo (DER), base64url. */
  public_key: string
  created_at: Moment
  revoked_at: NullableMoment
}

export type OneTimeCodeTable = {
  id: string
  mobile: string
  purpose: string
  code_hash: string
  created_at: Moment
  expires_at: Moment
  tries: Generated<number>
  used_at: NullableMoment
  /** A newer code of the same number and purpose took its place. */
  replaced_at: NullableMoment
}

export type MobileProofTable = {
  token_hash: string
  mobile: string
  purpose: string
  /** Keyed hash of the FIN that was checked with this proof; a sign-up with another one is refused. */
  fin_hash: string | null
  created_at: Moment
  expires_at: Moment
  used_at: NullableMoment
}

/** Who looked whom up by mobile number and member number. */
export type MemberCheckTable = { id: string; asked_by: string; member_id: string; at: Moment }

/** Whom the insurance of a member is to pay. `mobile` is E.164 and begins with `area_code`. */
export type NomineeTable = {
  member_id: string
  full_name: string
  relation: NomineeRelation
  area_code: AreaCode
  mobile: string
  named_at: Moment
}

export type AccountTables = {
  member: MemberTable
  member_directory: MemberDirectoryTable
  consent: ConsentTable
  session: SessionTable
  answered_call: AnsweredCallTable
  card_key: CardKeyTable
  one_time_code: OneTimeCodeTable
  mobile_proof: MobileProofTable
  former_mobile: FormerMobileTable
  closed_person: ClosedPersonTable
  dropped_lookup_key: DroppedLookupKeyTable
  account_ticket: AccountTicketTable
  phone_request: PhoneRequestTable
  member_check: MemberCheckTable
  nominee: NomineeTable
}

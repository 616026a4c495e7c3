import { randomUUID } from 'node:crypto'
import type { ConsentKind } from '@mwc/contract/account/people/consent-kinds'
import type { Language } from '@mwc/contract/language/language'
import type { Tx } from '../../../database/database.ts'
import type { FinHashes } from '../../../keys/fin-hashes.ts'
import type { Encryption } from '../../../keys/encryption.ts'
import { finPlace } from '../../../keys/encrypted-columns.ts'
import { toDate } from '../../../ports/clock.ts'
import { memberNumberOf } from './member.rules.ts'
import { nameFins } from './name-fins.ts'
import { consentRows, insertConsentRows, insertConsents } from './consents.repo.ts'
import { insertFreeMembers, insertMember, nextMemberSequence, nextMemberSequences } from './members.repo.ts'

export type NewMember = {
  fullName: string
  /** `YYYY-MM-DD`. */
  birthDay: string
  gender: string
  nationality: string
  /** Whole, e.g. `G6046409Q`. */
  fin: string
  company: string
  sector: string
  occupation: string
  language: Language
  /** E.164. */
  mobile: string
  passwordHash: string | null
  consents: Partial<Record<ConsentKind, boolean>>
  /** Version of the wording that was agreed to. */
  wording: string
}

type Row = { id: string; sequence: number; hashes: FinHashes }

const rowOf = (encryption: Encryption, { id, sequence, hashes }: Row, member: NewMember, at: Date) => ({
  id,
  member_number: memberNumberOf(sequence),
  full_name: member.fullName,
  birth_date: member.birthDay,
  nationality: member.nationality,
  gender: member.gender,
  company: member.company,
  sector: member.sector,
  occupation: member.occupation,
  language: member.language,
  mobile: member.mobile,
  fin_cipher: encryption.encrypt(member.fin, finPlace(id)),
  ...hashes,
  fin_last_four: member.fin.slice(-4),
  password_hash: member.passwordHash,
  created_at: at,
  last_used_at: at,
  deactivated_at: null,
  closed_at: null,
})

/** Writes a new account and its consents, and answers with its id. A number or FIN that is taken breaks a unique index. */
export async function createMember(tx: Tx, encryption: Encryption, member: NewMember, now: Temporal.Instant): Promise<string> {
  const id = randomUUID()
  const at = toDate(now)
  const named = await nameFins(tx, encryption, [member.fin])
  await insertMember(tx, rowOf(encryption, { id, sequence: await nextMemberSequence(tx), hashes: named(member.fin) }, member, at))
  await insertConsents(tx, id, member.consents, { wording: member.wording, language: member.language, at })
  return id
}

/** Writes new accounts with their consents, and answers with the id of each: null for one whose number or FIN is taken by now. */
export async function createFreeMembers(
  tx: Tx,
  encryption: Encryption,
  members: readonly NewMember[],
  now: Temporal.Instant,
): Promise<(string | null)[]> {
  if (members.length === 0) return []
  const at = toDate(now)
  const sequences = await nextMemberSequences(tx, members.length)
  const named = await nameFins(
    tx,
    encryption,
    members.map(({ fin }) => fin),
  )
  const rows = members.map((member, i) =>
    rowOf(encryption, { id: randomUUID(), sequence: sequences[i] ?? 0, hashes: named(member.fin) }, member, at),
  )
  const made = await insertFreeMembers(tx, rows)
  const consents = rows.flatMap(({ id }, i) => {
    const member = members[i]
    return member && made.has(id) ? consentRows(id, member.consents, { wording: member.wording, language: member.language, at }) : []
  })
  if (consents.length > 0) await insertConsentRows(tx, consents)
  return rows.map(({ id }) => (made.has(id) ? id : null))
}

import { randomUUID } from 'node:crypto'
import type { ConsentKind } from '@mwc/contract/account/people/consent-kinds'
import type { Language } from '@mwc/contract/language/language'
import type { Tx } from '../../../database/database.ts'
import type { Encryption } from '../../../keys/encryption.ts'
import { finPlace } from '../../../keys/encrypted-columns.ts'
import { toDate } from '../../../ports/clock.ts'
import { memberNumberOf } from './member.rules.ts'
import { insertConsents } from './consents.repo.ts'
import { insertMember, nextMemberSequence } from './members.repo.ts'

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
  consents: Record<ConsentKind, boolean>
  /** Version of the wording that was agreed to. */
  wording: string
}

/** The keyed hash by which a FIN is found. */
export function finHashOf(encryption: Encryption, fin: string): string {
  return encryption.lookup('fin', fin)
}

/** Writes a new account and its consents, and answers with its id. A number or FIN that is taken breaks a unique index. */
export async function createMember(tx: Tx, encryption: Encryption, member: NewMember, now: Temporal.Instant): Promise<string> {
  const id = randomUUID()
  const at = toDate(now)
  await insertMember(tx, {
    id,
    member_number: memberNumberOf(await nextMemberSequence(tx)),
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
    fin_hash: finHashOf(encryption, member.fin),
    fin_last_four: member.fin.slice(-4),
    password_hash: member.passwordHash,
    created_at: at,
    last_used_at: at,
    deactivated_at: null,
    closed_at: null,
  })
  await insertConsents(tx, id, member.consents, { wording: member.wording, language: member.language, at })
  return id
}

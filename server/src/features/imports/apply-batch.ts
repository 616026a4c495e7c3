import type { Tx } from '../../database/database.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { toDate } from '../../ports/clock.ts'
import { createFreeMembers, type NewMember } from '../account/people/create-member.ts'
import { paperWording, recordPaperConsents } from '../account/people/record-consents.ts'
import { addKnownTerms } from '../membership/add-known-terms.ts'
import type { Actor } from '../log/read-actor.ts'
import { recordActs } from '../log/record-acts.ts'
import { correctLocked } from '../members/acts/correct-locked.ts'
import { faultRow } from './check-batch.ts'
import { deleteAllRows, deleteRows, rowsToApply } from './import-rows.repo.ts'
import { count, type ImportFile as File, insertFaults, lockImport, setState } from './imports.repo.ts'
import type { ImportRow, RowFault } from './import-row.rules.ts'
import { type JudgedImportRow, judgeRows } from './judge-rows.ts'

/** Rows of one transaction: the accounts that they change are locked so long. */
const batch = 200

type Needed = Pick<Dependencies, 'db' | 'clock' | 'encryption' | 'queue'>
type Done = { added: number; changed: number; left: number; wrong: number }

/**
 * Applies the next rows of a file, in one transaction with their end: each row once, wherever it is stopped, by however many
 * processes. A row that cannot be done any more is kept with its fault and stops no other. Answers whether there may be more.
 */
export async function applyBatch(deps: Needed, id: string): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    const file = await lockImport(tx, id)
    if (file?.state !== 'applying' || !file.layout) return false
    const staged = await rowsToApply(tx, id, file.last_row, batch)
    if (staged.length === 0) {
      await deleteAllRows(tx, id)
      await setState(tx, id, 'done', toDate(deps.clock.now()))
      return false
    }
    const rows = await judgeRows(tx, deps, staged, { layout: file.layout, fileAt: file.made_at }, 'lock')
    const made = await addMembers(tx, deps, file, rows)
    const changed = await changeMembers(tx, deps, file, rows)
    const faults = rows.flatMap(({ row, judged }) =>
      judged.outcome === 'wrong' ? judged.faults.map((fault) => faultRow(id, row.number, fault)) : [],
    )
    const late = made.late.map(({ number }) => faultRow(id, number, tookMeanwhile))
    if (faults.length + late.length > 0) await insertFaults(tx, [...faults, ...late])
    const of = (outcome: string) => rows.filter(({ judged }) => judged.outcome === outcome).length
    const done: Done = { added: made.added, changed, left: of('leave'), wrong: of('wrong') + made.late.length }
    await deleteRows(
      tx,
      staged.map((row) => row.id),
    )
    await count(tx, id, { lastRow: staged.at(-1)?.number ?? file.last_row, done: rows.length, ...done })
    return true
  })
}

const tookMeanwhile: RowFault = { field: 'fin', problem: 'meanwhile', text: '', otherRow: null }

/** Who had the file applied. */
function actorOf({ applied_by: staffId, applied_as: as }: File): Actor {
  return { staffId, username: as?.username ?? null, addressHash: as?.addressHash ?? null, requestId: as?.requestId ?? '' }
}

/** An account as a row gives it: without a password, so that its holder signs in by an OTP and sets one. */
function memberOf({ fin, mobile, person, consents }: ImportRow): NewMember {
  const given = (value: string | null | undefined) => {
    if (!value) throw new Error('a row that was judged to be whole lacks a field')
    return value
  }
  return {
    fullName: given(person.fullName),
    birthDay: given(person.birthDate),
    gender: given(person.gender),
    nationality: given(person.nationality),
    fin: given(fin),
    company: given(person.company),
    sector: given(person.sector),
    occupation: given(person.occupation),
    language: person.language ?? 'english',
    mobile: given(mobile),
    passwordHash: null,
    // Of what the file does not say, nothing was said: a later yes counts.
    consents,
    wording: paperWording,
  }
}

/** Makes a batch's new members, their terms and rows of the log; `late` are rows whose FIN or number is taken by now. */
async function addMembers(
  tx: Tx,
  deps: Needed,
  file: File,
  rows: readonly JudgedImportRow[],
): Promise<{ added: number; late: ImportRow[] }> {
  const fresh = rows.filter(({ judged }) => judged.outcome === 'add').map(({ row }) => row)
  const ids = await createFreeMembers(tx, deps.encryption, fresh.map(memberOf), deps.clock.now())
  const made = fresh.flatMap((row, i) => (ids[i] ? [{ row, memberId: ids[i] }] : []))
  await addKnownTerms(
    tx,
    made.flatMap(({ row, memberId }) => (row.term ? [{ memberId, ...row.term }] : [])),
    toDate(deps.clock.now()),
  )
  const acts = made.map(({ row, memberId }) => actOn(file, memberId, row.term))
  await recordActs(tx, deps, actorOf(file), 'members.import', acts)
  return { added: made.length, late: fresh.filter((_, i) => !ids[i]) }
}

const actOn = (file: File, memberId: string, term: ImportRow['term'], consents: ImportRow['consents'] = {}) => ({
  record: { kind: 'member' as const, id: memberId },
  memberId,
  after: { importId: file.id, ...(term && { term }), ...(Object.keys(consents).length > 0 && { consents }) },
})

/** Changes the members of a batch who were there already, each locked; answers how many those are. */
async function changeMembers(tx: Tx, deps: Needed, file: File, rows: readonly JudgedImportRow[]): Promise<number> {
  const at = toDate(deps.clock.now())
  let changed = 0
  for (const { judged, member } of rows) {
    if (judged.outcome !== 'change' || !member) continue
    const { person, term, consents } = judged
    if (Object.keys(person).length > 0)
      await correctLocked(tx, deps, actorOf(file), member, { given: person, fin: null, reason: file.reason ?? '' })
    if (term) await addKnownTerms(tx, [{ memberId: member.id, ...term }], at)
    await recordPaperConsents(tx, member.id, consents, { language: member.language, at })
    if (term || Object.keys(consents).length > 0)
      await recordActs(tx, deps, actorOf(file), 'members.import', [actOn(file, member.id, term, consents)])
    changed += 1
  }
  return changed
}

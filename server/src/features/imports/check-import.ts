import { isDeepStrictEqual } from 'node:util'
import { importFields, personFields } from '@mwc/contract/imports/import-kinds'
import type { checkImportInput, WholeImport } from '@mwc/contract/imports/import-desk.schemas'
import type { Language } from '@mwc/contract/language/language'
import type * as z from 'zod/mini'
import { inTransaction } from '../../database/in-transaction.ts'
import type { ImportLayout } from '../../database/tables/import-tables.ts'
import type { Dependencies } from '../../dependencies.ts'
import { fieldRefusal } from '../../http/field-refusal.ts'
import { Refusal } from '../../http/refusal.ts'
import { recordAct } from '../log/record-act.ts'
import type { StaffActor } from '../log/read-actor.ts'
import { beginCheck, deleteFaults, type ImportFile, lockImport } from './imports.repo.ts'
import { dateReading, refusalOf } from './imports.rules.ts'
import { standingOf } from './imports.views.ts'
import { readImport } from './read-import.ts'

type Asked = Omit<z.output<typeof checkImportInput>, 'id'>

/** The layout as it is kept; refuses columns that are not there, of two fields, or missing, and dates that are not sure. */
function layoutOf({ columns: there }: ImportFile, asked: Asked, language: Language): ImportLayout {
  const columns = Object.fromEntries(
    importFields.flatMap((field) => (asked.columns[field] === undefined ? [] : [[field, asked.columns[field]]])),
  )
  const refuse = (field: string) => fieldRefusal('request.invalid', field, 'choose', language)
  const places = new Set<number>()
  for (const [field, place] of Object.entries(columns)) {
    if (place >= there.length || places.has(place)) throw refuse(`columns.${field}`)
    places.add(place)
  }
  // Members who are there already are found by the FIN alone; without the rest of a person nobody can be made.
  const needed = asked.changes.length > 0 ? (['fin'] as const) : personFields
  const missing = needed.find((field) => columns[field] === undefined)
  if (missing) throw refuse(`columns.${missing}`)
  const dates = dateReading(there, { ...asked, columns })
  if ('asks' in dates) throw refuse(dates.asks)
  return { columns, ...dates, changes: asked.changes, signedOnPaper: asked.signedOnPaper }
}

/** Says which column is what, and has every row looked at by that; safe to repeat. Changes no member. */
export async function checkImport(
  deps: Pick<Dependencies, 'db' | 'clock' | 'encryption' | 'queue'>,
  by: StaffActor,
  { id, ...asked }: { id: string } & Asked,
  language: Language,
): Promise<WholeImport> {
  return inTransaction(deps.db, async (tx) => {
    const file = await lockImport(tx, id)
    if (!file) throw new Refusal('imports.notFound')
    const reason = refusalOf('check', standingOf(file), deps.clock.now())
    if (reason) throw new Refusal(reason)
    const layout = layoutOf(file, asked, language)
    if (file.state === 'checking' && isDeepStrictEqual(file.layout, layout)) return readImport(deps, tx, id)
    await deleteFaults(tx, id)
    await beginCheck(tx, id, layout)
    const record = { kind: 'memberImport', id } as const
    await recordAct(tx, deps, by, { act: 'imports.check', record, before: null, after: { file: file.name, ...layout } })
    await deps.queue.wake(tx)
    return readImport(deps, tx, id)
  })
}

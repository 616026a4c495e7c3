import { randomUUID } from 'node:crypto'
import type { ImportEncoding } from '@mwc/contract/imports/import-kinds'
import type { UploadedImport } from '@mwc/contract/imports/import-desk.schemas'
import { inTransaction } from '../../database/in-transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { toDate } from '../../ports/clock.ts'
import { recordAct } from '../log/record-act.ts'
import type { StaffActor } from '../log/read-actor.ts'
import { insertImport, setRead } from './imports.repo.ts'
import { recogniseEncoding } from './recognise-encoding.ts'
import { stageRows, UnreadableFile } from './stage-rows.ts'

type File = { name: string; bytes: Buffer; encoding: ImportEncoding | undefined }

/**
 * Keeps the rows of a file until its columns are said; all of them or, with the fault that keeps them out, none.
 * No byte is replaced: an encoding that is not sure is asked for.
 */
export async function uploadImport(
  deps: Pick<Dependencies, 'db' | 'clock' | 'encryption'>,
  by: StaffActor,
  { name, bytes, encoding: said }: File,
): Promise<UploadedImport> {
  const encoding = await recogniseEncoding(bytes, said)
  if (typeof encoding !== 'string') return { id: null, fault: encoding }
  try {
    return await inTransaction(deps.db, async (tx) => {
      const id = randomUUID()
      await insertImport(tx, { id, name, encoding, columns: [], rows: 0, made_at: toDate(deps.clock.now()), made_by: by.staffId })
      const { columns, rows } = await stageRows(tx, deps.encryption, id, { bytes, encoding })
      await setRead(tx, id, { rows, columns })
      const after = { file: name, encoding, rows }
      await recordAct(tx, deps, by, { act: 'imports.upload', record: { kind: 'memberImport', id }, before: null, after })
      return { id, fault: null }
    })
  } catch (error) {
    if (error instanceof UnreadableFile) return { id: null, fault: error.fault }
    throw error
  }
}

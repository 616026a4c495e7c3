import type { listLog as endpoint } from '@mwc/contract/log/log.endpoints'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type * as z from 'zod/mini'
import type { Dependencies } from '../../../dependencies.ts'
import { findLogKeys } from '../log-keys.repo.ts'
import { pageOfList } from '../../../database/lists/page-of-list.ts'
import { type LogRow, logEntries } from '../log.repo.ts'
import { entryView } from './log.views.ts'
import { openPersonal } from '../seal-personal.ts'

/** The log, newest first. @param asked days are those of Singapore, the last one included. */
export async function listLog(
  { db, encryption }: Pick<Dependencies, 'db' | 'encryption'>,
  asked: z.output<(typeof endpoint)['input']>,
): Promise<OutputOf<typeof endpoint>> {
  const { rows, ...counted } = await pageOfList(db, logEntries(db, asked), asked)
  const wrapped = await findLogKeys(db, [...new Set(rows.flatMap(({ personal, member_id }) => (personal && member_id ? [member_id] : [])))])
  const personalOf = ({ id, member_id, personal }: LogRow) => {
    const key = member_id === null ? undefined : wrapped.get(member_id)
    if (member_id === null || personal === null || key === undefined) return null
    return openPersonal(encryption, { entryId: id, memberId: member_id, wrapped: key, personal })
  }
  return { rows: rows.map((row) => entryView(row, personalOf(row))), ...counted }
}

import { type DeskPicture, editPictureInput } from '@mwc/contract/content/picture-desk.schemas'
import type { StaffRole } from '@mwc/contract/endpoint/access'
import type * as z from 'zod/mini'
import { inTransaction } from '../../../database/in-transaction.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { isToDo } from '../../../http/edit-of-version.ts'
import { Refusal } from '../../../http/refusal.ts'
import { recordAct } from '../../log/record-act.ts'
import type { Actor } from '../../log/read-actor.ts'
import type { Text } from '../kinds/content.rules.ts'
import { madeFromOf } from '../kinds/translation-age.rules.ts'
import { lockPicture, updatePicture, usesOf } from './picture-uses.repo.ts'
import { deskPictureView, pictureFacts } from './pictures.views.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'encryption'>

const textsOf = (description: Text | null): Record<string, Text> => (description ? { description } : {})

/**
 * Says what a picture shows and what of it stays in sight; members have it with their next call.
 * Safe to repeat; refuses an edit of another version than stands.
 */
export async function editPicture(
  deps: Needed,
  by: Actor,
  { id, fitting: said, ...edit }: z.output<typeof editPictureInput>,
  role: StaffRole,
): Promise<DeskPicture> {
  return inTransaction(deps.db, async (tx) => {
    const row = await lockPicture(tx, id)
    if (!row) throw new Refusal('content.notFound')
    const view = async (shown: typeof row) => deskPictureView(shown, await usesOf(tx, [id]), role)
    const before = pictureFacts(row)
    const fitting = said?.filter((text) => text in row.made_from) ?? []
    if (!isToDo(editPictureInput, { ...edit, fitting: fitting.length > 0 ? fitting : null }, before)) return view(row)
    const { description, focusX, focusY } = edit
    const stood = { texts: textsOf(row.description), long_texts: {}, made_from: row.made_from }
    const changed = await updatePicture(tx, id, {
      description: description && JSON.stringify(description),
      made_from: JSON.stringify(madeFromOf(stood, textsOf(description), fitting)),
      focus_x: focusX,
      focus_y: focusY,
    })
    await recordAct(tx, deps, by, { act: 'pictures.edit', record: { kind: 'picture', id }, before, after: pictureFacts(changed) })
    return view(changed)
  })
}

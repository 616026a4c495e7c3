import type { listPictures as call } from '@mwc/contract/content/picture-desk.calls'
import type { StaffRole } from '@mwc/contract/endpoint/access'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import { type AskedPage, pageOfList } from '../../../database/lists/page-of-list.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { allPictures, usesOf } from './picture-uses.repo.ts'
import { deskPictureView } from './pictures.views.ts'

/** A page of the pictures, with the items that show each. */
export async function listPictures(
  { db }: Pick<Dependencies, 'db'>,
  asked: AskedPage<'addedAt'>,
  role: StaffRole,
): Promise<OutputOf<typeof call>> {
  const { rows, ...counted } = await pageOfList(db, allPictures(db), asked)
  const uses = await usesOf(
    db,
    rows.map(({ id }) => id),
  )
  return { rows: rows.map((row) => deskPictureView(row, uses, role)), ...counted }
}

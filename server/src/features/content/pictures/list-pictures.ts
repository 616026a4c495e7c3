import type { listPictures as call } from '@mwc/contract/content/picture-desk.calls'
import { removePicture } from '@mwc/contract/content/picture-desk.calls'
import type { StaffRole } from '@mwc/contract/endpoint/access'
import { mayCall } from '@mwc/contract/endpoint/may-call'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import { type AskedPage, pageOfList } from '../../../database/lists/page-of-list.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { allPictures, usesOf } from './picture-uses.repo.ts'

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
  const shown = rows.map(({ id, width, height, created_at }) => {
    const own = uses.filter(({ picture_id }) => picture_id === id).map(({ picture_id: _picture, ...use }) => use)
    const may: 'remove'[] = own.length === 0 && mayCall(removePicture, role) ? ['remove'] : []
    return { id, width, height, addedAt: created_at.toISOString(), uses: own, may }
  })
  return { rows: shown, ...counted }
}

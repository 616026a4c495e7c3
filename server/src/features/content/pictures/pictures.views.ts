import type { ContentKind } from '@mwc/contract/content/content-desk.calls'
import type { DeskPicture } from '@mwc/contract/content/picture-desk.schemas'
import { removePicture } from '@mwc/contract/content/picture-desk.calls'
import type { StaffRole } from '@mwc/contract/endpoint/access'
import { mayCall } from '@mwc/contract/endpoint/may-call'
import { languages } from '@mwc/contract/language/language'
import type { PictureRow } from './pictures.repo.ts'

/** What is known of a picture by itself. */
export function pictureFacts({ id, version, width, height, created_at, description, focus_x, focus_y, made_from }: PictureRow) {
  return {
    id,
    version,
    width,
    height,
    addedAt: created_at.toISOString(),
    description,
    focusX: focus_x,
    focusY: focus_y,
    lacking: languages.filter((language) => description?.[language] === undefined),
    older: Object.keys(made_from).toSorted(),
  }
}

/** A picture as the desk sees it: with what shows it, and what staff of a role can do with it. */
export function deskPictureView(
  row: PictureRow,
  uses: readonly { picture_id: string; kind: ContentKind; id: string; title: string }[],
  role: StaffRole,
): DeskPicture {
  const own = uses.filter(({ picture_id }) => picture_id === row.id).map(({ picture_id: _picture, ...use }) => use)
  const isFree = own.length === 0
  const may: DeskPicture['may'] = !mayCall(removePicture, role) ? [] : isFree ? ['edit', 'remove'] : ['edit']
  return { ...pictureFacts(row), uses: own, may }
}

import * as z from 'zod/mini'
import { contentKinds } from './content-acts-desk.schemas.ts'
import { listFields, listOf } from '../fields/list.fields.ts'
import { version } from '../fields/version.fields.ts'
import { fitting, inEnglishAtLeast } from '../fields/written-text.fields.ts'
import { languages } from '../language/language.ts'

const id = z.uuid({ error: 'invalid' })

const percent = z.int({ error: 'integersOnly' }).check(z.gte(0, { error: 'outOfRange' }), z.lte(100, { error: 'outOfRange' }))

/** What staff say of a picture. */
const fields = {
  /** What it shows, for who does not see it, short enough to be listened to; null until somebody has written it. */
  description: z.nullable(inEnglishAtLeast(200)),
  /** What stays in sight in a place of another shape: percent of its width from the left, and of its height from the top. */
  focusX: percent,
  focusY: percent,
}

export const deskPicture = z.object({
  id: z.uuid(),
  /** What an edit names. */
  version,
  /** Pixels of the picture itself, no wider than it is ever shown. */
  width: z.int(),
  height: z.int(),
  addedAt: z.iso.datetime(),
  ...fields,
  /** Languages in which it is not described; all of them where nobody has written anything. */
  lacking: z.array(z.enum(languages)),
  /** Descriptions that were made from an English one that has changed since, such as `description.bengali`. */
  older: z.array(z.string()),
  /** Every item that shows it, archived ones, too, by its first text in English. */
  uses: z.array(z.object({ kind: z.enum(contentKinds), id: z.uuid(), title: z.string() })),
  /** What the reader can do with it. */
  may: z.array(z.enum(['edit', 'remove'])),
})
export type DeskPicture = z.infer<typeof deskPicture>

export const listPicturesInput = z.object(listFields(['addedAt'], '-addedAt'))

export const listPicturesOutput = listOf(deskPicture)

export const editPictureInput = z.object({ id, version, fitting, ...fields })

export const removePictureInput = z.object({ id })

export const removePictureOutput = z.object({ id: z.uuid() })

import * as z from 'zod/mini'
import { contentKinds } from './content-acts-desk.schemas.ts'
import { listFields, listOf } from '../fields/list.fields.ts'

const deskPicture = z.object({
  id: z.uuid(),
  /** Pixels of the picture itself, no wider than it is ever shown. */
  width: z.int(),
  height: z.int(),
  addedAt: z.iso.datetime(),
  /** Every item that shows it, archived ones, too, by its first text in English. */
  uses: z.array(z.object({ kind: z.enum(contentKinds), id: z.uuid(), title: z.string() })),
  /** What the reader can do with it. */
  may: z.array(z.enum(['remove'])),
})
export type DeskPicture = z.infer<typeof deskPicture>

export const listPicturesInput = z.object(listFields(['addedAt'], '-addedAt'))

export const listPicturesOutput = listOf(deskPicture)

export const removePictureInput = z.object({ id: z.uuid({ error: 'invalid' }) })

export const removePictureOutput = z.object({ id: z.uuid() })

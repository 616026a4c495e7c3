import * as z from 'zod/mini'
import { contentStates } from './content-kinds.ts'
import { languages } from '../language/language.ts'
import { listFields, listOf } from '../fields/list.fields.ts'

/** Every kind of content, by its name in addresses of calls and in the log. */
export const contentKinds = ['shop', 'privilege', 'banner', 'news', 'question', 'place', 'insurance'] as const

const kind = z.enum(contentKinds, { error: 'choose' })
const id = z.uuid({ error: 'invalid' })

export const contentActInput = z.object({ kind, id })

/** `before`: the item in front of which it is put; null: last. */
export const moveContentInput = z.object({ kind, id, before: z.nullable(id) })

export const contentActOutput = z.object({ id: z.uuid(), state: z.enum(contentStates) })

export const listVersionsInput = z.object({ kind, id })

/** What an item was after each of its edits, the newest first, at most 30; `by` is null for what no staff wrote. */
export const listVersionsOutput = z.object({
  versions: z.array(
    z.object({
      version: z.int(),
      at: z.iso.datetime(),
      by: z.nullable(z.string()),
      /** Its fields, as an edit takes them. */
      item: z.record(z.string(), z.unknown()),
    }),
  ),
})
export type ContentVersion = z.infer<typeof listVersionsOutput>['versions'][number]

/** An item, or a picture, which is shown since the first of the items that show it. */
const unfinished = z.object({
  id: z.uuid(),
  kind: z.enum([...contentKinds, 'picture']),
  /** Its first text, in English; of a picture that nobody has described that of an item which shows it. */
  title: z.string(),
  state: z.enum(contentStates),
  lacking: z.array(z.enum(languages)),
  older: z.array(z.string()),
  publishFrom: z.iso.datetime(),
})
export type UnfinishedTranslation = z.infer<typeof unfinished>

export const listTranslationsInput = z.object(listFields(['publishFrom'], 'publishFrom'))

export const listTranslationsOutput = listOf(unfinished)

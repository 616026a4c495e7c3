import * as z from 'zod/mini'
import { listFields, listOf } from '../fields/list.fields.ts'
import { version } from '../fields/version.fields.ts'
import { name } from '../fields/name.fields.ts'
import { languages } from '../language/language.ts'
import { holesOf } from './holes.ts'
import { replyLimit } from './message-text.ts'
import { messageOf } from './messages.schemas.ts'
import { templateActs, templateStates } from './template-states.ts'

const text = messageOf(replyLimit)
const other = z.optional(text)

/** In English, and in what other languages it was written in, each with the same holes: `otherHoles` where one has others. */
const texts = z.strictObject({ english: text, chinese: other, bengali: other, india: other }, { error: 'required' }).check(
  z.superRefine((given, context) => {
    const holes = holesOf(given.english).toSorted().join()
    for (const language of languages) {
      const own = given[language]
      if (own === undefined || holesOf(own).toSorted().join() === holes) continue
      context.addIssue({ code: 'custom', path: [language], message: 'otherHoles' })
    }
  }),
)

const shown = z.object({
  english: z.string(),
  chinese: z.optional(z.string()),
  bengali: z.optional(z.string()),
  india: z.optional(z.string()),
})

/** A text that is kept for answers. */
export const messageTemplate = z.object({
  id: z.uuid(),
  /** What an edit names. */
  version,
  /** What staff know it by. */
  name: z.string(),
  texts: shown,
  /** What is filled in when it is used, as `{name}`. */
  holes: z.array(z.string()),
  state: z.enum(templateStates),
  editedAt: z.iso.datetime(),
  /** Staff user name. */
  editedBy: z.string(),
  /** What the reader may do with it. */
  may: z.array(z.enum(templateActs)),
})
export type MessageTemplate = z.infer<typeof messageTemplate>

export const listMessageTemplatesInput = z.object({
  ...listFields(['name', 'editedAt'], 'name'),
  /** Any part of the name, or of a text in any language. */
  search: z.optional(z.string({ error: 'invalid' }).check(z.trim(), z.maxLength(60, { error: 'tooLong' }))),
  /** Left out it is those that can be used; by ids, both. */
  state: z.optional(z.enum(templateStates, { error: 'choose' })),
})

export const listMessageTemplatesOutput = listOf(messageTemplate)

const fields = { name: name(60), texts }

export const addMessageTemplateInput = z.object(fields)

export const editMessageTemplateInput = z.object({ id: z.uuid({ error: 'invalid' }), version, ...fields })

/** Which one is archived or taken back. */
export const oneMessageTemplateInput = z.object({ id: z.uuid({ error: 'invalid' }) })

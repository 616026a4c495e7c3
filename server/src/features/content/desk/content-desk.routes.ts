import { contentDesk } from '@mwc/contract/content/content-desk.endpoints'
import type { ContentKind } from '@mwc/contract/content/content-desk.calls'
import { photoMaxBytes, photoTypes } from '@mwc/contract/account/own-account/photo'
import { picturesPath } from '@mwc/contract/content/pictures-path'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { FieldProblem } from '@mwc/contract/fields/field-problem'
import type { Language } from '@mwc/contract/language/language'
import type { FastifyInstance } from 'fastify'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import { takeFiles } from '../../../http/file-upload.ts'
import { route, tokenOf } from '../../../http/route.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { noteChange } from '../../staff/note-change.ts'
import { listDeskContent } from './list-desk-content.ts'
import { editContent } from './edit-content.ts'
import { addContent } from './add-content.ts'
import type { ContentChange } from './view-item.ts'
import { savePicture } from '../pictures/save-picture.ts'

/** Two Markdown texts of 8,000 characters in four languages, three bytes a character, and the rest. */
const bodyLimit = 256 * 1024

/** The desk's calls of every kind of content: they differ in their fields alone, which the contract has checked by then. */
export function contentDeskRoutes(app: FastifyInstance, deps: Dependencies): void {
  const refuser = (language: Language) => (field: string, problem: FieldProblem) =>
    fieldRefusal('request.invalid', field, problem, language)

  for (const name of Object.keys(contentDesk) as ContentKind[]) {
    // What holds for one kind holds for each: the fields that it lists are those of its own table.
    const { list, add, edit } = contentDesk[name] as (typeof contentDesk)['news']
    const shown = ({ after }: ContentChange) => after as unknown as OutputOf<typeof add>
    route(app, list, async ({ input }) => (await listDeskContent(deps, name, input)) as unknown as OutputOf<typeof list>)
    route(
      app,
      add,
      async ({ input, request, language }) => {
        const change = await addContent(deps, name, input, refuser(language))
        noteChange(request, change)
        return shown(change)
      },
      { bodyLimit },
    )
    route(
      app,
      edit,
      async ({ input, request, language }) => {
        const change = await editContent(deps, name, input, refuser(language))
        noteChange(request, change)
        return shown(change)
      },
      { bodyLimit },
    )
  }

  takeFiles(app, {
    path: picturesPath,
    tag: 'desk',
    summary: 'A picture for content: the bytes of a JPEG, PNG or WebP of at most 5 MB, with its media type. Answers with its id and size.',
    types: photoTypes,
    maxBytes: photoMaxBytes,
    otherwise: 'account.uploadFailed',
    refusals: ['staff.notAllowed'],
    identify: (request) => app.identify(contentDesk.news.add, tokenOf(contentDesk.news.add, request)),
    save: async (_user, content, request) => {
      const picture = await savePicture(deps, content)
      noteChange(request, { before: null, after: picture })
      return picture
    },
  })
}

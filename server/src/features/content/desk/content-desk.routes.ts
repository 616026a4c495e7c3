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
import { route, type StaffUser, tokenOf } from '../../../http/route.ts'
import { listRoute } from '../../log/exports/list-route.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { readActor } from '../../log/read-actor.ts'
import { listDeskContent } from './list-desk-content.ts'
import { editContent } from './edit-content.ts'
import { addContent } from './add-content.ts'
import type { DeskItem } from './view-item.ts'
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
    const shown = (item: DeskItem) => item as unknown as OutputOf<typeof add>
    listRoute(app, deps, list, async ({ input }) => (await listDeskContent(deps, name, input)) as unknown as OutputOf<typeof list>)
    route(app, add, async (call) => shown(await addContent(deps, readActor(deps, call), name, call.input, refuser(call.language))), {
      bodyLimit,
    })
    route(app, edit, async (call) => shown(await editContent(deps, readActor(deps, call), name, call.input, refuser(call.language))), {
      bodyLimit,
    })
  }

  takeFiles(app, {
    path: picturesPath,
    tag: 'desk',
    summary: 'A picture for content: the bytes of a JPEG, PNG or WebP of at most 5 MB, with its media type. Answers with its id and size.',
    types: photoTypes,
    maxBytes: photoMaxBytes,
    otherwise: 'account.uploadFailed',
    refusals: ['staff.notAllowed'],
    identify: async (request) => (await app.identify(contentDesk.news.add, tokenOf(contentDesk.news.add, request))) as StaffUser,
    save: (user, content, request) => savePicture(deps, readActor(deps, { user, request }), content),
  })
}

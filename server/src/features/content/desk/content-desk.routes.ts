import * as acts from '@mwc/contract/content/content-acts-desk.endpoints'
import * as pictures from '@mwc/contract/content/picture-desk.endpoints'
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
import { type Call, route, type StaffUser, tokenOf } from '../../../http/route.ts'
import { listRoute } from '../../log/exports/list-route.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { readActor } from '../../log/read-actor.ts'
import { actsOn } from '../kinds/content.rules.ts'
import { archiveContent, restoreContent } from './archive-content.ts'
import { listTranslations } from './list-translations.ts'
import { listVersions } from './list-versions.ts'
import { moveContent } from './move-content.ts'
import { listDeskContent } from './list-desk-content.ts'
import { editContent } from './edit-content.ts'
import { addContent } from './add-content.ts'
import type { DeskItem } from './stored-item.rules.ts'
import { listPictures } from '../pictures/list-pictures.ts'
import { editPicture } from '../pictures/edit-picture.ts'
import { removePicture } from '../pictures/remove-picture.ts'
import { savePicture } from '../pictures/save-picture.ts'

/** A text of 100,000 characters in each of four languages, three bytes a character: too long, which is said at its field. */
const bodyLimit = 1536 * 1024

/** The desk's calls of every kind of content: they differ in their fields alone, which the contract has checked by then. */
export function contentDeskRoutes(app: FastifyInstance, deps: Dependencies): void {
  const refuser = (language: Language) => (field: string, problem: FieldProblem) =>
    fieldRefusal('request.invalid', field, problem, language)

  for (const name of Object.keys(contentDesk) as ContentKind[]) {
    // What holds for one kind holds for each: the fields that it lists are those of its own table.
    const { list, add, edit } = contentDesk[name] as (typeof contentDesk)['news']
    const shown = (item: DeskItem, { role }: StaffUser) => ({ ...item, may: actsOn(item.state, role) }) as unknown as OutputOf<typeof add>
    listRoute(app, deps, list, async ({ input, user }) => {
      const { rows, ...counted } = await listDeskContent(deps, name, input)
      return { rows: rows.map((item) => shown(item, user)), ...counted }
    })
    const added = async (call: Call<typeof add>) =>
      shown(await addContent(deps, readActor(deps, call), name, call.input, refuser(call.language)), call.user)
    const edited = async (call: Call<typeof edit>) =>
      shown(await editContent(deps, readActor(deps, call), name, call.input, refuser(call.language)), call.user)
    route(app, add, added, { bodyLimit })
    route(app, edit, edited, { bodyLimit })
  }

  listRoute(app, deps, pictures.listPictures, ({ input, user }) => listPictures(deps, input, user.role))
  route(app, pictures.editPicture, (call) => editPicture(deps, readActor(deps, call), call.input, call.user.role), { bodyLimit })
  route(app, pictures.removePicture, (call) => removePicture(deps, readActor(deps, call), call.input.id))
  listRoute(app, deps, acts.listTranslations, ({ input }) => listTranslations(deps, input))
  route(app, acts.listVersions, ({ input }) => listVersions(deps, input))
  route(app, acts.moveContent, (call) => moveContent(deps, readActor(deps, call), call.input))
  route(app, acts.archiveContent, (call) => archiveContent(deps, readActor(deps, call), call.input))
  route(app, acts.restoreContent, (call) => restoreContent(deps, readActor(deps, call), call.input))

  takeFiles(app, {
    path: picturesPath,
    tag: 'desk',
    summary: 'A picture for content: the bytes of a JPEG, PNG or WebP of at most 5 MB, with its media type. Answers with its id and size.',
    types: photoTypes,
    maxBytes: photoMaxBytes,
    isPicture: true,
    otherwise: 'account.uploadFailed',
    refusals: ['staff.notAllowed'],
    identify: async (request) => (await app.identify(contentDesk.news.add, tokenOf(contentDesk.news.add, request))) as StaffUser,
    save: (user, content, request) => savePicture(deps, readActor(deps, { user, request }), content),
  })
}

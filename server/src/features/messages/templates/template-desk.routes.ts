import * as contract from '@mwc/contract/messages/message-template-desk.endpoints'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../../dependencies.ts'
import { route } from '../../../http/route.ts'
import { listRoute } from '../../log/exports/list-route.ts'
import { readActor } from '../../log/read-actor.ts'
import { addTemplate } from './add-template.ts'
import { archiveTemplate } from './archive-template.ts'
import { editTemplate } from './edit-template.ts'
import { listTemplates } from './list-templates.ts'
import { restoreTemplate } from './restore-template.ts'

/** The desk's calls about texts that are kept for answers. */
export function templateDeskRoutes(app: FastifyInstance, deps: Dependencies): void {
  listRoute(app, deps, contract.listMessageTemplates, ({ input, user }) => listTemplates(deps.db, input, user.role))
  route(app, contract.addMessageTemplate, (call) => addTemplate(deps, readActor(deps, call), call.input))
  route(app, contract.editMessageTemplate, (call) => editTemplate(deps, readActor(deps, call), call.input))
  route(app, contract.archiveMessageTemplate, (call) => archiveTemplate(deps, readActor(deps, call), call.input.id))
  route(app, contract.restoreMessageTemplate, (call) => restoreTemplate(deps, readActor(deps, call), call.input.id))
}

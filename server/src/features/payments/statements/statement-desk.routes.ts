import * as contract from '@mwc/contract/payments/statement-desk.endpoints'
import { mostFileBytes } from '@mwc/contract/payments/statement-desk.schemas'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../../dependencies.ts'
import { route } from '../../../http/route.ts'
import { listRoute } from '../../log/exports/list-route.ts'
import { readActor } from '../../log/read-actor.ts'
import { addSource } from './add-source.ts'
import { confirmMatch } from './confirm-match.ts'
import { declineMatch } from './decline-match.ts'
import { editSource } from './edit-source.ts'
import { keepFile } from './keep-file.ts'
import { leaveLine } from './leave-line.ts'
import { listLines } from './list-lines.ts'
import { listSources } from './list-sources.ts'
import { previewFile } from './preview-file.ts'
import { proposeMatch } from './propose-match.ts'

/** A file as base64, with its name. */
const withFile = { bodyLimit: Math.ceil(mostFileBytes / 3) * 4 + 4_096 }

/** The desk's calls about files of banks and of NETS. */
export function statementDeskRoutes(app: FastifyInstance, deps: Dependencies): void {
  const { db } = deps
  listRoute(app, deps, contract.listSources, ({ input, user }) => listSources(db, input, user.role))
  route(app, contract.addSource, (call) => addSource(deps, readActor(deps, call), call.input))
  route(app, contract.editSource, (call) => editSource(deps, readActor(deps, call), call.input))
  route(app, contract.previewFile, ({ input }) => previewFile(deps, input), withFile)
  route(app, contract.keepFile, (call) => keepFile(deps, readActor(deps, call), call.input), withFile)
  listRoute(app, deps, contract.listLines, ({ input, user }) => listLines(db, input, user))
  route(app, contract.proposeMatch, (call) => proposeMatch(deps, readActor(deps, call), call.input))
  route(app, contract.confirmMatch, (call) => confirmMatch(deps, readActor(deps, call), call.input))
  route(app, contract.declineMatch, (call) => declineMatch(deps, readActor(deps, call), call.input))
  route(app, contract.leaveLine, (call) => leaveLine(deps, readActor(deps, call), call.input))
}

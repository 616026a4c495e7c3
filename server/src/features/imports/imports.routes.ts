import * as contract from '@mwc/contract/imports/import-desk.endpoints'
import { uploadName } from '@mwc/contract/imports/import-desk.schemas'
import { importLimits, importsPath } from '@mwc/contract/imports/import-kinds'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { takeFiles } from '../../http/file-upload.ts'
import { languageOf } from '../../http/refusal-reply.ts'
import { readInput } from '../../http/read-input.ts'
import { route, type StaffUser, tokenOf } from '../../http/route.ts'
import { listRoute } from '../log/exports/list-route.ts'
import { readActor } from '../log/read-actor.ts'
import { applyImport } from './apply-import.ts'
import { checkImport } from './check-import.ts'
import { discardImport } from './discard-import.ts'
import { listImportFaults } from './list-import-faults.ts'
import { listImports } from './list-imports.ts'
import { readImport } from './read-import.ts'
import { uploadImport } from './upload-import.ts'

/** The desk's calls about files of members. */
export function importRoutes(app: FastifyInstance, deps: Dependencies): void {
  listRoute(app, deps, contract.listImports, ({ input }) => listImports(deps, input))
  route(app, contract.readImport, ({ input }) => readImport(deps, deps.db, input.id))
  route(app, contract.checkImport, (call) => checkImport(deps, readActor(deps, call), call.input, call.language))
  route(app, contract.applyImport, (call) => applyImport(deps, readActor(deps, call), call.input))
  route(app, contract.discardImport, (call) => discardImport(deps, readActor(deps, call), call.input.id))
  listRoute(app, deps, contract.listImportFaults, ({ input }) => listImportFaults(deps.db, input))

  takeFiles(app, {
    path: importsPath,
    tag: 'desk',
    summary:
      'A file of members: the bytes of a CSV file of at most 32 MB as text/csv, its name as ?name=, and ?encoding= once that was asked for. Keeps its rows until its columns are said, or answers with what keeps it out.',
    types: ['text/csv'],
    maxBytes: importLimits.bytes,
    otherwise: 'imports.unreadable',
    refusals: ['staff.notAllowed'],
    identify: async (request) => (await app.identify(contract.listImports, tokenOf(contract.listImports, request))) as StaffUser,
    save: (user, bytes, request) => {
      const { name, encoding } = readInput(uploadName, request.query, languageOf(request))
      return uploadImport(deps, readActor(deps, { user, request }), { name, encoding, bytes })
    },
  })
}

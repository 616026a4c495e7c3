import type { StaffRole } from '../endpoint/access.ts'
import type { WireCall } from '../endpoint/wire-call.ts'
import { importsPath } from './import-kinds.ts'
import type * as s from './import-desk.schemas.ts'

/** Who brings members in by a file. */
const importers: readonly StaffRole[] = ['admin', 'membership']

export const listImports: WireCall<'staff', typeof s.listImportsInput, typeof s.listImportsOutput> = {
  method: 'GET',
  path: importsPath,
  access: 'staff',
  roles: importers,
}

export const readImport: WireCall<'staff', typeof s.readImportInput, typeof s.wholeImport> = {
  method: 'GET',
  path: `${importsPath}/:id`,
  access: 'staff',
  roles: importers,
}

export const checkImport: WireCall<'staff', typeof s.checkImportInput, typeof s.wholeImport> = {
  method: 'POST',
  path: `${importsPath}/:id/check`,
  access: 'staff',
  roles: importers,
}

export const applyImport: WireCall<'staff', typeof s.applyImportInput, typeof s.wholeImport> = {
  method: 'POST',
  path: `${importsPath}/:id/apply`,
  access: 'staff',
  roles: importers,
}

export const discardImport: WireCall<'staff', typeof s.discardImportInput, typeof s.wholeImport> = {
  method: 'POST',
  path: `${importsPath}/:id/discard`,
  access: 'staff',
  roles: importers,
}

export const listImportFaults: WireCall<'staff', typeof s.listImportFaultsInput, typeof s.listImportFaultsOutput> = {
  method: 'GET',
  path: '/desk/member-import-faults',
  access: 'staff',
  roles: importers,
}

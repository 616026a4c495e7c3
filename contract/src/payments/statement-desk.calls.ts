import type { StaffRole } from '../endpoint/access.ts'
import type { WireCall } from '../endpoint/wire-call.ts'
import type * as s from './statement-desk.schemas.ts'

/** Who looks after the files of banks and of NETS. */
const keepers: readonly StaffRole[] = ['admin', 'finance']

export const listSources: WireCall<'staff', typeof s.listSourcesInput, typeof s.listSourcesOutput> = {
  method: 'GET',
  path: '/desk/statement-sources',
  access: 'staff',
  roles: keepers,
}

export const addSource: WireCall<'staff', typeof s.addSourceInput, typeof s.statementSource> = {
  method: 'POST',
  path: '/desk/statement-sources',
  access: 'staff',
  roles: keepers,
}

export const editSource: WireCall<'staff', typeof s.editSourceInput, typeof s.statementSource> = {
  method: 'POST',
  path: '/desk/statement-sources/:id',
  access: 'staff',
  roles: keepers,
}

export const previewFile: WireCall<'staff', typeof s.fileInput, typeof s.filePreview> = {
  method: 'POST',
  path: '/desk/statement-sources/:id/preview',
  access: 'staff',
  roles: keepers,
}

export const keepFile: WireCall<'staff', typeof s.keepFileInput, typeof s.keptFile> = {
  method: 'POST',
  path: '/desk/statement-sources/:id/files',
  access: 'staff',
  roles: keepers,
}

export const listLines: WireCall<'staff', typeof s.listLinesInput, typeof s.listLinesOutput> = {
  method: 'GET',
  path: '/desk/statement-lines',
  access: 'staff',
  roles: keepers,
}

export const proposeMatch: WireCall<'staff', typeof s.proposeMatchInput, typeof s.statementLine> = {
  method: 'POST',
  path: '/desk/statement-lines/:id/propose',
  access: 'staff',
  roles: keepers,
}

export const confirmMatch: WireCall<'staff', typeof s.confirmMatchInput, typeof s.statementLine> = {
  method: 'POST',
  path: '/desk/statement-lines/:id/confirm',
  access: 'staff',
  roles: keepers,
}

export const declineMatch: WireCall<'staff', typeof s.declineMatchInput, typeof s.statementLine> = {
  method: 'POST',
  path: '/desk/statement-lines/:id/decline',
  access: 'staff',
  roles: keepers,
}

export const leaveLine: WireCall<'staff', typeof s.leaveLineInput, typeof s.statementLine> = {
  method: 'POST',
  path: '/desk/statement-lines/:id/leave',
  access: 'staff',
  roles: keepers,
}

import type { WireCall } from '../endpoint/wire-call.ts'
import type * as schemas from './content-acts-desk.schemas.ts'
import { makers, readers } from './content-desk.calls.ts'

export const moveContent: WireCall<'staff', typeof schemas.moveContentInput, typeof schemas.contentActOutput> = {
  method: 'POST',
  path: '/desk/content/:kind/:id/move',
  access: 'staff',
  roles: makers,
}

export const archiveContent: WireCall<'staff', typeof schemas.contentActInput, typeof schemas.contentActOutput> = {
  method: 'POST',
  path: '/desk/content/:kind/:id/archive',
  access: 'staff',
  roles: makers,
}

export const restoreContent: WireCall<'staff', typeof schemas.contentActInput, typeof schemas.contentActOutput> = {
  method: 'POST',
  path: '/desk/content/:kind/:id/restore',
  access: 'staff',
  roles: makers,
}

export const listVersions: WireCall<'staff', typeof schemas.listVersionsInput, typeof schemas.listVersionsOutput> = {
  method: 'GET',
  path: '/desk/content/:kind/:id/versions',
  access: 'staff',
  roles: readers,
}

export const listTranslations: WireCall<'staff', typeof schemas.listTranslationsInput, typeof schemas.listTranslationsOutput> = {
  method: 'GET',
  path: '/desk/translations',
  access: 'staff',
  roles: makers,
}

import type { WireCall } from '../endpoint/wire-call.ts'
import { makers } from './content-desk.calls.ts'
import { picturesPath } from './pictures-path.ts'
import type * as schemas from './picture-desk.schemas.ts'

export const listPictures: WireCall<'staff', typeof schemas.listPicturesInput, typeof schemas.listPicturesOutput> = {
  method: 'GET',
  path: picturesPath,
  access: 'staff',
  roles: makers,
}

export const editPicture: WireCall<'staff', typeof schemas.editPictureInput, typeof schemas.deskPicture> = {
  method: 'POST',
  path: `${picturesPath}/:id`,
  access: 'staff',
  roles: makers,
}

export const removePicture: WireCall<'staff', typeof schemas.removePictureInput, typeof schemas.removePictureOutput> = {
  method: 'POST',
  path: `${picturesPath}/:id/remove`,
  access: 'staff',
  roles: makers,
}

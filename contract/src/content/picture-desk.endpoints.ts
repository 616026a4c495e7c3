import { defineEndpoint } from '../endpoint/endpoint.ts'
import * as calls from './picture-desk.calls.ts'
import * as schemas from './picture-desk.schemas.ts'

export const listPictures = defineEndpoint(calls.listPictures, {
  summary: 'All pictures for content, the newest first, with the items that show each.',
  input: schemas.listPicturesInput,
  output: schemas.listPicturesOutput,
  refusals: ['staff.notAllowed'],
})

export const removePicture = defineEndpoint(calls.removePicture, {
  summary: 'Remove a picture that no item shows.',
  input: schemas.removePictureInput,
  output: schemas.removePictureOutput,
  refusals: ['content.notFound', 'content.pictureInUse', 'staff.notAllowed'],
})

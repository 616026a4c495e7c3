import { defineEndpoint } from '../endpoint/endpoint.ts'
import * as calls from './picture-desk.calls.ts'
import * as schemas from './picture-desk.schemas.ts'

export const listPictures = defineEndpoint(calls.listPictures, {
  summary: 'All pictures for content, the newest first, with what each shows and the items that show it.',
  input: schemas.listPicturesInput,
  output: schemas.listPicturesOutput,
  refusals: ['staff.notAllowed'],
})

export const editPicture = defineEndpoint(calls.editPicture, {
  summary: 'Say what a picture shows, and what of it stays in sight. Members have it with their next call. Safe to repeat.',
  input: schemas.editPictureInput,
  output: schemas.deskPicture,
  refusals: ['content.notFound', 'request.changedMeanwhile', 'staff.notAllowed'],
})

export const removePicture = defineEndpoint(calls.removePicture, {
  summary: 'Remove a picture that no item shows.',
  input: schemas.removePictureInput,
  output: schemas.removePictureOutput,
  refusals: ['content.notFound', 'content.pictureInUse', 'staff.notAllowed'],
})

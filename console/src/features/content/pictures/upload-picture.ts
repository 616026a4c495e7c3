import { photoMaxBytes, photoTypes } from '@mwc/contract/account/own-account/photo'
import type { Picture } from '@mwc/contract/content/picture.schemas'
import { picturesPath } from '@mwc/contract/content/pictures-path'
import { RefusalError } from '../../../calls/call-errors.ts'
import { sendFile } from '../../../calls/send-file.ts'

/** Milliseconds after which an answer is no longer waited for: 5 MB on a slow line. */
const timeLimit = 120_000

/** Why a file is no picture that can be taken; null for one that may be. */
export function problemWith({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  const what = type.startsWith('video/') ? 'a video' : type === 'application/pdf' ? 'a PDF' : type.startsWith('text/') ? 'a text' : null
  if (what) return `This is ${what}. Choose a picture: a JPEG, PNG or WebP.`
  if (!photoTypes.some((known) => known === type)) return 'This is no picture that phones show. Choose a JPEG, PNG or WebP.'
  if (size === 0) return 'This file is empty. Choose another one.'
  if (size > photoMaxBytes)
    return `This has ${(size / 1024 / 1024).toFixed(1)} MB, and 5 MB are the most. Save it smaller, then choose it again.`
  return null
}

/** Sends a picture's bytes; answers with its id and size. What is wrong with it is thrown in words. */
export async function uploadPicture(file: File): Promise<Picture> {
  const problem = problemWith(file)
  if (problem) throw new Error(problem)
  try {
    return await sendFile<Picture>(file, { path: picturesPath, type: file.type, limitMs: timeLimit })
  } catch (error) {
    if (error instanceof RefusalError && error.reason === 'account.uploadFailed')
      throw new Error('This file says that it is a picture, and is none, or has more than 50 million pixels. Choose another one.', {
        cause: error,
      })
    throw error
  }
}

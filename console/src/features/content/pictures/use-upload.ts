import type { Picture } from '@mwc/contract/content/picture.schemas'
import { useState } from 'react'
import { uploadPicture } from './upload-picture.ts'

/** The sending of a picture: what is wrong with the file is said in words. */
export function useUpload(onDone: (picture: Picture) => void) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const upload = async (file: File) => {
    setBusy(true)
    setProblem(null)
    try {
      onDone(await uploadPicture(file))
    } catch (error) {
      setProblem((error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  return { problem, isBusy, upload }
}

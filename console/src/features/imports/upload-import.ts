import { type ImportEncoding, importLimits, importsPath } from '@mwc/contract/imports/import-kinds'
import type { UploadedImport } from '@mwc/contract/imports/import-desk.schemas'
import { sendFile } from '../../calls/send-file.ts'

/** Milliseconds after which an answer is no longer waited for: 32 MB on a slow line, and their reading. */
const timeLimit = 300_000

/** Why a file is no CSV that can be taken; null for one that may be. */
export function problemWith({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (/\.(?:xlsx?|xlsm|ods|numbers)$/i.test(name))
    return 'This is a workbook. Save the sheet as CSV (in Excel: CSV UTF-8), then choose that file.'
  if (size === 0) return 'This file is empty. Choose another one.'
  if (size > importLimits.bytes)
    return `This has ${(size / 1024 / 1024).toFixed(0)} MB, and 32 MB are the most. Split it, and upload one part after the other.`
  return null
}

/** Sends a file of members; what is wrong with it is thrown in words, or answered where its text tells. */
export async function uploadImport(file: File, encoding?: ImportEncoding): Promise<UploadedImport> {
  const problem = problemWith(file)
  if (problem) throw new Error(problem)
  // Linked names of several lines or directions would not be names.
  const name = file.name.replace(/[\p{Cc}\p{Bidi_Control}]/gu, ' ').slice(0, 200)
  return sendFile(file, { path: importsPath, type: 'text/csv', limitMs: timeLimit, query: { name, ...(encoding && { encoding }) } })
}

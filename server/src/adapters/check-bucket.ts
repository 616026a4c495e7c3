import { FilesAway, FilesRefused } from '../ports/file-faults.ts'
import type { FileStore } from '../ports/file-store.ts'
import type { S3Config } from './s3-file-store.ts'

const elsewhere = 'S3_REGION: the bucket is in another one'
/** By S3's own words for it. */
const refusals: Record<string, string> = {
  NoSuchBucket: 'S3_BUCKET: there is no bucket of that name',
  InvalidAccessKeyId: 'S3_ACCESS_KEY_ID: S3 knows no such key',
  SignatureDoesNotMatch: 'S3_SECRET_ACCESS_KEY: is not the secret of S3_ACCESS_KEY_ID',
  AccessDenied:
    'S3_ACCESS_KEY_ID: may not list the bucket; it needs s3:ListBucket, and s3:GetObject, s3:PutObject and s3:DeleteObject of what is in it',
  AuthorizationHeaderMalformed: elsewhere,
  PermanentRedirect: elsewhere,
}

/** Where a bucket is asked without a key. */
function addressOf({ S3_BUCKET: bucket, S3_ENDPOINT, S3_REGION, S3_PATH_STYLE }: S3Config): URL {
  const url = new URL(S3_ENDPOINT ?? `https://s3.${S3_REGION}.amazonaws.com`)
  if (S3_PATH_STYLE) url.pathname = `/${bucket}`
  else url.host = `${bucket}.${url.host}`
  url.search = '?list-type=2&max-keys=1'
  return url
}

/** Whether a bucket tells anybody who asks what is in it. */
async function answersStrangers(config: S3Config): Promise<boolean> {
  const answer = await fetch(addressOf(config), { redirect: 'manual', signal: AbortSignal.timeout(5_000) }).catch(() => null)
  await answer?.body?.cancel()
  return answer?.ok ?? false
}

/**
 * What of the settings does not fit the bucket that they name, for whoever starts the server; null where nothing does, or where
 * S3 does not answer: a server starts without it.
 */
export async function bucketProblem(config: S3Config, files: FileStore): Promise<string | null> {
  try {
    await files.list('photos')[Symbol.asyncIterator]().next()
  } catch (error) {
    if (error instanceof FilesRefused) return refusals[error.code] ?? `S3_ENDPOINT: S3 refuses to list the bucket (${error.code})`
    if (!(error instanceof FilesAway)) throw error
    const { host } = addressOf(config)
    return error.code === 'ENOTFOUND' ? `S3_ENDPOINT, S3_BUCKET, S3_PATH_STYLE: there is no host ${host}` : null
  }
  return (await answersStrangers(config)) ? 'S3_BUCKET: strangers may list it; block public access to it' : null
}

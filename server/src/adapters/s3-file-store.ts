import type { S3Client } from '@aws-sdk/client-s3'
import { extname } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { S3Driver } from 'flydrive/drivers/s3'
import type { Config } from '../config.ts'
import { faultCode } from '../ports/fault-code.ts'
import { FilesAway, FilesRefused } from '../ports/file-faults.ts'
import { type FileStore, requireFileKey } from '../ports/file-store.ts'
import { isPartyAway, PartyResting, PartySilent } from '../ports/party-faults.ts'
import { fileLimits } from './guard/limits.ts'
import { makeGuard } from './guard/make-guard.ts'
import { retryAfterMs } from './guard/retry-after.ts'

export type S3Config = Pick<
  Config,
  'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY' | 'S3_PATH_STYLE'
>

/** Media types by how keys end: a recording is sound alone, whatever its file could hold. */
const types: Record<string, string> = {
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.webm': 'audio/webm',
  '.ogg': 'audio/ogg',
  '.mp4': 'audio/mp4',
}

/** What the SDK says of an answer that is a fault. */
type S3Fault = { name?: string; $metadata?: { httpStatusCode?: number }; $response?: { headers?: Record<string, string> } }

/** The SDK sets its clock by an answer that says that it is wrong: the next try is signed in time. */
const passing = new Set(['RequestTimeTooSkewed', 'RequestTimeout'])

function faultOf(error: unknown): Error {
  if (error instanceof FilesAway) return error
  if (error instanceof PartySilent) return new FilesAway(error.code)
  const { name, $metadata, $response } = error as S3Fault
  const status = $metadata?.httpStatusCode
  if (status === undefined) return new FilesAway(faultCode(error))
  const code = faultCode({ code: name, status })
  if (isPartyAway({ status }) || passing.has(code)) return new FilesAway(code, retryAfterMs($response?.headers?.['retry-after']))
  return new FilesRefused(code)
}

/**
 * Files in a bucket of S3, or of a host that speaks as S3 does, under the keys that they have in a folder. They are private:
 * nothing is said of who may read them, which a bucket that is closed to the public takes for nobody. A call may be repeated.
 * Throws `FilesAway` where nobody answers, `FilesRefused` where the answer is no. Loads the SDK.
 */
export async function s3FileStore(config: S3Config, limits = fileLimits): Promise<FileStore> {
  const { S3_BUCKET: bucket = '', S3_ENDPOINT: endpoint, S3_REGION: region = '' } = config
  const [sdk, flydrive] = await Promise.all([import('@aws-sdk/client-s3'), import('flydrive/drivers/s3')])
  const client = new sdk.S3Client({
    region,
    credentials: { accessKeyId: config.S3_ACCESS_KEY_ID ?? '', secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? '' },
    forcePathStyle: config.S3_PATH_STYLE,
    ...(endpoint === undefined ? {} : { endpoint }),
    // Repeats are the guard's.
    maxAttempts: 1,
    requestHandler: { connectionTimeout: limits.timeoutMs, socketTimeout: limits.timeoutMs },
  })
  let faults = 0
  const guard = makeGuard(limits, { name: 'S3', faultOf, isAway: (error) => error instanceof FilesAway })

  /** flydrive hands no signal on: each call has a driver whose client does, so that its end frees the socket. */
  function driverWith(abortSignal: AbortSignal): S3Driver {
    const own = Object.create(client) as S3Client
    own.send = ((command: Parameters<S3Client['send']>[0]) => client.send(command, { abortSignal })) as S3Client['send']
    return new flydrive.S3Driver({ client: own, bucket, visibility: 'private', supportsACL: false })
  }

  async function ask<T>(call: (driver: S3Driver) => Promise<T>): Promise<T> {
    try {
      const answer = await guard.call('always', (signal) => call(driverWith(signal)))
      faults = 0
      return answer
    } catch (error) {
      if (error instanceof PartyResting) throw new FilesAway(error.code, error.retryAfterMs)
      faults += 1
      throw error
    }
  }

  return {
    name: 's3',
    faultsInARow: () => faults,
    async put(key, content) {
      const contentType = types[extname(requireFileKey(key))] ?? 'application/octet-stream'
      await ask((driver) => driver.put(key, content, { contentType }))
    },
    async get(key) {
      requireFileKey(key)
      return ask(async (driver) => {
        try {
          return await buffer(await driver.getStream(key))
        } catch (error) {
          if ((error as S3Fault).name === 'NoSuchKey') return undefined
          throw error
        }
      })
    },
    async *list(folder) {
      let paginationToken: string | undefined
      do {
        const from = paginationToken === undefined ? {} : { paginationToken }
        const page = await ask((driver) => driver.listAll(folder, from))
        for (const found of page.objects) {
          if (!found.isFile) continue
          const { lastModified } = await found.getMetaData()
          yield { key: found.key, writtenAt: lastModified }
        }
        paginationToken = page.paginationToken
      } while (paginationToken !== undefined)
    },
    async remove(key) {
      requireFileKey(key)
      await ask((driver) => driver.delete(key))
    },
  }
}

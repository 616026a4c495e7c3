import { apiBase } from '@mwc/contract/endpoint/api-base'
import { photoPath } from '@mwc/contract/account/own-account/photo'
import { readAccount } from '@mwc/contract/account/own-account/own-account.calls'
import { readThread } from '@mwc/contract/messages/messages.calls'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { fileLimits } from '../adapters/guard/limits.ts'
import { s3FileStore } from '../adapters/s3-file-store.ts'
import { makeActive } from '../testing/fixtures/account-fixtures.ts'
import { sendBytes } from '../testing/fixtures/attachment-fixtures.ts'
import { signUpWorker } from '../testing/fixtures/person-fixtures.ts'
import { webm } from '../testing/recordings.ts'
import { fails, s3Party, silent } from '../testing/stand-ins/s3-party.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'

const account = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG', region: 'us-east-1' }
const limits = { ...fileLimits, timeoutMs: 800, firstWaitMs: 2, restMs: 300, atOnce: 4, waiting: 8 }
let party: Awaited<ReturnType<typeof s3Party>>
let server: TestServer
let token: string
beforeAll(async () => {
  party = await s3Party(account, 'mwc-files')
  server = await startTestServer()
  const signed = await signUpWorker(server, 1)
  await makeActive(server, signed)
  token = signed.token
  server.deps.files = await s3FileStore(
    {
      S3_BUCKET: 'mwc-files',
      S3_ENDPOINT: party.url,
      S3_REGION: account.region,
      S3_ACCESS_KEY_ID: account.accessKeyId,
      S3_SECRET_ACCESS_KEY: account.secretAccessKey,
      S3_PATH_STYLE: true,
    },
    limits,
  )
})
afterAll(async () => {
  await server.close()
  party.close()
})
/** S3 is there again, and its rest is over. */
afterEach(async () => {
  party.always = undefined
  await vi.waitFor(async () => {
    if ((await read()).statusCode === 503) throw new Error('it rests')
  }, 20_000)
})

const heads = () => ({ authorization: `Bearer ${token}` })
const read = () => server.app.inject({ url: apiBase + photoPath, headers: heads() })
const upload = async (background: string) => {
  const picture = sharp({ create: { width: 60, height: 60, channels: 3, background } })
  const headers = { 'content-type': 'image/jpeg', ...heads() }
  return server.app.inject({ method: 'POST', url: apiBase + photoPath, headers, payload: await picture.jpeg().toBuffer() })
}
const away = [503, 'server.away', '5']
const toldOf = ({ statusCode, json, headers }: Awaited<ReturnType<typeof read>>) => [statusCode, json().reason, headers['retry-after']]

test('photos go to the bucket and come back', async () => {
  expect((await upload('red')).statusCode).toBe(200)
  const answer = await read()
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp'])
  expect([...party.kept.values()].map(({ content }) => content.equals(answer.rawPayload))).toEqual([true])
})

test('while S3 is away photos are to be sent and asked for later, and the one that is there stays', async () => {
  const before = (await read()).rawPayload
  party.always = fails(503, 'SlowDown')
  expect(toldOf(await read())).toEqual(away)
  expect(toldOf(await upload('blue'))).toEqual(away)
  party.always = undefined
  await expect.poll(async () => (await read()).statusCode, { interval: 100 }).toBe(200)
  expect((await read()).rawPayload.equals(before)).toBe(true)
})

test('a voice message that S3 did not take is sent again under its key, and stands once', async () => {
  const key = randomUUID()
  const sent = webm()
  party.always = fails(500, 'InternalError')
  expect(await sendBytes(server, token, sent, { key })).toMatchObject({ status: 503, reason: 'server.away' })
  party.always = undefined
  await expect.poll(async () => (await sendBytes(server, token, sent, { key })).status, { interval: 100 }).toBe(200)
  expect((await server.ok(readThread, {}, { token })).messages).toHaveLength(1)
})

test('while S3 says nothing no call waits long, and those without files are answered as ever', async () => {
  party.always = silent
  const begun = performance.now()
  const photos = Array.from({ length: 30 }, read)
  const began = performance.now()
  expect((await server.call(readAccount, {}, { token })).status).toBe(200)
  const other = performance.now() - began
  expect((await Promise.all(photos)).map(toldOf)).toEqual(photos.map(() => away))
  // Two tries of 0.8 s, and as long again for those who waited for a place.
  expect(performance.now() - begun).toBeLessThan(10_000)
  expect(other).toBeLessThan(1_000)
})

test('a key that S3 takes no more is a fault of ours, which the log has', async () => {
  party.always = fails(403, 'AccessDenied')
  expect(toldOf(await read()).slice(0, 2)).toEqual([500, 'server.fault'])
})

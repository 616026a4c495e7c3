import { afterEach, expect, test } from 'vitest'
import { FilesAway, FilesRefused } from '../ports/file-faults.ts'
import { cuts, fails, failsInHtml, garbles, halts, type S3Manner, s3Party, silent, slow } from '../testing/stand-ins/s3-party.ts'
import { bucketProblem } from './check-bucket.ts'
import { fileLimits } from './guard/limits.ts'
import { s3FileStore } from './s3-file-store.ts'

const account = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY', region: 'ap-southeast-1' }
const bucket = 'mwc-files'
const key = 'photos/0b9f-1.webp'
const quick = { ...fileLimits, firstWaitMs: 2, patienceMs: 1_500, restMs: 60_000 }
/** For parties that never answer; the others have the time that a busy machine takes. */
const hasty = { ...quick, timeoutMs: 300 }
const closes: (() => void)[] = []
afterEach(() => closes.splice(0).forEach((close) => close()))

async function party(options: Parameters<typeof s3Party>[2] = {}) {
  const made = await s3Party(account, bucket, options)
  closes.push(made.close)
  return made
}
type Party = Awaited<ReturnType<typeof party>>

const configOf = ({ url }: Pick<Party, 'url'>, other: object = {}) => ({
  S3_BUCKET: bucket,
  S3_ENDPOINT: url,
  S3_REGION: account.region,
  S3_ACCESS_KEY_ID: account.accessKeyId,
  S3_SECRET_ACCESS_KEY: account.secretAccessKey,
  S3_PATH_STYLE: true,
  ...other,
})
const storeOf = (there: Pick<Party, 'url'>, limits = quick, other: object = {}) => s3FileStore(configOf(there, other), limits)
const faultOf = (work: Promise<unknown>) => work.then(() => null).catch((error: unknown) => error)

test('what is put is got until it is removed, under its own key and type, and nothing says who may read it', async () => {
  const there = await party()
  const store = await storeOf(there)
  await store.put(key, Buffer.from('one'))
  await store.put(key, Buffer.from('two'))
  expect((await store.get(key))?.toString()).toBe('two')
  await store.put('messages/0b9f-2.webm', Buffer.alloc(300_000, 'a voice'))
  expect((await store.get('messages/0b9f-2.webm'))?.length).toBe(300_000)
  expect([...there.kept].map(([at, { type }]) => [at, type])).toEqual([
    [key, 'image/webp'],
    ['messages/0b9f-2.webm', 'audio/webm'],
  ])
  await store.remove(key)
  await store.remove(key)
  expect([await store.get(key), store.faultsInARow?.()]).toEqual([undefined, 0])
})

test('a folder lists its own files, page by page, and when they were written; one that is not there has none', async () => {
  const there = await party({ pageSize: 2, clock: () => Date.now() - 60_000 })
  const store = await storeOf(there)
  const keys = [1, 2, 3, 4, 5].map((n) => `photos/0b9f-${n}.webp`)
  for (const one of [...keys, 'photos/deeper/1.webp', 'messages/1.webm']) await store.put(one, Buffer.from('x'))
  const listed = await Array.fromAsync(store.list('photos'))
  expect(listed.map(({ key: found }) => found)).toEqual(keys)
  for (const { writtenAt } of listed) expect(Math.abs(writtenAt.getTime() - Date.now() + 60_000)).toBeLessThan(30_000)
  expect(there.asked.filter((line) => line.startsWith('GET'))).toHaveLength(3)
  expect(await Array.fromAsync(store.list('nothing'))).toEqual([])
})

test('what is no key is asked for nowhere', async () => {
  const there = await party()
  const store = await storeOf(there)
  for (const bad of ['../keys.json', 'photos/../../keys.json', '/etc/passwd', 'photos', 'a\0.webp', '']) {
    await expect(store.get(bad)).rejects.toThrow('not a key')
    await expect(store.put(bad, Buffer.from('x'))).rejects.toThrow('not a key')
    await expect(store.remove(bad)).rejects.toThrow('not a key')
  }
  expect(there.asked).toEqual([])
})

test.each<[string, object, string]>([
  ['S3_ACCESS_KEY_ID', { S3_ACCESS_KEY_ID: 'AKIDOTHER' }, 'InvalidAccessKeyId'],
  ['S3_SECRET_ACCESS_KEY', { S3_SECRET_ACCESS_KEY: 'another secret' }, 'SignatureDoesNotMatch'],
  ['S3_REGION', { S3_REGION: 'eu-central-1' }, 'AuthorizationHeaderMalformed'],
  ['S3_BUCKET', { S3_BUCKET: 'other-files' }, 'NoSuchBucket'],
])('a wrong %s is refused, named at a start, and never asked twice', async (name, other, code) => {
  const there = await party()
  const store = await storeOf(there, quick, other)
  for (const fault of await Promise.all([store.put(key, Buffer.from('x')), store.get(key), store.remove(key)].map(faultOf))) {
    expect([fault instanceof FilesRefused, (fault as FilesRefused).code]).toEqual([true, code])
    expect(JSON.stringify(fault) + String(fault)).not.toMatch(/AKID|secret|0b9f/)
  }
  expect([there.asked.length, there.kept.size, store.faultsInARow?.()]).toEqual([3, 0, 3])
  expect(await bucketProblem(configOf(there, other), store)).toMatch(new RegExp(`^${name}: `))
})

test('a bucket that fits has no problem, nor one that is not reached; one that tells strangers has, and a name that leads nowhere', async () => {
  const closed = await party()
  expect(await bucketProblem(configOf(closed), await storeOf(closed))).toBeNull()
  closed.always = fails(503, 'ServiceUnavailable')
  expect(await bucketProblem(configOf(closed), await storeOf(closed))).toBeNull()
  const open = await party({ isOpen: true })
  expect(await bucketProblem(configOf(open), await storeOf(open))).toMatch(/^S3_BUCKET: strangers may list it/)
  const nowhere = { url: 'http://nobody.invalid' }
  const problem = await bucketProblem(configOf(nowhere), await storeOf(nowhere))
  expect(problem).toBe('S3_ENDPOINT, S3_BUCKET, S3_PATH_STYLE: there is no host nobody.invalid')
})

const passing: [string, S3Manner, typeof quick][] = [
  ['answers 500', fails(500, 'InternalError'), quick],
  ['answers 503 SlowDown', fails(503, 'SlowDown', { 'retry-after': '1' }), quick],
  ['answers 503 with a page of a proxy', failsInHtml, quick],
  ['answers 429', fails(429, 'TooManyRequests'), quick],
  ['says nothing', silent, hasty],
  ['cuts the line in a body', cuts, quick],
  ['halts in a body', halts, hasty],
  ['sends a body that is not what its checksum says', garbles, quick],
]
test.each(passing)('S3 that %s once is asked once more, and a file comes whole', async (_name, manner, limits) => {
  const there = await party()
  const content = Buffer.alloc(1_000, 'whole')
  there.kept.set(key, { content, type: 'image/webp', writtenAt: new Date() })
  there.manners.push(manner)
  expect((await (await storeOf(there, limits)).get(key))?.equals(content)).toBe(true)
  expect(there.asked).toHaveLength(2)
})

test.each(passing)('S3 that %s always is away, for a read in bounded time, and then is left alone', async (_name, manner, limits) => {
  const there = await party()
  there.kept.set(key, { content: Buffer.alloc(1_000, 'whole'), type: 'image/webp', writtenAt: new Date() })
  there.always = manner
  const store = await storeOf(there, { ...limits, faultsInARow: 2 })
  for (let n = 0; n < 4; n += 1) expect(await faultOf(store.get(key))).toBeInstanceOf(FilesAway)
  expect(there.asked).toHaveLength(4)
  expect(await faultOf(store.put(key, Buffer.from('x')))).toMatchObject({ code: 'RESTING' })
  // What was not asked says nothing of whether it would have been done.
  expect([there.asked.length, store.faultsInARow?.()]).toEqual([4, 2])
})

test('SlowDown is heeded: nothing is asked for as long as it says, and then everything is done once', async () => {
  const there = await party()
  there.manners.push(fails(503, 'SlowDown', { 'retry-after': '1' }))
  const store = await storeOf(there)
  const begun = performance.now()
  await Promise.all(['1', '2', '3'].map((n) => store.put(`photos/0b9f-${n}.webp`, Buffer.from(n))))
  expect(performance.now() - begun).toBeGreaterThan(900)
  expect([there.asked.length, there.kept.size]).toEqual([4, 3])
})

test('a minute that is asked for is not waited for: the fault says so at once', async () => {
  const there = await party()
  there.manners.push(fails(503, 'SlowDown', { 'retry-after': '60' }))
  const store = await storeOf(there)
  expect(await faultOf(store.get(key))).toMatchObject({ name: 'FilesAway', code: 'SlowDown', retryAfterMs: 60_000 })
  expect(await faultOf(store.get(key))).toMatchObject({ name: 'FilesAway', code: 'RESTING' })
  expect(there.asked).toHaveLength(1)
})

test('a slow answer that is in time is taken, and asked for once', async () => {
  const there = await party()
  const store = await storeOf(there, { ...quick, timeoutMs: 2_000 })
  there.manners.push(slow(200))
  await store.put(key, Buffer.from('slow'))
  expect([there.asked.length, (await store.get(key))?.toString()]).toEqual([1, 'slow'])
})

test.each([3_600_000, -3_600_000])('a clock that is %i ms wrong is set right by what S3 says of the time', async (wrong) => {
  const there = await party({ clock: () => Date.now() + wrong })
  const store = await storeOf(there)
  await store.put(key, Buffer.from('in time'))
  expect([there.asked.length, (await store.get(key))?.toString(), there.asked.length]).toEqual([2, 'in time', 3])
})

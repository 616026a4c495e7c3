import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { s3Party } from '../testing/stand-ins/s3-party.ts'

const account = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG', region: 'us-east-1' }
let party: Awaited<ReturnType<typeof s3Party>>
beforeAll(async () => {
  party = await s3Party(account, 'mwc-files')
})
afterAll(() => party.close())

/** The name of the store that a process of its own opens, and how many modules of S3's SDK and of flydrive it loaded. */
async function open(settings: Record<string, string>): Promise<{ name: string; modules: number }> {
  const opener = new URL('open-file-store.ts', import.meta.url).href
  const script = `
    import { registerHooks } from 'node:module'
    let modules = 0
    registerHooks({ load(url, context, next) { modules += /@aws-sdk|@smithy|flydrive/.test(url) ? 1 : 0; return next(url, context) } })
    const { readConfig } = await import(${JSON.stringify(new URL('../config.ts', import.meta.url).href)})
    const { openFileStore } = await import(${JSON.stringify(opener)})
    const { name } = await openFileStore(readConfig(process.env))
    console.log(JSON.stringify({ name, modules }))
    process.exit()`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { env: settings })
  return JSON.parse(stdout) as { name: string; modules: number }
}

test('a start without S3 loads nothing of it', async () => {
  expect(await open({})).toEqual({ name: 'folder', modules: 0 })
  const s3 = await open({
    FILES: 's3',
    S3_BUCKET: 'mwc-files',
    S3_REGION: account.region,
    S3_ENDPOINT: party.url,
    S3_PATH_STYLE: 'true',
    S3_ACCESS_KEY_ID: account.accessKeyId,
    S3_SECRET_ACCESS_KEY: account.secretAccessKey,
  })
  expect([s3.name, s3.modules > 10]).toEqual(['s3', true])
})

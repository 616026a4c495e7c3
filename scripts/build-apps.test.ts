import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { settingNames } from '../server/src/settings.ts'
import { runVite } from './build-apps.ts'

/** What a build might take by mistake: the server's settings, names that Vite reads, and what other tools leave behind. */
const secrets = [...settingNames, 'VITE_STRIPE_SECRET_KEY', 'AWS_SECRET_ACCESS_KEY', 'NPM_TOKEN', 'PGPASSWORD', 'ANYTHING_ELSE']
const canary = 'canary-in-the-build'
const folder = mkdtempSync(join(tmpdir(), 'mwc-build-'))

/** The build of the simulator, which also writes down what it knows. */
const telling = `
import base from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, '../simulator/vite.config.ts')).href)}
const tell = {
  name: 'tell',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'environment.json', source: JSON.stringify(process.env) })
  },
}
export default { ...base, plugins: [...base.plugins, tell] }
`

beforeAll(async () => {
  for (const name of secrets) vi.stubEnv(name, `${canary}-${name}`)
  writeFileSync(join(folder, 'telling.config.js'), telling)
  await runVite('simulator', join(folder, 'out'), join(folder, 'telling.config.js'))
})
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

it('a build knows none of the server’s settings, nor anything else that it was not given', () => {
  const environment = JSON.parse(readFileSync(join(folder, 'out/environment.json'), 'utf8')) as Record<string, string>
  expect(Object.keys(environment)).toContain('PATH')
  expect(Object.keys(environment).filter((name) => name !== 'NODE_ENV' && secrets.includes(name))).toEqual([])
})

it('nothing that is built holds one', () => {
  const files = readdirSync(join(folder, 'out'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  expect(files.length).toBeGreaterThan(3)
  const holding = files.filter((file) => readFileSync(join(file.parentPath, file.name)).includes(canary))
  expect(holding.map(({ name }) => name)).toEqual([])
})

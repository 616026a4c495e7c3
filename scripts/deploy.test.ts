import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { secretNames } from '../server/src/secret-files.ts'
import { settingNames } from '../server/src/settings.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const unitsAndTimers = readdirSync(join(root, 'deploy/systemd')).map((name) => ({ name, text: read(`deploy/systemd/${name}`) }))
const units = unitsAndTimers.filter(({ name }) => name.endsWith('.service'))
/** The one right that a unit has: a backup reads what is PostgreSQL's. */
const rights: Record<string, string> = { 'mwc-backup.service': 'CAP_DAC_READ_SEARCH' }
const alerts = [...read('deploy/prometheus/alerts.yml').matchAll(/alert: (\w+)\n +expr: ([\s\S]+?)\n +for: [\s\S]+?runbook: (\S+)/g)]
/** What is on this machine: Debian has each, and a developer's may not. */
const has = (program: string) => spawnSync(program, ['--version']).error === undefined

/** Settings by name, as units and containers are given them. */
function settingsIn(text: string): string[] {
  const given = [...text.matchAll(/^(?:Environment=| {2,}(?:environment: \{.*)?)(.*)$/gm)].map(([, line]) => line ?? '')
  return given.flatMap((line) => [...line.matchAll(/\b([A-Z][A-Z0-9_]+)(?==|: )/g)].map(([, name]) => name ?? ''))
}

const others = ['PATH', 'SITE', 'PRIMARY', 'POSTGRES_DB', 'POSTGRES_PASSWORD_FILE', 'GF_SECURITY_ADMIN_PASSWORD__FILE']

test('units and containers give the server settings that it has, and its secrets as files alone', () => {
  const known = new Set([...settingNames, ...secretNames.map((name) => `${name}_FILE`), ...others])
  for (const { name, text } of [...units, { name: 'compose.yml', text: read('deploy/compose.yml') }]) {
    const given = settingsIn(text)
    expect([name, given.filter((setting) => !known.has(setting))]).toEqual([name, []])
    expect([name, given.filter((setting) => (secretNames as readonly string[]).includes(setting))]).toEqual([name, []])
    expect([name, given.some((setting) => setting.endsWith('DATABASE_URL_FILE'))]).toEqual([name, true])
  }
  const example = [...read('deploy/mwc.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name)
  expect(example.filter((name) => !settingNames.includes(name ?? ''))).toEqual([])
})

test('units and containers start programs that are there, and no unit may gain a right or write to the system', () => {
  const started = [
    ...`${units.map(({ text }) => text).join('')}${read('deploy/compose.yml')}${read('deploy/Dockerfile')}`.matchAll(
      /server\/src\/[\w-]+\.ts/g,
    ),
  ]
  expect(new Set(started.map(([path]) => path))).toEqual(
    new Set(['server/src/main.ts', 'server/src/migrate-database.ts', 'server/src/backup-database.ts']),
  )
  expect(started.filter(([path]) => !existsSync(join(root, path)))).toEqual([])
  for (const { name, text } of units)
    for (const line of ['NoNewPrivileges=yes', 'ProtectSystem=strict', `CapabilityBoundingSet=${rights[name] ?? ''}`, 'User=mwc'])
      expect(text.split('\n')).toContain(line)
})

test.skipIf(!has('systemd-analyze'))('systemd takes the units', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mwc-units-'))
  for (const { name, text } of unitsAndTimers)
    writeFileSync(join(folder, name), text.replaceAll('/opt/mwc/node_modules/.bin/node', process.execPath))
  const files = unitsAndTimers.map(({ name }) => join(folder, name.replace('@', '@80')))
  writeFileSync(join(folder, 'mwc-web@80.service'), readFileSync(join(folder, 'mwc-web@.service')))
  const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', ...files], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  expect(`${stdout}${stderr}`.split('\n').filter((line) => line.includes('mwc-'))).toEqual([])
})

test('every alert has its runbook and its test, and every runbook its alert', () => {
  expect(alerts.length).toBeGreaterThan(10)
  const tested = [...read('deploy/prometheus/alerts.test.yml').matchAll(/- name: (\w+)/g)].map(([, name]) => name)
  expect(tested).toEqual(alerts.map(([, name]) => name))
  const named = alerts.map(([, , , runbook]) => runbook?.replace('docs/runbooks/', ''))
  expect(named.toSorted()).toEqual(
    readdirSync(join(root, 'docs/runbooks'))
      // Nothing here sees that a key got out, or that all is lost: somebody says so.
      .filter((name) => !['README.md', 'leaked-key.md', 'restore.md'].includes(name))
      .toSorted(),
  )
  for (const [, name = '', , runbook = ''] of alerts) expect(read(runbook)).toMatch(new RegExp(`^# ${name}\\n`))
})

test('alerts and the dashboard ask for what the server tells', () => {
  const told = new Set(
    ['gauge-metrics', 'metrics', 'replica-metrics', 'request-metrics']
      .flatMap((file) => [...read(`server/src/metrics/${file}.ts`).matchAll(/(?:gauge\('|name: 'mwc_)(\w+)'/g)])
      .map(([, name]) => `mwc_${name}`),
  )
  const asked = `${alerts.map(([, , expr]) => expr).join(' ')} ${read('deploy/grafana/dashboards/mwc.json')}`.match(/\bmwc_\w+/g) ?? []
  const names = [...new Set(asked)].map((name) => name.replace(/_(?:count|bucket)$/, ''))
  expect(names.length).toBeGreaterThan(12)
  expect(names.filter((name) => !told.has(name))).toEqual([])
})

test.skipIf(!has('promtool'))('each alert is heard where it has to be, and not before', () => {
  execFileSync('promtool', ['check', 'config', '--syntax-only', join(root, 'deploy/prometheus/prometheus.yml')])
  const said = execFileSync('promtool', ['test', 'rules', join(root, 'deploy/prometheus/alerts.test.yml')], { encoding: 'utf8' })
  expect(said).toContain('SUCCESS')
})

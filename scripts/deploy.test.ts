import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
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

const others = ['PATH', 'SITE', 'PRIMARY', 'LOGS_DAYS', 'POSTGRES_DB', 'POSTGRES_PASSWORD_FILE', 'GF_SECURITY_ADMIN_PASSWORD__FILE']

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

/** The files for rsyslog, with its folders in another. */
function copyOfRsyslog(folder: string): void {
  const places = { '/etc/mwc/rsyslog': folder, '/var/log/mwc': join(folder, 'log'), '/var/lib/rsyslog': folder, '/var/lib/docker': folder }
  for (const name of readdirSync(join(root, 'deploy/rsyslog')))
    writeFileSync(
      join(folder, name),
      Object.entries(places).reduce((text, [from, to]) => text.replaceAll(from, to), read(`deploy/rsyslog/${name}`)),
    )
}

test('whatever runs has its lines kept under its name', () => {
  for (const { name, text } of units) expect(text).toContain(`SyslogIdentifier=${name.replace(/@?\.service/, '')}\n`)
  const compose = read('deploy/compose.yml')
  const services = compose
    .slice(compose.indexOf('\nservices:'), compose.indexOf('\nnetworks:'))
    .split(/\n {2}(?=\w+:\n)/)
    .slice(1)
  const unkept = services.filter((service) => !/<<: \*server|logging: \*logging/.test(service) && !service.includes('profiles: [watch]'))
  expect([services.length > 10, unkept]).toEqual([true, []])
})

/** rsyslog with what it sends by, which is a package of its own. */
function hasRsyslog(): boolean {
  const file = join(mkdtempSync(join(tmpdir(), 'mwc-rsyslog-')), 'modules.conf')
  const modules = ['mmjsonparse', 'imrelp', 'omrelp'].map((name) => `module(load="${name}")\n`)
  // Without an action it takes no file.
  writeFileSync(file, `${modules.join('')}action(type="omfile" file="/dev/null")\n`)
  const { status } = spawnSync('rsyslogd', ['-N1', '-f', file])
  rmSync(dirname(file), { recursive: true })
  return status === 0
}

test.skipIf(!hasRsyslog())('rsyslog keeps what containers write, by day and name, as they wrote it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mwc-rsyslog-'))
  copyOfRsyslog(folder)
  const docker = join(folder, 'containers', 'one')
  mkdirSync(docker, { recursive: true })
  const said = ['{"level":30,"msg":"বাংলা 100% # \\"quoted\\""}', 'LOG:  checkpoint starting']
  const inDocker = (log: string) => JSON.stringify({ log: `${log}\n`, attrs: { tag: 'mwc-web-1' }, time: '2026-11-27T06:00:00.1Z' })
  writeFileSync(join(docker, 'one-json.log'), `${said.map(inDocker).join('\n')}\n{"log":"half of a li`)
  for (const name of ['ca.pem', 'this.pem', 'this.key']) writeFileSync(join(folder, name), '')
  for (const name of ['containers.conf', 'journal.conf', 'receive.conf'])
    expect([name, spawnSync('rsyslogd', ['-N1', '-f', join(folder, name)], { encoding: 'utf8' }).status]).toEqual([name, 0])
  const rsyslog = spawn('rsyslogd', ['-n', '-i', join(folder, 'pid'), '-f', join(folder, 'containers.conf')], { stdio: 'ignore' })
  const file = join(folder, 'log', '2026-11-27', 'mwc-web-1.log')
  await expect.poll(() => existsSync(file) && readFileSync(file, 'utf8')).toBe(`${said.join('\n')}\n`)
  rsyslog.kill()
  await once(rsyslog, 'close')
  rmSync(folder, { recursive: true })
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

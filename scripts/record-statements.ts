import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import packageJson from '../package.json' with { type: 'json' }
import { migrations } from '../server/src/database/migrations/migrations.ts'

/**
 * Records all statements that this version's server sends to its database in its tests, and its migrations.
 * The next version's migrations are held against them, so that this one can go on beside it.
 * To be run on each release: docs/operating.md.
 */
const root = join(import.meta.dirname, '..')
const releases = join(root, 'server/src/database/releases')

/** Of statements that differ only in how many values they carry, the shortest. */
function distinct(statements: readonly string[]): string[] {
  const kinds = new Map<string, string>()
  for (const statement of statements.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))) {
    const kind = statement
      .replaceAll(/\$\d+/g, '?')
      .replaceAll(/\?(?:, \?)+/g, '?')
      .replaceAll(/\(\?\)(?:, \(\?\))+/g, '(?)')
    if (!kinds.has(kind)) kinds.set(kind, statement)
  }
  return [...kinds.values()].toSorted()
}

/** Whether a statement is the programme's own: the queue, the migrator and the simulators look after their tables themselves. */
const isOurs = (statement: string) =>
  /^(?:select|insert|update|delete|with)\b/i.test(statement) &&
  !/\b(?:pgboss|simulator|kysely_migration\w*|pg_catalog|test_job)\b/.test(statement)

function run(): number {
  const folder = mkdtempSync(join(tmpdir(), 'mwc-statements-'))
  try {
    const vitest = join(root, 'node_modules/vitest/vitest.mjs')
    // Also into the servers that tests start as processes of their own.
    const recorder = pathToFileURL(join(root, 'server/src/testing/databases/record-statements.ts')).href
    const env = { ...process.env, RECORD_STATEMENTS: folder, NODE_OPTIONS: `--import ${recorder}` }
    const { status } = spawnSync(process.execPath, [vitest, 'run', 'server/src', '--exclude', '**/releases.drill.test.ts'], {
      cwd: root,
      env,
      stdio: 'inherit',
    })
    if (status !== 0) return status ?? 1
    const lines = readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
    const statements = distinct(lines.map((line) => (JSON.parse(line) as string).replaceAll(/\s+/g, ' ').trim()).filter(isOurs))
    rmSync(releases, { recursive: true, force: true })
    mkdirSync(releases)
    const file = join(releases, `${packageJson.version}-statements.txt`)
    writeFileSync(file, `${[`-- migrations: ${Object.keys(migrations).toSorted().join(', ')}`, ...statements].join('\n')}\n`)
    console.log(`Wrote ${statements.length} statements to ${file}`)
    return 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

process.exitCode = run()

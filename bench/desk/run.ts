import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { filledDatabase } from '../reads/fill-database.ts'
import { startKeptPostgres } from '../reads/kept-postgres.ts'
import { alterLog } from './alter-log.ts'
import { actMembers, chainActs } from './chain-acts.ts'
import { exportRows } from './export-rows.ts'
import { deskFilling } from './fill-desk.ts'
import { importMembers } from './import-members.ts'
import { measureFigures } from './measure-figures.ts'
import { measureLists } from './measure-lists.ts'
import { measureSweeps } from './measure-sweeps.ts'
import { withClient } from './with-client.ts'

/** What the desk does with many members: docs/measuring.md says how. */
const help = `npm run bench:desk -- [--members 100000] [--data FOLDER] [--parts lists,figures,export,sweeps,acts,altered,import] [--calls 20] [--only members,payments] [--all] [--rows 100000]
--data keeps what was filled in: the next run with that folder and so many members takes it as it is, its database brought to the newest migration.
lists: --only measures those whose name begins so; --all prints those within the limit, too.
import: --rows are those of each of its two files.
altered takes the chain of acts, and needs it. Ends with 1 where one of the parts does not hold.`

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '100000' },
    data: { type: 'string' },
    parts: { type: 'string', default: 'lists,figures,export,sweeps,acts,altered,import' },
    calls: { type: 'string', default: '20' },
    only: { type: 'string', default: '' },
    all: { type: 'boolean', default: false },
    rows: { type: 'string', default: '100000' },
    help: { type: 'boolean', default: false },
  },
})
const members = Number(values.members)
const parts = new Set(values.parts.split(','))

type Postgres = Awaited<ReturnType<typeof startKeptPostgres>>

const dropDatabase = (postgres: Postgres, name: string) =>
  withClient(postgres.urlOf('postgres'), (client) => client.query(`drop database if exists ${name} with (force)`))

/** A database once more under a name, in the place of what was there. */
async function copyDatabase(postgres: Postgres, from: string, name: string): Promise<void> {
  await dropDatabase(postgres, name)
  // As files: page by page through the log a large one would take long.
  await withClient(postgres.urlOf('postgres'), (client) => client.query(`create database ${name} template ${from} strategy file_copy`))
}

/** A small programme of its own under a name, as it was filled in. */
async function copyFilled(postgres: Postgres, name: 'acts' | 'imports'): Promise<void> {
  await filledDatabase(postgres, actMembers)
  await copyDatabase(postgres, `members_${actMembers}`, name)
}

/** The programme of the lists once more, for what changes it; it goes with the run. */
async function withCopy<T>(postgres: Postgres, use: (url: string) => Promise<T>): Promise<T> {
  await filledDatabase(postgres, members, 'desk', deskFilling)
  try {
    await copyDatabase(postgres, `desk_${members}`, 'copied')
    return await use(postgres.urlOf('copied'))
  } finally {
    await dropDatabase(postgres, 'copied')
  }
}

async function run(): Promise<boolean> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
  const postgres = await startKeptPostgres(values.data ?? null)
  const verdicts = new Map<string, boolean>()
  try {
    const asked = { calls: Number(values.calls), only: values.only.split(',').filter(Boolean), all: values.all }
    if (parts.has('lists') || parts.has('figures') || parts.has('export')) {
      const url = await filledDatabase(postgres, members, 'desk', deskFilling)
      if (parts.has('lists')) verdicts.set('lists', await measureLists(url, asked))
      if (parts.has('figures')) verdicts.set('figures', await measureFigures(url, asked.calls))
      if (parts.has('export')) verdicts.set('export', await exportRows(url))
    }
    if (parts.has('sweeps')) verdicts.set('sweeps', await withCopy(postgres, measureSweeps))
    if (parts.has('acts')) {
      // A log that begins: each run chains anew.
      await copyFilled(postgres, 'acts')
      verdicts.set('acts', await chainActs(postgres.urlOf('acts')))
    }
    if (parts.has('altered')) verdicts.set('altered', await alterLog(postgres.urlOf('acts')))
    if (parts.has('import')) {
      await copyFilled(postgres, 'imports')
      verdicts.set('import', await importMembers(postgres.urlOf('imports'), Number(values.rows)))
    }
  } finally {
    await postgres.stop()
  }
  for (const [part, holds] of verdicts) console.log(`${part.padEnd(8)} ${holds ? 'holds' : 'does not hold'}`)
  console.log(`${members} members. Load of the machine: ${loadavg()[0]?.toFixed(1)}`)
  return ![...verdicts.values()].includes(false)
}

if (values.help) console.log(help)
else process.exitCode = (await run()) ? 0 : 1

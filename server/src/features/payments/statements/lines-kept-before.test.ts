import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { migrate } from '../../../database/migrate.ts'
import { migrations } from '../../../database/migrations/migrations.ts'
import { openForMigrations } from '../../../database/open-postgres.ts'
import { freshDatabase } from '../../../testing/databases/real-postgres.ts'
import { bankLayout } from '../../../testing/fixtures/statement-fixtures.ts'
import { findNewLines } from './find-new-lines.ts'
import { readLines } from './read-lines.ts'

// Lines that were kept while what they say was what they were known by.
const identified = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0087'))
const layout = { ...bankLayout, dateFormat: 'DD/MM/YYYY' } as const
const head = 'No.,Date,Time,Amount,Reference'
const [nine, noon, three] = ['10/03/2026,09:12,9.00,A', '10/03/2026,12:00,5.00,B', '10/03/2026,15:47,9.00,A']
const read = (...rows: string[]) => readLines(Buffer.from([head, ...rows].join('\n')), layout, '2026-03-10')

let fresh: Awaited<ReturnType<typeof freshDatabase>>
let db: ReturnType<typeof openForMigrations>
const [source, file] = [randomUUID(), randomUUID()]

beforeEach(async () => {
  fresh = await freshDatabase(inject('postgresUrl'), `lines_${randomUUID().replaceAll('-', '')}`)
  db = openForMigrations({ url: fresh.url, pool: 1 })
  await migrate(db, identified)
  await sql`insert into statement_source (id, kind, name, layout, added_at) values (${source}, 'bank', 'Bank', ${JSON.stringify(layout)}, now())`.execute(
    db,
  )
  await sql`insert into statement_file (id, source_id, name, encoding, at) values (${file}, ${source}, 'a.csv', 'utf-8', now())`.execute(db)
  const equals = new Map<string, number>()
  for (const { number, raw, day, amountCents, reference, code } of (await read(`1,${nine}`, `2,${noon}`, `3,${noon}`)).lines) {
    const content = JSON.stringify([day, amountCents, reference, code])
    equals.set(content, (equals.get(content) ?? 0) + 1)
    const identity = createHash('sha256')
      .update(`${content} ${equals.get(content)}`)
      .digest('base64url')
    await sql`insert into statement_line (id, source_id, file_id, number, identity, raw, day, amount_cents, reference, code, state)
      values (${randomUUID()}, ${source}, ${file}, ${number}, ${identity}, ${raw}, ${day}, ${amountCents}, ${reference}, ${code}, 'new')`.execute(
      db,
    )
  }
  await migrate(db, migrations)
})
afterEach(async () => {
  await db.destroy()
  await fresh.drop()
})

const given = async (...rows: string[]) => {
  const { added, known, alike } = await findNewLines(db, source, await read(...rows))
  return { added: added.map(({ raw }) => raw), known, alike }
}

test('lines that were kept before are known in their own file, and in others that overlap it, by whatever numbers', async () => {
  expect(await given(`1,${nine}`, `2,${noon}`, `3,${noon}`)).toEqual({ added: [], known: 3, alike: 0 })
  expect(await given(`1,${noon}`, `2,${noon}`, `3,${noon}`)).toEqual({ added: [`1,${noon}`], known: 2, alike: 0 })
  expect(await given(`1,${three}`, `2,${noon}`, `3,${nine}`)).toEqual({ added: [`1,${three}`], known: 2, alike: 0 })
})

test('a line that was left out because it says the same as another comes with its file', async () => {
  expect(await given(`1,${three}`)).toEqual({ added: [`1,${three}`], known: 0, alike: 1 })
})

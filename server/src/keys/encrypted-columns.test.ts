import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { startTestServer } from '../testing/start-test-server.ts'
import { encryptedColumns } from './encrypted-columns.ts'

it('every column that holds encrypted values is one that the sweep re-encrypts', async () => {
  const server = await startTestServer()
  const { rows } = await sql<{ place: string }>`
    select table_name || '.' || column_name as place from information_schema.columns
    where table_schema = 'public' and (column_name like '%cipher%' or column_name like '%sealed%')`.execute(server.db)
  await server.close()
  const listed = encryptedColumns.map(({ table, column }) => `${table}.${column}`)
  expect(rows.map(({ place }) => place).toSorted()).toEqual(listed.toSorted())
})

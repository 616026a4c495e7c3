import { sql } from 'kysely'
import { expect, inject, it } from 'vitest'
import { freshDatabase } from '../testing/databases/real-postgres.ts'
import { openDatabase } from './open-database.ts'

it('a connection that the database cuts in the middle of a transaction ends the transaction, not the process', async () => {
  const fresh = await freshDatabase(inject('postgresUrl'), 'cut_connections')
  const open = await openDatabase({ url: fresh.url, pool: 6 })
  const cut = open.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(open.db)
    await new Promise((resolve) => setTimeout(resolve, 200))
    await sql`select 1`.execute(tx)
  })
  await expect(cut).rejects.toThrow()
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(open.db)
  expect(rows).toEqual([{ one: 1 }])
  await open.close()
  await fresh.drop()
})

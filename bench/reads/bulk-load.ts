import type pg from 'pg'

type Made = { drop: string; make: string }

/** Runs a load of many rows into tables without their indexes, which are made again after it as the migrations made them. */
export async function bulkLoad(client: pg.Client, tables: readonly string[], load: () => Promise<void>): Promise<void> {
  const made = await droppable(client, tables)
  // Without checks of foreign keys row by row: what is loaded is made to fit.
  await client.query(`set session_replication_role = replica; set work_mem = '256MB'`)
  for (const { drop } of made) await client.query(drop)
  await load()
  for (const { make } of made) await client.query(make)
  await client.query(`set session_replication_role = origin; reset work_mem`)
}

/** Indexes and unique constraints of tables, but for what foreign keys lean on. */
async function droppable(client: pg.Client, tables: readonly string[]): Promise<Made[]> {
  const { rows: constraints } = await client.query<Made>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
     from pg_constraint where contype = 'u' and conrelid = any($1::regclass[])`,
    [tables],
  )
  const { rows: indexes } = await client.query<Made>(
    `select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as make from pg_index
     where indrelid = any($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)`,
    [tables],
  )
  return [...constraints, ...indexes]
}

import { sql } from 'kysely'
import type { Db, Tx } from '../../database/database.ts'

export async function listSettings(db: Db): Promise<{ key: string; value: string }[]> {
  return db.selectFrom('setting').select(['key', 'value']).execute()
}

/** The same with how often their group was edited. */
export async function listVersionedSettings(db: Db): Promise<{ key: string; value: string; version: number }[]> {
  return db.selectFrom('setting').selectAll().execute()
}

/** Number of the advisory lock of whoever edits prices or settings; any that nothing else takes. */
const editLock = 6071

/** Lets one edit of prices and settings at a time go on, rows that are not there yet included. */
export async function lockSettings(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${editLock})`.execute(tx)
}

export async function saveSettings(tx: Tx, values: Readonly<Record<string, string>>, version: number): Promise<void> {
  await tx
    .insertInto('setting')
    .values(Object.entries(values).map(([key, value]) => ({ key, value, version })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ value: (eb) => eb.ref('excluded.value'), version: (eb) => eb.ref('excluded.version') }),
    )
    .execute()
}

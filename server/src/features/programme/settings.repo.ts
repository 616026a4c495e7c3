import type { Db } from '../../database/database.ts'

export async function listSettings(db: Db): Promise<{ key: string; value: string }[]> {
  return db.selectFrom('setting').selectAll().execute()
}

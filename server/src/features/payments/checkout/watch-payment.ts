import { waitForVersions } from '../../../database/wait-for-version.ts'

/** Waits until a payment's version is past the one at hand. */
export const waitForChange = waitForVersions(async (db, ids) => {
  const rows = await db.selectFrom('payment').select(['id', 'version']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, version }) => [id, version]))
})

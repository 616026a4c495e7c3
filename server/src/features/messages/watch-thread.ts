import { waitForVersions } from '../../database/wait-for-version.ts'

/** Waits until a member's thread has changed; one that is not there yet has version 0. */
export const waitForThreadOf = waitForVersions(async (db, memberIds) => {
  const rows = await db.selectFrom('message_thread').select(['member_id', 'version']).where('member_id', 'in', memberIds).execute()
  return new Map(rows.map(({ member_id, version }) => [member_id, version]))
})

/** The same for a thread by its id. */
export const waitForThread = waitForVersions(async (db, ids) => {
  const rows = await db.selectFrom('message_thread').select(['id', 'version']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, version }) => [id, version]))
})

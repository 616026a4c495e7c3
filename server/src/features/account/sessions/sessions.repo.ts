import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../database/database.ts'
import { type CountedRows, countUpTo } from '../../../database/lists/count-up-to.ts'
import type { Alongside, AskedAlongside } from '../../../database/reads/alongside.ts'
import { prepareQuery } from '../../../database/reads/prepare-query.ts'
import { selectAlive } from '../../../database/selects/select-alive-sessions.ts'
import { selectTerms } from '../../../database/selects/select-terms.ts'
import type { SessionTable } from '../../../database/tables/account-tables.ts'

export async function insertSession(tx: Tx, row: Insertable<SessionTable>): Promise<void> {
  await tx.insertInto('session').values(row).execute()
}

/** A session of an account that was not closed. */
export async function findSession(db: Db, tokenHash: string): Promise<Selectable<SessionTable> | undefined> {
  return db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .selectAll('session')
    .where('token_hash', '=', tokenHash)
    .where('member.closed_at', 'is', null)
    .executeTakeFirst()
}

/**
 * A session of an account that was not closed, with its member and the member's terms: who makes a call.
 * `asking_member` is a name that nothing asked alongside gives a table: it would take the member's place there.
 */
const signedInWith = (alongside: Alongside<unknown>) =>
  prepareQuery((db, given: { tokenHash: string }) =>
    db
      .selectFrom('session as s')
      .innerJoin('member as asking_member', 'asking_member.id', 's.member_id')
      .select(['s.created_at', 's.last_seen_at', 's.ended_at', 's.public_key'])
      .select([
        'asking_member.id',
        'asking_member.full_name',
        'asking_member.member_number',
        'asking_member.mobile',
        'asking_member.fin_last_four',
        'asking_member.nationality',
        'asking_member.language',
        'asking_member.deactivated_at',
        'asking_member.photo_key',
      ])
      .select([sql<boolean>`asking_member.password_hash is not null`.as('has_password'), selectTerms('asking_member.id').as('terms')])
      .select(alongside(db, sql.ref('asking_member.id'), given).as('alongside'))
      .where('s.token_hash', '=', given.tokenHash)
      .where('asking_member.closed_at', 'is', null),
  )

const statements = new Map<Alongside<unknown>, ReturnType<typeof signedInWith>>()
const nothing: Alongside<null> = () => sql`null::json`

/** Who a session belongs to, alive or ended; undefined where there is none of an account that was not closed. */
export async function findSignedIn(db: Db, tokenHash: string, { ask, given }: AskedAlongside = { ask: nothing, given: {} }) {
  const statement = statements.get(ask) ?? signedInWith(ask)
  statements.set(ask, statement)
  return (await statement(db, { ...given, tokenHash }))[0]
}

/** Sessions that are alive and whose phones sent no key, counted to 10,000. */
export async function countSessionsWithoutKey(db: Db, now: Date): Promise<CountedRows> {
  return countUpTo(db, db.selectFrom('session as s').select('s.id').where('s.public_key', 'is', null).where(selectAlive(now)))
}

export type OwnPhone = { memberId: string; sessionId: string; seenLater: number }

/** A session, live or ended, of the account that has this number now, and how many others of it were seen later. */
export async function findOwnPhone(db: Db, tokenHash: string, mobile: string): Promise<OwnPhone | undefined> {
  return db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .select(['member.id as memberId', 'session.id as sessionId'])
    .select((eb) =>
      eb
        .selectFrom('session as other')
        .select(sql<number>`count(*)::int`.as('n'))
        .whereRef('other.member_id', '=', 'member.id')
        .whereRef('other.last_seen_at', '>', 'session.last_seen_at')
        .$asScalar()
        .$notNull()
        .as('seenLater'),
    )
    .where('session.token_hash', '=', tokenHash)
    .where('member.mobile', '=', mobile)
    .executeTakeFirst()
}

export async function touchSession(tx: Tx, tokenHash: string, at: Date): Promise<void> {
  await tx.updateTable('session').set({ last_seen_at: at }).where('token_hash', '=', tokenHash).execute()
}

export async function endSession(db: Db, tokenHash: string, at: Date): Promise<void> {
  await db.updateTable('session').set({ ended_at: at }).where('token_hash', '=', tokenHash).where('ended_at', 'is', null).execute()
}

/** Ends a session of a member, and of no other. */
export async function endOwnSession(tx: Tx, memberId: string, tokenHash: string, at: Date): Promise<void> {
  const own = tx.updateTable('session').set({ ended_at: at }).where('token_hash', '=', tokenHash).where('member_id', '=', memberId)
  await own.where('ended_at', 'is', null).execute()
}

/** Answers how many it ended. */
export async function endSessionsOf(tx: Db, memberId: string, at: Date): Promise<number> {
  const open = tx.updateTable('session').set({ ended_at: at }).where('member_id', '=', memberId).where('ended_at', 'is', null)
  return Number((await open.executeTakeFirst()).numUpdatedRows)
}

export async function endOtherSessionsOf(tx: Db, memberId: string, keptHash: string, at: Date): Promise<number> {
  const open = tx
    .updateTable('session')
    .set({ ended_at: at })
    .where('member_id', '=', memberId)
    .where('token_hash', '<>', keptHash)
    .where('ended_at', 'is', null)
  return Number((await open.executeTakeFirst()).numUpdatedRows)
}

/** Ends one session by its name to the member; false when the member has no such session. */
export async function endSessionById(db: Db, memberId: string, id: string, at: Date): Promise<boolean> {
  const row = await db
    .updateTable('session')
    .set(({ fn, ref }) => ({ ended_at: fn.coalesce(ref('ended_at'), sql<Date>`${at}`) }))
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Every session that has not ended, the last used first. */
export async function listOpenSessions(db: Db, memberId: string): Promise<Selectable<SessionTable>[]> {
  return db
    .selectFrom('session')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .orderBy('last_seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

export async function deleteSessionsOf(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('session').where('member_id', '=', memberId).execute()
}

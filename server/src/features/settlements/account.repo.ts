import { sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import type { Month } from './statement.rules.ts'

type Counted = { id: string; title: string; uses: number; undone: number; owed_cents: number }

const counts = sql`count(*) filter (where r.undone_at is null)::int as uses, count(r.undone_at)::int as undone,
  coalesce(sum(r.owed_cents) filter (where r.undone_at is null), 0)::int as owed_cents`

const ofMonth = (shopId: string, { begins, ends }: Month) => sql`r.shop_id = ${shopId} and r.used_at >= ${begins} and r.used_at < ${ends}`

/** What was used at a shop in a month, by privilege or the voucher's name, the most used first. */
export async function countByPrivilege(db: Db, shopId: string, month: Month): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select coalesce(r.privilege_id::text, r.title->>'english') as id, max(r.title->>'english') as title, ${counts}
    from redemption r where ${ofMonth(shopId, month)} group by 1 order by uses desc, title`.execute(db)
  return rows
}

/** What was used at a shop on each day of a month that had uses. */
export async function countByDay(db: Db, shopId: string, month: Month): Promise<Omit<Counted, 'title'>[]> {
  const { rows } = await sql<Omit<Counted, 'title'>>`
    select (r.used_at at time zone 'Asia/Singapore')::date::text as id, ${counts}
    from redemption r where ${ofMonth(shopId, month)} group by 1 order by 1`.execute(db)
  return rows
}

/** The privileges that a shop gives, by their English titles. */
export async function findPrivilegesAt(db: Db, shopId: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select p.id, p.texts->'title'->>'english' as name from privilege p
    where p.archived_at is null and exists (select 1 from privilege_shop ps where ps.privilege_id = p.id and ps.shop_id = ${shopId})
    order by name`.execute(db)
  return rows
}

import { type Kysely, sql } from 'kysely'

/** Of a member `m`: what the directory has beside the days of the ledger, as 0035 says. */
const copied = {
  closed: 'm.closed_at is not null',
  deactivated: 'm.deactivated_at is not null',
  sort_name: `lower(m.full_name collate "C")`,
  words: 'member_words(m.full_name, m.mobile, m.fin_last_four)',
  nationality: 'm.nationality',
  sector: 'm.sector',
  language: 'm.language',
  joined_at: 'm.created_at',
}

const statements = [
  // How many SMS of a day that is over stood in which state when they were last counted.
  `create table sms_day_count (day date primary key, counts jsonb not null)`,
  // Whom an audience by plan reaches, without the payments themselves.
  `create index payment_last_paid on payment (member_id, settled_at desc) include (order_id) where state = 'paid'`,
  // Which orders hold a code now, without all that ever used it.
  `create index promo_use_reserved on promo_use (promo_id) where state = 'reserved'`,
  // By state, too, without the rows of a code that very many used.
  `drop index promo_use_latest`,
  `create index promo_use_of_code on promo_use (promo_id, at desc, order_id desc) include (state)`,
  // Of which batch a used code is, so that the uses of a batch are not looked for code by code.
  `alter table promo_use add column batch_id uuid references promo_batch`,
  `update promo_use u set batch_id = p.batch_id from promo p where p.id = u.promo_id and p.batch_id is not null`,
  `create function name_promo_batch() returns trigger language plpgsql as $$
    begin
      new.batch_id := (select p.batch_id from promo p where p.id = new.promo_id);
      return new;
    end $$`,
  `create trigger promo_use_of_batch before insert on promo_use for each row execute function name_promo_batch()`,
  `create index promo_use_of_batch on promo_use (batch_id, at desc, order_id desc) include (state) where batch_id is not null`,
  // Members and terms that are added together are listed together: one by one that takes twice the time of adding them.
  `create function list_members_added() returns trigger language plpgsql as $$
    begin
      insert into member_directory (member_id, ${Object.keys(copied).join(', ')}) select m.id, ${Object.values(copied).join(', ')} from added m;
      return null;
    end $$`,
  `drop trigger member_added on member`,
  `create trigger member_added after insert on member referencing new table as added for each statement execute function list_members_added()`,
  `create function list_covers_added() returns trigger language plpgsql as $$
    begin
      update member_directory d set first_day = l.first_day, run_from = (select max(lower(run)) from unnest(l.cover) as run),
        last_day = l.last_day, cover = coalesce(l.cover, '{}')
      from (select distinct member_id from added) a, lateral (
        select min(t.first_day) as first_day, max(t.last_day) as last_day, range_agg(daterange(t.first_day, t.last_day, '[]')) as cover
        from term t where t.member_id = a.member_id and t.voided_at is null
      ) l where d.member_id = a.member_id;
      return null;
    end $$`,
  `drop trigger term_covers on term`,
  `create trigger term_covers after delete or update of first_day, last_day, voided_at on term for each row execute function list_cover()`,
  `create trigger term_added after insert on term referencing new table as added for each statement execute function list_covers_added()`,
]

/** What comes in thousands is counted and listed together. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

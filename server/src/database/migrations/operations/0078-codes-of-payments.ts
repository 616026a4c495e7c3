import { type Kysely, sql } from 'kysely'

const statements = [
  `alter table payment add column promo_code text`,
  `create function name_promo_code() returns trigger language plpgsql as $$
    begin
      new.promo_code := (select o.promo_code from member_order o where o.id = new.order_id);
      return new;
    end $$`,
  // Set by the database, so that the release before, which knows no such column, sets it, too.
  `create trigger payment_of_code before insert on payment for each row execute function name_promo_code()`,
  `update payment p set promo_code = o.promo_code from member_order o where o.id = p.order_id and o.promo_code is not null`,
]

/** With which promo code a payment was started, beside it: a page of those of one code is found without their orders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

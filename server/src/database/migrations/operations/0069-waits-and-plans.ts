import { type Kysely, sql } from 'kysely'

/** The plan of the last payment that is paid, of one member or of each. */
const lastPaid = `select distinct on (p.member_id) p.member_id, o.plan_code from payment p join member_order o on o.id = p.order_id
  where p.state = 'paid'`

const statements = [
  // What each answer ended, from the first message after the answer before on, so that nobody reads whole threads to count it.
  `create table answer_wait (
    message_id uuid primary key references message on delete cascade,
    at timestamptz not null,
    waited_since timestamptz not null
  )`,
  `create function fill_answer_wait() returns void language sql as $$
    insert into answer_wait (message_id, at, waited_since)
    select id, at, since from (
      select id, at, author, min(at) filter (where author = 'member') over (partition by thread_id, turn) as since
      from (select id, thread_id, author, at, count(*) filter (where author = 'staff') over
        (partition by thread_id order by number rows between unbounded preceding and 1 preceding) as turn from message) turns
    ) answered where author = 'staff' and since is not null $$`,
  `create function keep_answer_wait() returns trigger language plpgsql as $$
    begin
      insert into answer_wait (message_id, at, waited_since)
      select new.id, new.at, min(w.at) from message w
      where w.thread_id = new.thread_id and w.author = 'member' and w.number < new.number and w.number > coalesce((
        select max(s.number) from message s where s.thread_id = new.thread_id and s.author = 'staff' and s.number < new.number), 0)
      having count(*) > 0;
      return null;
    end $$`,
  `create trigger message_answers after insert on message for each row when (new.author = 'staff') execute function keep_answer_wait()`,
  `select fill_answer_wait()`,
  `create index answer_wait_at on answer_wait (at) include (waited_since)`,
  // What each member paid for last, so that nobody reads all orders to reach those of one plan.
  `create table member_plan (
    member_id uuid primary key references member on delete cascade,
    plan_code text not null
  )`,
  `create function fill_member_plan() returns void language sql as $$
    insert into member_plan (member_id, plan_code) ${lastPaid} order by p.member_id, p.settled_at desc, p.id desc $$`,
  // Whoever pays, accepts or refunds holds the member: two never decide at once.
  `create function keep_member_plan() returns trigger language plpgsql as $$
    begin
      insert into member_plan (member_id, plan_code)
      ${lastPaid} and p.member_id = new.member_id order by p.member_id, p.settled_at desc, p.id desc
      on conflict (member_id) do update set plan_code = excluded.plan_code;
      if not found then delete from member_plan where member_id = new.member_id; end if;
      return null;
    end $$`,
  `create trigger payment_came after insert on payment for each row when (new.state = 'paid') execute function keep_member_plan()`,
  `create trigger payment_turned after update of state, settled_at on payment for each row
    when (new.state = 'paid' or old.state = 'paid') execute function keep_member_plan()`,
  `select fill_member_plan()`,
  `create index member_plan_code on member_plan (plan_code, member_id)`,
]

/** How long each answer was waited for, and what each member paid for last, kept beside what they come from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

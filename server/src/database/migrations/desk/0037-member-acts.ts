import { type Kysely, sql } from 'kysely'

/** What staff can correct of a member; `version` counts their changes, whoever makes them. */
const corrected = 'full_name, fin_hash, birth_date, nationality, gender, sector, company, occupation, language'
const each = (row: 'old' | 'new') => corrected.replaceAll(/\w+/g, (column) => `${row}.${column}`)

const statements = [
  `alter table member add column version integer not null default 1, add column holder_confirmed_at timestamptz`,
  `create function count_member_version() returns trigger language plpgsql as $$
    begin new.version := old.version + 1; return new; end $$`,
  `create trigger member_version before update of ${corrected} on member for each row
    when ((${each('old')}) is distinct from (${each('new')})) execute function count_member_version()`,
  `alter table term add column request_key uuid`,
  `create unique index term_request_key on term (request_key) where request_key is not null`,
  `create table blocked_fin (
    id uuid primary key,
    fin_hash text not null,
    blocked_at timestamptz not null,
    blocked_by uuid not null references staff
  )`,
  `create unique index blocked_fin_hash on blocked_fin (fin_hash)`,
  `create table paper_request (
    id uuid primary key,
    member_id uuid not null references member,
    kind text not null,
    state text not null,
    received_day date not null,
    due_day date not null,
    note text not null,
    request_key uuid not null unique,
    created_at timestamptz not null,
    created_by uuid not null references staff,
    decided_at timestamptz,
    decided_by uuid references staff,
    decision text
  )`,
  `create unique index paper_request_open on paper_request (member_id, kind) where state = 'open'`,
  `create index paper_request_member on paper_request (member_id, due_day, id)`,
  `create index paper_request_due on paper_request (due_day, id)`,
  `create index paper_request_kind on paper_request (kind, due_day, id)`,
  `create index paper_request_state on paper_request (state, due_day, id)`,
  `create index paper_request_kind_state on paper_request (kind, state, due_day, id)`,
  // What a person used moves with a corrected FIN.
  `create index promo_use_person on promo_use (person)`,
  `create index promo_person_person on promo_person (person)`,
  `create index privilege_use_who on privilege_use (who)`,
  `create index redemption_person on redemption (person)`,
]

/** Acts of staff on a member: corrections by version, holders confirmed, months given once, blocked FINs, requests on paper. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

import { type Kysely, sql } from 'kysely'

/** What staff can correct of a member but the FIN: see 0037. */
const corrected = 'full_name, birth_date, nationality, gender, sector, company, occupation, language'
const each = (row: 'old' | 'new') => corrected.replaceAll(/\w+/g, (column) => `${row}.${column}`)

const statements = [
  `alter table member add column other_fin_hash text`,
  `alter table closed_person add column other_fin_hash text`,
  `alter table blocked_fin add column other_fin_hash text`,
  // Whichever key a process names accounts by, two of one FIN meet in one of these; without a second hash both are the first.
  `create unique index member_fin_hash_low on member (least(fin_hash, other_fin_hash))`,
  `create unique index member_fin_hash_high on member (greatest(fin_hash, other_fin_hash))`,
  `create index closed_person_other on closed_person (other_fin_hash) where other_fin_hash is not null`,
  `create index blocked_fin_other on blocked_fin (other_fin_hash) where other_fin_hash is not null`,
  // A hash has 43 characters; what stands before them names its key.
  `create index member_fin_hash_marks on member (left(fin_hash, -43), coalesce(left(other_fin_hash, -43), '-'), id) where fin_hash is not null`,
  `create table dropped_lookup_key (mark text primary key, dropped_at timestamptz not null)`,
  `create function refuse_dropped_lookup_key() returns trigger language plpgsql as $$
    begin
      if exists (select from dropped_lookup_key where mark = left(new.fin_hash, -43)) then
        raise exception 'this process hashes FINs with a LOOKUP_KEY that was taken out of use' using errcode = '55000';
      end if;
      return new;
    end $$`,
  `create trigger member_lookup_key before insert or update of fin_hash on member for each row
    when (new.fin_hash is not null) execute function refuse_dropped_lookup_key()`,
  // The same FIN under another key is no correction.
  `drop trigger member_version on member`,
  `create trigger member_version before update of ${corrected}, fin_hash, other_fin_hash on member for each row
    when ((${each('old')}) is distinct from (${each('new')}) or (
      old.fin_hash is distinct from new.fin_hash
      and (old.other_fin_hash is null or old.other_fin_hash is distinct from new.fin_hash)
      and (new.other_fin_hash is null or old.fin_hash is distinct from new.other_fin_hash)
    )) execute function count_member_version()`,
]

/** A second look-up key beside the first, until everything has its hashes; and which keys are out of use. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

import { type Kysely, sql } from 'kysely'

/** Of `m`, a member: what stands in the directory beside the days of the ledger. */
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
const columns = Object.keys(copied).join(', ')
const values = Object.values(copied).join(', ')

/** Of unvoided terms `t`; runs without a gap are one range. */
const days = `min(t.first_day) as first_day, max(t.last_day) as last_day, range_agg(daterange(t.first_day, t.last_day, '[]')) as cover`
const runFrom = '(select max(lower(run)) from unnest(l.cover) as run)'

const watched = ['full_name', 'mobile', 'fin_last_four', 'nationality', 'sector', 'language', 'created_at', 'deactivated_at', 'closed_at']
const rowOf = (row: string) => `(${watched.map((column) => `${row}.${column}`).join(', ')})`

const statements = [
  `create table member_directory (
    member_id uuid primary key references member on delete cascade,
    closed boolean not null,
    deactivated boolean not null,
    sort_name text collate "C" not null,
    words tsvector not null,
    nationality text not null,
    sector text not null,
    language text not null,
    joined_at timestamptz not null,
    first_day date,
    run_from date,
    last_day date,
    cover datemultirange not null default '{}'
  )`,
  // The words of the name, also as they are written without apostrophe, point and hyphen; the last four of mobile and FIN.
  `create function member_words(name text, mobile text, fin_last_four text) returns tsvector language sql immutable parallel safe as $$
    select array_to_tsvector(array(
      select distinct word from unnest(
        regexp_split_to_array(lower(name collate "C"), '[^a-z0-9]+')
        || regexp_split_to_array(lower(translate(name, '''.-', '') collate "C"), '[^a-z0-9]+')
        || right(mobile, 4) || lower(fin_last_four collate "C")) as word
      where word <> '')) $$`,
  `create function list_member() returns trigger language plpgsql as $$
    begin
      insert into member_directory (member_id, ${columns}) select m.id, ${values} from (select new.*) m
      on conflict (member_id) do update set (${columns}) = row(${columns.replace(/\w+/g, 'excluded.$&')});
      return null;
    end $$`,
  `create trigger member_added after insert on member for each row execute function list_member()`,
  `create trigger member_changed after update of ${watched.join(', ')} on member for each row
    when (${rowOf('old')} is distinct from ${rowOf('new')}) execute function list_member()`,
  `create function list_cover() returns trigger language plpgsql as $$
    declare whose uuid := case when tg_op = 'DELETE' then old.member_id else new.member_id end;
    begin
      update member_directory d set first_day = l.first_day, run_from = ${runFrom}, last_day = l.last_day,
        cover = coalesce(l.cover, '{}')
      from (select ${days} from term t where t.member_id = whose and t.voided_at is null) l
      where d.member_id = whose;
      return null;
    end $$`,
  `create trigger term_covers after insert or delete or update of first_day, last_day, voided_at on term
    for each row execute function list_cover()`,
  `create function fill_member_directory() returns void language sql as $$
    insert into member_directory (member_id, ${columns}, first_day, run_from, last_day, cover)
    select m.id, ${values}, l.first_day, ${runFrom}, l.last_day, coalesce(l.cover, '{}')
    from member m left join (
      select t.member_id, ${days} from term t where t.voided_at is null group by t.member_id
    ) l on l.member_id = m.id $$`,
  `select fill_member_directory()`,
  `create index member_directory_words on member_directory using gin (words)`,
  ...['sort_name', 'joined_at', 'last_day'].map(
    (column) => `create index member_directory_${column} on member_directory (${column}, member_id) where not closed`,
  ),
  `create index member_directory_ends_last on member_directory (last_day desc nulls last, member_id desc) where not closed`,
]

/** The desk finds and lists members: by words, in each order, and by a status that is derived from the days of the ledger. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

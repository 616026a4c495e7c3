import { type Kysely, sql } from 'kysely'

const statements = [
  // Beside the thread, which each message writes anew.
  `create table thread_words (
    thread_id uuid primary key references message_thread on delete cascade,
    words tsvector not null
  )`,
  `create function fill_thread_words() returns void language sql as $$
    insert into thread_words (thread_id, words)
    select t.id, d.words from message_thread t join member_directory d on d.member_id = t.member_id $$`,
  // Held meanwhile: a name that is being corrected is waited for.
  `create function word_thread() returns trigger language plpgsql as $$
    begin
      insert into thread_words (thread_id, words)
      select new.id, d.words from member_directory d where d.member_id = new.member_id for share;
      return null;
    end $$`,
  `create trigger message_thread_worded after insert on message_thread for each row execute function word_thread()`,
  `create function word_thread_anew() returns trigger language plpgsql as $$
    begin
      update thread_words w set words = new.words from message_thread t where t.member_id = new.member_id and w.thread_id = t.id;
      return null;
    end $$`,
  `create trigger member_directory_worded after update of words on member_directory for each row
    when (old.words is distinct from new.words) execute function word_thread_anew()`,
  `select fill_thread_words()`,
  `create index thread_words_words on thread_words using gin (words)`,
]

/** The inbox is searched by the words of those who wrote, not by those of everybody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

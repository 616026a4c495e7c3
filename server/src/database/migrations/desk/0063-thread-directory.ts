import { type Kysely, sql } from 'kysely'

const statements = [
  // Beside the thread, which each message writes anew.
  `create table thread_directory (
    thread_id uuid primary key references message_thread on delete cascade,
    words tsvector not null,
    language text not null
  )`,
  `create function fill_thread_directory() returns void language sql as $$
    insert into thread_directory (thread_id, words, language)
    select t.id, d.words, d.language from message_thread t join member_directory d on d.member_id = t.member_id $$`,
  // Held meanwhile: a name that is being corrected is waited for.
  `create function list_thread() returns trigger language plpgsql as $$
    begin
      insert into thread_directory (thread_id, words, language)
      select new.id, d.words, d.language from member_directory d where d.member_id = new.member_id for share;
      return null;
    end $$`,
  `create trigger message_thread_listed after insert on message_thread for each row execute function list_thread()`,
  `create function list_thread_anew() returns trigger language plpgsql as $$
    begin
      update thread_directory w set words = new.words, language = new.language
      from message_thread t where t.member_id = new.member_id and w.thread_id = t.id;
      return null;
    end $$`,
  `create trigger member_directory_listed after update of words, language on member_directory for each row
    when ((old.words, old.language) is distinct from (new.words, new.language)) execute function list_thread_anew()`,
  `select fill_thread_directory()`,
  `create index thread_directory_words on thread_directory using gin (words)`,
  `create index thread_directory_language on thread_directory (language, thread_id)`,
]

/** The inbox is searched by the words of those who wrote, not by those of everybody, and so is their language. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

import { type Kysely, sql } from 'kysely'

const statements = `
create table notification (
  id uuid primary key,
  member_id uuid not null references member,
  kind text not null,
  key text not null,
  language text not null,
  title text not null,
  text text not null,
  opens text,
  created_at timestamptz not null,
  read_at timestamptz,
  deleted_at timestamptz,
  unique (kind, key, member_id)
);
create index notification_inbox on notification (member_id, created_at desc, id desc) where deleted_at is null;
create index notification_unread on notification (member_id) where read_at is null and deleted_at is null;
create table push_subscription (
  id uuid primary key,
  member_id uuid not null references member,
  session_hash text not null references session on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null
);
create index push_subscription_member on push_subscription (member_id);
create index push_subscription_session on push_subscription (session_hash);
create table push_delivery (
  id uuid primary key,
  notification_id uuid not null references notification on delete cascade,
  subscription_id uuid not null,
  state text not null,
  tries integer not null default 0,
  next_at timestamptz not null,
  ended_at timestamptz,
  error text,
  unique (notification_id, subscription_id)
);
create index push_delivery_due on push_delivery (next_at) where state = 'due';
create table broadcast (
  id uuid primary key,
  request_key uuid not null unique,
  title jsonb not null,
  text jsonb not null,
  opens text,
  by_sms boolean not null,
  audience jsonb not null,
  state text not null,
  send_at timestamptz,
  created_at timestamptz not null,
  created_by uuid not null references staff,
  began_at timestamptz,
  ended_at timestamptz
);
create index broadcast_created on broadcast (created_at desc, id desc);
create index broadcast_under_way on broadcast (send_at) where state in ('scheduled', 'sending');
create table broadcast_member (
  broadcast_id uuid not null references broadcast,
  member_id uuid not null references member,
  state text not null,
  primary key (broadcast_id, member_id)
);
create index broadcast_member_due on broadcast_member (broadcast_id, member_id) where state = 'due';
create table reminder (
  member_id uuid not null references member,
  last_day date not null,
  stage text not null,
  due_day date not null,
  state text not null,
  reason text,
  ended_at timestamptz,
  primary key (member_id, last_day, stage)
);
create index reminder_due on reminder (member_id) where state = 'due';
create index reminder_day_due on reminder (due_day);
create table reminder_day (
  day date primary key,
  planned_at timestamptz not null,
  reported_at timestamptz
);
create index term_ending on term (last_day) where voided_at is null;
create table kept_secret (
  name text primary key,
  sealed text not null
);
alter table sms add column segments integer not null default 0;
alter table sms add column error_code text;
alter table sms add column notification_id uuid;
create index sms_notification on sms (notification_id) where notification_id is not null;
create index sms_failed on sms (created_at desc, id desc) where state = 'failed';
update sms set state = 'taken' where state = 'sent'
`

/** The inbox, push, broadcasts and reminders; and how far each SMS came. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements.split(';')) await sql.raw(statement).execute(db)
}

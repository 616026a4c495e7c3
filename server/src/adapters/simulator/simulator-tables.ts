import type { OpenDatabase } from '../../database/database.ts'

/** Any number; the same in every process, so that two that start together make the tables one after the other. */
const lockNumber = 7_204_511

const tables = `
begin;
select pg_advisory_xact_lock(${lockNumber});
create schema if not exists simulator;
create table if not exists simulator.sms (
  id bigint generated always as identity primary key,
  phone text not null,
  body text not null,
  sent_at timestamptz not null
);
create index if not exists sms_by_phone on simulator.sms (phone, id desc);
create table if not exists simulator.push (
  id bigint generated always as identity primary key,
  endpoint text not null,
  body text not null,
  sent_at timestamptz not null
);
create index if not exists push_by_endpoint on simulator.push (endpoint, id desc);
create table if not exists simulator.payment (
  transaction_number text primary key,
  pay_number text not null unique,
  amount_cents integer not null,
  expires_at timestamptz not null,
  qr_text text not null,
  failure_reason text,
  pay_late_at timestamptz,
  created_at timestamptz not null
);
alter table simulator.payment add column if not exists party text not null default 'bank';
create index if not exists payment_late on simulator.payment (pay_late_at) where pay_late_at is not null;
create table if not exists simulator.charge (
  charge_id text primary key,
  transaction_number text not null references simulator.payment,
  amount_cents integer not null,
  settled_at timestamptz not null
);
create index if not exists charge_by_payment on simulator.charge (transaction_number);
create table if not exists simulator.callback (
  id bigint generated always as identity primary key,
  transaction_number text not null references simulator.payment,
  body text not null
);
create table if not exists simulator.switch (name text primary key, value text not null);
commit;`

/** Makes the simulator's own tables, in a schema of its own that the programme never reads. */
export async function makeSimulatorTables(open: OpenDatabase): Promise<void> {
  await open.executeSql(tables)
}

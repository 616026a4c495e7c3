import { type Kysely, sql } from 'kysely'

const item = `
    id uuid primary key,
    position integer not null,
    publish_from timestamptz not null,
    publish_to timestamptz check (publish_to > publish_from),
    texts jsonb not null,
    long_texts jsonb not null,
    whole_in jsonb not null,
    created_at timestamptz not null`
const withPicture = 'picture_id uuid references picture'
const point = 'latitude double precision not null, longitude double precision not null'

const statements = [
  `create table picture (
    id uuid primary key,
    width integer not null,
    height integer not null,
    master_key text not null,
    created_at timestamptz not null
  )`,
  `create table shop (${item}, search text not null, ${point}, name text not null, address text not null, phone text)`,
  `create table privilege (${item}, search text not null, ${withPicture}, category text not null, picked boolean not null)`,
  `create table privilege_shop (
    privilege_id uuid not null references privilege,
    shop_id uuid not null references shop,
    position integer not null,
    primary key (privilege_id, shop_id)
  )`,
  `create index privilege_shop_shop on privilege_shop (shop_id)`,
  `create table banner (${item}, ${withPicture}, link text)`,
  `create table news (${item}, ${withPicture}, link text)`,
  `create table question (${item}, search text not null, section text not null)`,
  `create table place (${item}, ${point}, kind text not null, address text not null, phone text)`,
  `create table insurance_item (${item}, ${withPicture}, part text not null, phone text)`,
  ...['shop', 'privilege', 'banner', 'question', 'place', 'insurance_item'].map(
    (table) => `create index ${table}_position on ${table} (position, id)`,
  ),
  `create index news_publish_from on news (publish_from desc, id)`,
  `create table content_version (version bigint not null)`,
  `insert into content_version values (0)`,
]

/** What members read: shops, privileges, banners, news, questions, places, insurance, and their pictures. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

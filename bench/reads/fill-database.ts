import pg from 'pg'
import { openDatabase } from '../../server/src/database/open-database.ts'
import { makeEncryption } from '../../server/src/keys/encryption.ts'
import { systemClock } from '../../server/src/ports/clock.ts'
import { offerCampaign } from '../../server/src/testing/fixtures/campaign-fixtures.ts'
import { fillContent } from '../load/fill-database.ts'
import { type Filling, fillMembers, readersFilling } from './fill-members.ts'
import type { KeptPostgres } from './kept-postgres.ts'
import { openSessions } from './readers.ts'

/** Campaigns that have begun: one by a tap, one by itself, one that is over. */
const campaigns = [
  { startsAt: '2020-01-01T00:00:00+08:00', endsAt: '2040-01-01T00:00:00+08:00', stock: 900_000 },
  { startsAt: '2020-01-01T00:00:00+08:00', endsAt: '2040-01-01T00:00:00+08:00', stock: 900_000, autoClaim: true },
  { startsAt: '2020-01-01T00:00:00+08:00', endsAt: '2021-01-01T00:00:00+08:00' },
]

async function tell(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

/** The address of a database with so many members and the programme's content; one that is there already is taken as it is. */
export async function filledDatabase(postgres: KeptPostgres, members: number, what = 'members', filling = readersFilling): Promise<string> {
  const [name, server] = [`${what}_${members}`, postgres.urlOf('postgres')]
  const url = postgres.urlOf(name)
  if ((await tell(server, `select from pg_database where datname = '${name}'`)).length > 0) return url
  const began = performance.now()
  // Under another name until it is whole: a fill that was stopped is not taken for one.
  await tell(server, 'drop database if exists filling with (force)')
  await tell(server, 'create database filling')
  await fill(postgres.urlOf('filling'), members, filling)
  await tell(server, `alter database filling rename to ${name}`)
  const [size] = await tell(server, `select pg_size_pretty(pg_database_size('${name}')) as size`)
  console.log(`${members} members filled in: ${String(size?.['size'])}, ${Math.round((performance.now() - began) / 1000)} s`)
  return url
}

async function fill(url: string, members: number, filling: Filling): Promise<void> {
  const open = await openDatabase({ url, pool: 3 })
  try {
    // Nothing of a campaign is encrypted: any keys do.
    const encryption = makeEncryption(`k1:${'11'.repeat(32)}`, '22'.repeat(32))
    await fillContent(open, systemClock)
    for (const campaign of campaigns) await offerCampaign({ deps: { db: open.db, clock: systemClock, encryption } }, campaign)
  } finally {
    await open.close()
  }
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await fillMembers(client, members, filling)
    await openSessions(client)
    await client.query('vacuum (freeze, analyze)')
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}

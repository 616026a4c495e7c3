import { randomUUID } from 'node:crypto'
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../database/open-database.ts'
import { makeEncryption } from '../keys/encryption.ts'
import { asUser, preparedBinaries, type RunningPostgres, startPostgres } from '../testing/databases/real-postgres.ts'
import { createMembers } from '../testing/fixtures/stored-members.ts'
import { testKeys } from '../testing/start-test-server.ts'
import { backupsToRemove, listBackups } from './backup-folder.ts'
import { manifestName } from './manifest.ts'
import { beginQuietMoment } from './quiet-moment.ts'
import { startPrivately } from './private-postgres.ts'
import { roomProblem } from './restore-backup.ts'
import { firstGap, nextSegment } from './wal.ts'
import { runToEnd } from '../testing/run-program.ts'

const members = 20
const keys = { FIN_KEYS: testKeys.fin, LOOKUP_KEY: testKeys.lookup }
let home: string
let folder: string
let postgres: RunningPostgres
let client: pg.Client

/** A folder of the user as whom PostgreSQL runs. */
function makeFolder(name: string): string {
  const path = join(home, name)
  mkdirSync(path)
  const { uid, gid } = asUser as { uid?: number; gid?: number }
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid)
  return path
}

function run(programme: string, settings: Record<string, string>, ...args: string[]) {
  const all = { PATH: process.env['PATH'], BACKUP_FOLDER: folder, POSTGRES_BIN: preparedBinaries(), ...settings }
  return runToEnd(programme, all, { args })
}
const backUp = (...args: string[]) => run('backup-database.ts', { MIGRATE_DATABASE_URL: postgres.url, DATA_FOLDER: home }, ...args)
const restore = (to: string, settings: Record<string, string> = {}, ...args: string[]) =>
  run('restore-database.ts', { ...keys, ...settings }, '--to', to, ...args)

const mark = async (host: string, by = client) =>
  void (await by.query(
    `insert into server_process (id, host, pid, version, runs_jobs, started_at, seen_at) values ($1, $2, 1, 'v', false, now(), now())`,
    [randomUUID(), host],
  ))

/** The marks in a restored folder, and whether a member's password is there, as they stand once PostgreSQL runs on it. */
async function marksIn(to: string): Promise<string[]> {
  const place = { bin: preparedBinaries(), data: join(to, 'data'), owner: asUser, role: 'postgres', database: 'postgres', settings: {} }
  const running = await startPrivately(place, {}, 'select true as arrived')
  const reader = new pg.Client({ connectionString: running.url })
  await reader.connect()
  const { rows } = await reader.query<{ host: string }>(`select distinct host from server_process where host <> 'load' order by 1`)
  await reader.end()
  await running.stop()
  return rows.map(({ host }) => host)
}

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'mwc-backup-'))
  const { uid, gid } = asUser as { uid?: number; gid?: number }
  if (uid !== undefined && gid !== undefined) chownSync(home, uid, gid)
  folder = makeFolder('backups')
  mkdirSync(join(home, 'files', 'photos'), { recursive: true })
  writeFileSync(join(home, 'files', 'photos', 'one.webp'), 'a photo')
  // As the archive's script stands for PostgreSQL's user, who may not reach a clone.
  const script = join(home, 'archive-wal.sh')
  cpSync(fileURLToPath(new URL('../../../deploy/postgres/archive-wal.sh', import.meta.url)), script)
  const archive = makeFolder('backups/wal')
  postgres = await startPostgres(['archive_mode=on', `archive_command=${script} "%p" "%f" ${archive}`, 'wal_level=replica'])
  const open = await openDatabase({ url: postgres.url, pool: 3 })
  const encryption = makeEncryption(testKeys.fin, testKeys.lookup)
  await createMembers(open.db, encryption, members)
  await open.close()
  client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await postgres.stop()
  rmSync(home, { recursive: true, force: true })
})

test('a backup under writes restores whole, to the second, and with all that came later', async () => {
  const written = { isEnough: false }
  const writer = (async () => {
    const load = new pg.Client({ connectionString: postgres.url })
    await load.connect()
    while (!written.isEnough) {
      await mark('load', load)
      await wait(2)
    }
    await load.end()
  })()
  await mark('before')
  const [made, second] = await Promise.all([backUp(), wait(300).then(() => backUp())])
  written.isEnough = true
  await writer
  // Two at once: one finishes, the other says so or comes after it.
  const [whole, other] = made.code === 0 ? [made, second] : [second, made]
  expect(whole.said).toContain('is whole')
  expect(whole.said).toContain('which a restore compares')
  expect(whole.said).toContain(`FIN_KEYS: "k1" (${members} FINs`)
  if (other.code !== 0) expect(other.said).toContain('Another backup of this PostgreSQL is under way.')
  expect(await backUp('--verify')).toMatchObject({ code: 0, said: expect.stringContaining('without a gap') })
  const { rows } = await client.query<{ name: string }>('select name from kept_backup order by finished_at')
  expect(rows.map(({ name }) => name)).toEqual(await listBackups(folder))

  await mark('wanted')
  await wait(1_100)
  const { rows: moments } = await client.query<{ at: Date }>(`select date_trunc('second', clock_timestamp()) as at`)
  await wait(1_100)
  await mark('too late')
  await client.query('select pg_switch_wal()')
  await expect.poll(() => readdirSync(join(folder, 'wal')).length).toBeGreaterThan(2)
  await wait(500)

  const [all, early] = [makeFolder('all'), makeFolder('early')]
  expect(await restore(all)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/tables hold the rows and sums of the backup[^]+Keys fit: 20 FINs/),
  })
  expect(await marksIn(all)).toEqual(['before', 'too late', 'wanted'])
  expect(readFileSync(join(all, 'files', 'photos', 'one.webp'), 'utf8')).toBe('a photo')
  const time = moments[0]?.at.toISOString() ?? ''
  expect(await restore(early, {}, '--time', time)).toMatchObject({ code: 0 })
  expect(await marksIn(early)).toEqual(['before', 'wanted'])
})

test('a backup whose files are in a bucket says so, and so does its restore; what the folder still has goes along', async () => {
  const bucket = { FILES: 's3', S3_BUCKET: 'mwc-files' }
  const settings = { MIGRATE_DATABASE_URL: postgres.url, DATA_FOLDER: home }
  expect(await run('backup-database.ts', { ...settings, FILES: 's3' })).toMatchObject({
    code: 1,
    said: expect.stringContaining('S3_BUCKET: is needed'),
  })
  const { code, said } = await run('backup-database.ts', { ...settings, ...bucket })
  expect([code, said]).toEqual([0, expect.stringContaining('in the bucket mwc-files, and NOT in this backup')])
  const to = makeFolder('of-a-bucket')
  expect(await restore(to)).toMatchObject({
    code: 0,
    said: expect.stringContaining('files in the bucket mwc-files, as they are there now'),
  })
  expect(readFileSync(join(to, 'files', 'photos', 'one.webp'), 'utf8')).toBe('a photo')
})

test('what cannot become what it was is refused in words, and nothing is left of it', async () => {
  if ((await listBackups(folder)).length === 0) await backUp()
  const name = (await listBackups(folder)).at(-1) ?? ''
  const to = makeFolder('refused')
  const refuses = async (what: string | RegExp, settings: Record<string, string> = {}, ...args: string[]) => {
    const { code, said } = await restore(to, settings, ...args)
    expect([code, said]).toEqual([1, typeof what === 'string' ? expect.stringContaining(what) : expect.stringMatching(what)])
    expect(said).not.toMatch(/[0-9a-f]{32}/)
    expect(readdirSync(to)).toEqual([])
  }
  await refuses('the key "k1": 20 FINs', { FIN_KEYS: `k9:${'99'.repeat(32)}` })
  await refuses('lies before the end of', {}, '--time', '2020-01-01T00:00:00Z')
  await refuses('must be a moment with its offset', {}, '--time', '2020-01-01')
  await refuses('there is no program "postgres"', { POSTGRES_BIN: home })
  await refuses('There is no whole backup', { BACKUP_FOLDER: home })
  await refuses('are needed', { BACKUP_FOLDER: folder, LOOKUP_KEY: '' })

  // A copy of the folder, to break: one thing at a time.
  const broken = makeFolder('broken')
  cpSync(folder, broken, { recursive: true })
  const inBroken = (path: string) => join(broken, name, path)
  const mend = (path: string) => cpSync(join(folder, name, path), inBroken(path))
  const used = readFileSync(inBroken('files.txt'), 'utf8')
    .split('\n')
    .find((line) => line.includes(' data/base/') && !line.includes(' 0 '))
  const [, bytes = '', path = ''] = used?.split(' ') ?? []
  truncateSync(inBroken(path), Number(bytes) - 1)
  await refuses(`${path} has ${Number(bytes) - 1} bytes in place of ${bytes}`, { BACKUP_FOLDER: broken })
  writeFileSync(inBroken(path), Buffer.alloc(Number(bytes), 1))
  await refuses(`${path} is not what was backed up`, { BACKUP_FOLDER: broken })
  expect(await run('backup-database.ts', { BACKUP_FOLDER: broken }, '--verify')).toMatchObject({
    code: 1,
    said: expect.stringContaining(path),
  })
  mend(path)
  writeFileSync(inBroken('files.txt'), '')
  await refuses('is not the list that this backup was finished with', { BACKUP_FOLDER: broken })
  mend('files.txt')
  const manifest = JSON.parse(readFileSync(inBroken(manifestName), 'utf8')) as { migrations: string[]; wal: { last: string } }
  const later = (change: object) => writeFileSync(inBroken(manifestName), JSON.stringify({ ...manifest, ...change }))
  later({ migrations: [...manifest.migrations, '9999-later'] })
  await refuses(/of a later version .*9999-later/, { BACKUP_FOLDER: broken })
  later({ format: 2 })
  await refuses('made by a later version', { BACKUP_FOLDER: broken })
  mend(manifestName)
  const after = nextSegment(manifest.wal.last, 16 << 20)
  writeFileSync(join(broken, 'wal', nextSegment(nextSegment(after, 16 << 20), 16 << 20)), '')
  rmSync(join(broken, 'wal', after), { force: true })
  await refuses(`The archive lacks WAL ${after}`, { BACKUP_FOLDER: broken })
  // The log of its own time is in it: without an archive it comes back as it ended.
  rmSync(join(broken, 'wal'), { recursive: true })
  const alone = makeFolder('alone')
  expect(await restore(alone, { BACKUP_FOLDER: broken })).toMatchObject({ code: 0 })
  expect(await marksIn(alone)).toContain('before')
  rmSync(join(broken, name, manifestName))
  await refuses('There is no whole backup', { BACKUP_FOLDER: broken }, '--backup', name)

  writeFileSync(join(to, 'there'), 'mine')
  const { code, said } = await restore(to)
  expect([code, said, readdirSync(to)]).toEqual([1, expect.stringContaining('is not empty'), ['there']])
})

test('a key that only has the right name is found out by a FIN that does not open; a drill takes away what it made', async () => {
  const to = makeFolder('other-key')
  const { code, said } = await restore(to, { FIN_KEYS: testKeys.fin.replace(/[0-9a-f]{64}/, '99'.repeat(32)) }, '--drill')
  expect([code, said]).toEqual([1, expect.stringContaining('FINs 20 do not open')])
  expect(readdirSync(to)).toEqual([])
})

test('a moment that the archive does not reach is refused with what PostgreSQL says', async () => {
  const { code, said } = await restore(makeFolder('future'), {}, '--time', '2099-01-01T00:00:00Z')
  expect([code, said]).toEqual([1, expect.stringContaining('The archive of WAL ends before that moment')])
})

test('a backup is refused where nothing is archived, and where the data are not to be seen', async () => {
  const plain = await startPostgres()
  const open = await openDatabase({ url: plain.url, pool: 3 })
  await open.close()
  const { code, said } = await run('backup-database.ts', { DATABASE_URL: plain.url })
  await plain.stop()
  expect([code, said]).toEqual([1, expect.stringContaining('archive_mode')])
  expect(await run('backup-database.ts', { BACKUP_FOLDER: '' })).toMatchObject({
    code: 1,
    said: expect.stringContaining('BACKUP_FOLDER: is needed'),
  })
  expect(await run('backup-database.ts', { DATABASE_URL: plain.url })).toMatchObject({
    code: 1,
    said: expect.stringContaining('cannot be reached'),
  })
  expect(await run('backup-database.ts', {})).toMatchObject({ code: 1, said: expect.stringContaining('embedded database') })
})

test('the owner of the tables backs up with the rights that make-roles.sh gives, and no others', async () => {
  const script = readFileSync(fileURLToPath(new URL('../../../deploy/postgres/make-roles.sh', import.meta.url)), 'utf8')
  const granted = script
    .split('\n')
    .filter((line) => /^grant .* to mwc_owner;$/.test(line) && !line.includes(' on database ') && !line.includes(' on schema '))
  expect(granted).toHaveLength(2)
  await client.query('create role mwc_owner login')
  const owned = new URL(postgres.url)
  owned.username = 'mwc_owner'
  const asOwner = () => run('backup-database.ts', { MIGRATE_DATABASE_URL: owned.href, DATA_FOLDER: home })
  await client.query('grant pg_read_all_data, pg_write_all_data to mwc_owner')
  expect(await asOwner()).toMatchObject({ code: 1, said: expect.stringContaining('make-roles.sh') })
  for (const line of granted) await client.query(line)
  expect(await asOwner()).toMatchObject({ code: 0 })
})

test('so many backups stay, the log of the others goes, and the newest is never removed', async () => {
  expect(backupsToRemove(['a', 'b', 'c'], { keep: 2 }, Temporal.Now.instant())).toEqual(['a'])
  expect(backupsToRemove(['2026-01-01T00-00-00Z'], { days: 1 }, Temporal.Instant.from('2027-01-01T00:00:00Z'))).toEqual([])
  const half = join(folder, '.making-2026-01-01T00-00-00Z')
  mkdirSync(half)
  expect(await backUp('--keep', '1')).toMatchObject({ code: 0 })
  const names = await listBackups(folder)
  expect([names.length, existsSync(half)]).toEqual([1, false])
  const { wal } = JSON.parse(readFileSync(join(folder, names[0] ?? '', manifestName), 'utf8')) as { wal: { first: string } }
  const left = readdirSync(join(folder, 'wal')).filter((name) => name.length === 24)
  expect(left.filter((name) => name < wal.first)).toEqual([])
  expect(left).toContain(wal.first)
  expect(await backUp('--verify')).toMatchObject({ code: 0 })
})

/** For a process of Node: a disk that takes so many bytes of copies more. */
const diskOf = (bytes: number) =>
  `--import=data:text/javascript,${encodeURIComponent(`
  import { open } from 'node:fs/promises'
  const handle = await open(process.execPath)
  const its = Object.getPrototypeOf(handle)
  await handle.close()
  const { writeFile } = its
  let room = ${bytes}
  its.writeFile = async function (part) {
    room -= part.length
    if (room < 0) throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    await writeFile.call(this, part)
  }`)}`

test('where the disk is full nothing of a backup is kept, and what is there stays whole', async () => {
  expect(await backUp()).toMatchObject({ code: 0 })
  const there = await listBackups(folder)
  const noted = async () => (await client.query('select name from kept_backup')).rows.length
  const notedThen = await noted()
  for (const room of [0, 1_000_000, 20_000_001]) {
    const settings = { MIGRATE_DATABASE_URL: postgres.url, DATA_FOLDER: home, NODE_OPTIONS: diskOf(room) }
    const words = 'The disk is full. What was begun was taken away again.'
    expect(await run('backup-database.ts', settings)).toMatchObject({ code: 1, said: expect.stringContaining(words) })
    expect(readdirSync(folder).toSorted()).toEqual([...there, 'wal'])
    expect(await noted()).toBe(notedThen)
  }
  expect(await backUp('--verify')).toMatchObject({ code: 0 })
  expect(await backUp()).toMatchObject({ code: 0 })
})

test('no moment is quiet while somebody has changed something and not ended, seen or not', async () => {
  const clients = [1, 2, 3].map(() => new pg.Client({ connectionString: postgres.url })) as [pg.Client, pg.Client, pg.Client]
  for (const one of clients) await one.connect()
  const [writer, counting, other] = clients
  await writer.query('begin')
  await mark('half', writer)
  expect(await beginQuietMoment(counting, other, 300)).toBe(null)
  await writer.query('commit')
  const lsn = await beginQuietMoment(counting, other, 20_000)
  await mark('later', writer)
  const { rows } = await counting.query<{ host: string }>(`select host from server_process where host in ('half', 'later')`)
  expect([lsn, rows]).toEqual([expect.stringMatching(/^[0-9A-F]+\/[0-9A-F]+$/), [{ host: 'half' }]])
  for (const one of clients) await one.end()
})

test('names of the log and room are reckoned with', () => {
  expect(nextSegment('0000000100000002000000FF', 16 << 20)).toBe('000000010000000300000000')
  expect(firstGap(['000000010000000000000001', '000000010000000000000003'], '000000010000000000000001', 16 << 20)).toBe(
    '000000010000000000000002',
  )
  expect(firstGap(['000000010000000000000001'], '000000010000000000000001', 16 << 20)).toBe(null)
  expect(roomProblem('/there', 1e9, 1e9)).toContain('/there has 1.0 GB free')
  expect(roomProblem('/there', 1e9, 2e9)).toBe(null)
})

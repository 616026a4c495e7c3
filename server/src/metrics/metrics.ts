import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { PoolUse } from '../database/database.ts'
import type { Replica } from '../database/replica/replica.ts'
import { withTimeout } from '../database/with-timeout.ts'
import type { Gauges } from '../features/health/read-gauges.ts'
import { gaugeMetrics } from './gauge-metrics.ts'
import { replicaMetrics } from './replica-metrics.ts'
import { type RequestMetrics, requestMetrics } from './request-metrics.ts'

export type Metrics = RequestMetrics & {
  contentType: string
  /** From now on also says what the connections do, and what stands in the tables. */
  watch(pools: () => PoolUse[], readGauges: () => Promise<Gauges>): void
  /** And how a replica does. */
  watchReplica(replica: Pick<Replica, 'use'>): void
  /** And how often in a row the store of files did not do what it was asked. */
  watchFiles(faultsInARow: () => number): void
  /** All of it, as Prometheus reads it. */
  read(): Promise<string>
}

/** What stands in the tables is asked for so often at most, whoever reads. */
export const askEveryMs = 15_000
/** Whoever reads waits for the tables no longer than this: Prometheus gives up after ten seconds. */
const patienceMs = 4_000

/** What a process says of itself to Prometheus. Labels are names of this programme: none holds an id, a number or a name. */
export function makeMetrics(process: { version: string; role: string }): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  new Gauge({ name: 'mwc_version_info', help: 'What runs here', labelNames: ['version', 'role'], registers }).set(process, 1)
  const answers = new Gauge({ name: 'mwc_database_answers', help: 'Whether the tables could be asked last (1) or not (0)', registers })
  const connections = new Gauge({
    name: 'mwc_pool_connections',
    help: 'Connections to the database, by pool: open, idle, at most, and requests that wait for one',
    labelNames: ['pool', 'state'],
    registers,
  })
  const waited = new Gauge({
    name: 'mwc_pool_longest_wait_seconds',
    help: 'How long the request that waits longest for a connection has waited, by pool',
    labelNames: ['pool'],
    registers,
  })
  const { show, forget } = gaugeMetrics(registry)
  let pools: () => PoolUse[] = () => []
  let ask: (() => Promise<Gauges>) | undefined
  let [askedAt, asking] = [-Infinity, Promise.resolve()]

  async function askNow(read: () => Promise<Gauges>): Promise<void> {
    try {
      show(await withTimeout(patienceMs, read()))
      answers.set(1)
    } catch {
      // What was is no answer to how things are.
      forget()
      answers.set(0)
    }
  }
  return {
    contentType: registry.contentType,
    ...requestMetrics(registry),
    watch: (readPools, readGauges) => void ([pools, ask] = [readPools, readGauges]),
    watchReplica: (replica) => replicaMetrics(registry, () => replica.use()),
    watchFiles: (faultsInARow) =>
      void new Gauge({
        name: 'mwc_files_faults',
        help: 'How often in a row the store of files did not do what it was asked by this process',
        registers,
        collect() {
          this.set(faultsInARow())
        },
      }),
    async read() {
      if (ask && performance.now() - askedAt >= askEveryMs) [askedAt, asking] = [performance.now(), askNow(ask)]
      await asking
      for (const { pool, waitedMs, ...use } of pools()) {
        waited.set({ pool }, waitedMs / 1000)
        for (const [state, n] of Object.entries(use)) connections.set({ pool, state }, n)
      }
      return registry.metrics()
    },
  }
}

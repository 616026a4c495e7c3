import { Counter, Gauge, type Registry } from 'prom-client'
import type { ReplicaUse } from '../database/replica/replica.ts'

/** How a replica does, as metrics; what it tells is what `use` says when they are read. */
export function replicaMetrics(registry: Registry, use: () => ReplicaUse): void {
  const registers: Registry[] = []
  const used = new Gauge({
    name: 'mwc_replica_used',
    help: 'Whether this process reads from the replica (1) or left it (0)',
    registers,
    collect() {
      this.set(Number(use().isUsed))
    },
  })
  const lag = new Gauge({
    name: 'mwc_replica_lag_seconds',
    help: 'For how long the replica may lack something, as far as this process knows; NaN until it was first seen to have all',
    registers,
    collect() {
      this.set(use().lagSeconds ?? NaN)
    },
  })
  const left = new Counter({
    name: 'mwc_replica_left_total',
    help: 'How often the replica was left, by the reason',
    labelNames: ['reason'],
    registers,
    collect() {
      this.reset()
      for (const [reason, n] of Object.entries(use().left)) this.inc({ reason }, n)
    },
  })
  const reads = new Counter({
    name: 'mwc_replica_reads_total',
    help: 'Reads that may be a second old: from the replica, or from the primary since it was left, lacked what was written, or failed (again)',
    labelNames: ['way'],
    registers,
    collect() {
      this.reset()
      for (const [way, n] of Object.entries(use().reads)) this.inc({ way }, n)
    },
  })
  registry.registerMetric(used)
  registry.registerMetric(lag)
  registry.registerMetric(left)
  registry.registerMetric(reads)
}

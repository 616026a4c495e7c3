import closeWithGrace from 'close-with-grace'
import type { FastifyBaseLogger } from 'fastify'
import { makeSimulator } from './adapters/simulator/make-simulator.ts'
import { netsGateway } from './adapters/nets-gateway.ts'
import { openFileStore } from './adapters/open-file-store.ts'
import { stripeGateway } from './adapters/stripe-gateway.ts'
import { twilioSms } from './adapters/twilio-sms.ts'
import { webPushService } from './adapters/web-push.ts'
import { allHousekeeping, allJobs } from './all-jobs.ts'
import { makeApp } from './app.ts'
import { makeJobsApp } from './jobs-app.ts'
import { checkStart } from './check-start.ts'
import { type Config, readConfig } from './config.ts'
import { describeStart, version } from './describe-start.ts'
import { openDatabase } from './database/open-database.ts'
import { noteProcess } from './features/health/note-process.ts'
import { checkLookupKey } from './features/account/people/check-lookup-key.ts'
import { requireLookupKeys } from './features/lookup-key/count-lookup-keys.ts'
import { readGauges } from './features/health/read-gauges.ts'
import { makeMetrics } from './metrics/metrics.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { seedDatabase } from './seed/seed-database.ts'
import { jobKinds } from './jobs/job-kinds.ts'
import { startQueue } from './jobs/queue.ts'
import { pushWhatReplicaHas } from './jobs/push-what-replica-has.ts'
import { requireFinKeys } from './keys/count-keys.ts'
import { loadVapidKeys } from './keys/load-vapid-keys.ts'
import { loadKeys } from './keys/load-keys.ts'
import { limitGarbage } from './limit-garbage.ts'
import { makeLogSigning } from './keys/log-signing.ts'
import { makeEncryption } from './keys/encryption.ts'
import { openLog } from './open-log.ts'
import type { Dependencies } from './dependencies.ts'
import { fileClock, systemClock } from './ports/clock.ts'
import { StartFault } from './start-fault.ts'
import { faultCode } from './ports/fault-code.ts'

/** Traces, where the settings name a place for them: nothing of it is loaded otherwise. */
async function takeTraces({ TRACES_URL: url, TRACES_RATIO: ratio, role }: Config, log: () => FastifyBaseLogger | undefined) {
  if (url === undefined) return undefined
  const { startTraces } = await import('./tracing/start-traces.ts')
  return startTraces({ url, ratio, version, role }, (taken) =>
    taken ? log()?.info('traces are taken again') : log()?.warn('traces are not taken: what waits too long is lost'),
  )
}

async function start(): Promise<void> {
  const config = readConfig(process.env)
  await checkStart(config)
  const files = await openFileStore(config)
  const clock = config.TEST_CLOCK === undefined ? systemClock : fileClock(config.TEST_CLOCK)
  const open = await openDatabase(config.database)
  const keys = loadKeys(config)
  let log: FastifyBaseLogger | undefined
  const onFault = (err: unknown, work: string) =>
    log ? log.error({ err, work }, 'a job, housekeeping or the queue failed') : console.error(`${work}: ${faultCode(err)}`)
  const encryption = makeEncryption(keys.finKeys, keys.lookupKey)
  await requireFinKeys(open.background, encryption)
  await requireLookupKeys(open.background, encryption)
  const pushKeys = await loadVapidKeys(open.db, encryption)
  await checkLookupKey(open.db, encryption)
  const doesJobs = config.role !== 'web'
  const queue = await open.alone(() => startQueue(open, onFault, { migrate: config.MIGRATE, supervise: doesJobs }))
  const simulator = await makeSimulator({ config, open, clock, secret: keys.callbackSecret, pushKey: pushKeys.publicKey })
  const payNow = { simulator: simulator.payNow, stripe: stripeGateway(config), none: undefined }[config.PAYNOW]
  const nets = { simulator: simulator.nets, nets: netsGateway(config, clock), none: undefined }[config.NETS]
  const pushed = { simulator: simulator.push, webpush: webPushService(config, pushKeys), none: null }[config.PUSH]
  const deps: Dependencies = {
    config,
    db: open.db,
    reservedDb: open.reserved,
    replica: open.replica,
    listen: open.listen,
    callsWaitMs: open.callsWaitMs,
    longReads: open.longReads,
    queue,
    clock,
    encryption,
    logSigning: makeLogSigning(keys.logSigningKey),
    files,
    sms: { simulator: () => simulator.sms, twilio: () => twilioSms(config) }[config.SMS](),
    push: pushed && open.replica ? pushWhatReplicaHas(pushed, open.replica) : pushed,
    gateways: { ...(payNow ? { paynow: payNow } : {}), ...(nets ? { nets } : {}) },
  }
  const behindCalls: Dependencies = { ...deps, db: open.background }
  const news = await open.alone(async () => {
    await queue.prepare(jobKinds)
    return seedDatabase(deps)
  })
  const logs = openLog(process.stdout.fd, (lines) => log?.error({ lines }, 'lines of the log were lost: they were not taken in time'))
  const { METRICS_HOST, METRICS_PORT } = config
  const metrics = METRICS_PORT === undefined ? undefined : makeMetrics({ version, role: config.role })
  if (open.replica) metrics?.watchReplica(open.replica)
  if (files.faultsInARow) metrics?.watchFiles(files.faultsInARow)
  const traces = await takeTraces(config, () => log)
  const watching = { logTo: logs, metrics, traces }
  const app = config.role === 'jobs' ? makeJobsApp(deps, watching) : await makeApp(deps, watching)
  log = app.log
  open.replica?.start(({ isUsed, reason }) =>
    isUsed ? log?.info('the replica is read from') : log?.warn({ reason }, 'the replica is left: all is read from the primary'),
  )
  if (config.RUN_JOBS !== undefined) log.warn('RUN_JOBS is understood by this version for the last time: ROLE=web, jobs or all says it')
  if (config.simulated && config.role !== 'jobs') await simulator.mount(app)
  const housekeeping = allHousekeeping(behindCalls, onFault)
  if (doesJobs) await queue.work(allJobs(behindCalls), housekeeping, clock)
  metrics?.watch(open.pools, () => readGauges(behindCalls, housekeeping))
  const watched = metrics && (await serveMetrics(metrics, { host: METRICS_HOST, port: METRICS_PORT ?? 0 }))

  let noted: ReturnType<typeof noteProcess> | undefined
  closeWithGrace({ delay: 15_000 }, async ({ err }) => {
    if (err) app.log.error({ err }, 'stopping after a fault')
    await app.close()
    await watched?.stop()
    await queue.stop()
    await traces?.stop()
    await noted?.end()
    await open.close()
    logs.flushSync()
  })
  limitGarbage()
  // All that a rush brings at once, as far as the system allows: who does not fit in connects again after up to a minute.
  await app.listen({ host: config.HOST, port: config.PORT, backlog: 4096 })
  noted = noteProcess(behindCalls)
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.PORT
  const base = config.PUBLIC_URL ?? `http://localhost:${port}`
  console.log('\nMWC Membership')
  for (const line of describeStart(config, watched?.port)) console.log(`  ${line}`)
  if (config.role === 'jobs') console.log(`  health        http://localhost:${port}/health`)
  else console.log(`  member's app  ${base}/mobile/\n  desk          ${base}/console/`)
  if (config.role !== 'jobs' && !config.production) console.log(`  calls         ${base}/h5-api/docs`)
  if (config.simulated && config.role !== 'jobs') console.log(`  simulator     ${base}/simulator/`)
  for (const line of news) console.log(`  ${line}`)
}

try {
  await start()
} catch (error) {
  if (!(error instanceof StartFault)) throw error
  console.error(error.message)
  process.exit(1)
}

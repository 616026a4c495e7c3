import type { Language } from '@mwc/contract/language/language'
import underPressure from '@fastify/under-pressure'
import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { allRoutes } from './all-routes.ts'
import { identifyUser } from './features/account/sessions/identify-user.ts'
import { readInitialAnswer } from './features/content/published/read-initial-answer.ts'
import { maintenanceRoutes } from './features/maintenance/maintenance.routes.ts'
import { callbackRoutes } from './features/payments/gateway/callbacks.routes.ts'
import { paymentStateRoutes } from './features/payments/checkout/payment-state.routes.ts'
import { readProgramme, viewProgramme } from './features/programme/read-programme.ts'
import { latestSettings } from './features/programme/latest-settings.ts'
import { smsCallbackRoutes } from './features/sms/sms-callbacks.routes.ts'
import { holdSignatures } from './http/act-signature.ts'
import { admitCalls } from './http/admission/admit-calls.ts'
import { longBodies } from './http/admission/long-bodies.ts'
import { uploads } from './http/admission/uploads.ts'
import { describeCalls } from './http/describe-calls.ts'
import { guardSimulators } from './http/guard-simulators.ts'
import { healthRoutes } from './http/health.routes.ts'
import { loadBuiltApp } from './http/load-built-app.ts'
import { hideFromSearch, withTestBanner } from './http/mark-staging.ts'
import { refuseAtTheDoor } from './http/admission/refuse-at-the-door.ts'
import { replySerializer } from './http/reply-serializer.ts'
import { serveFromReplica } from './http/replica/serve-from-replica.ts'
import { addSecurityHeads } from './http/security-heads.ts'
import { serveFiles } from './http/serve-files.ts'
import { servePages } from './http/serve-pages.ts'
import { passwordQueue } from './http/admission/password-queue.ts'
import { answerRefusals } from './http/refusal-reply.ts'
import { neverShed, shedLoad } from './http/admission/shed-load.ts'
import type { Dependencies } from './dependencies.ts'
import { openApp, type Watching } from './open-app.ts'

/** The server with every route on it, not yet listening. */
export async function makeApp(deps: Dependencies, watching: Watching = {}): Promise<FastifyInstance> {
  const { config, db } = deps
  const builtApp = await loadBuiltApp()
  const settings = latestSettings(db)
  const helpline = () => settings.now().helpline
  const onHeldChange = () => void settings.refresh().catch(() => undefined)
  const app = openApp(deps, { ...watching, helpline, onHeldChange })
  if (config.simulated) guardSimulators(app, config)
  if (config.staging) hideFromSearch(app)
  app.setSerializerCompiler(replySerializer({ validates: config.NODE_ENV === 'test' }))
  app.addHook('onReady', () => settings.refresh())
  answerRefusals(app, helpline)
  if (deps.replica) serveFromReplica(app, deps.replica)
  app.decorate('publicUrl', config.publicUrl)
  app.decorate('identify', identifyUser(deps))
  holdSignatures(app, deps.clock)
  app.decorate('passwordQueue', passwordQueue(config.PASSWORD_WAIT_MS))
  app.decorate('admitLongBody', longBodies())
  app.decorate('admitUpload', uploads())

  const heads = addSecurityHeads(app, {
    scripts: (builtApp?.renderer.earlyScripts ?? []).map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`),
    pictures: config.MAP_TILES_URL ? [new URL(config.MAP_TILES_URL).origin] : [],
    httpsOnly: config.production,
  })
  await app.register(underPressure, {
    maxEventLoopDelay: config.BUSY_AFTER_MS,
    // An interval without a turn of the loop counts as endless delay. At one second, a single pause would refuse everybody.
    sampleInterval: 5000,
    pressureHandler: shedLoad,
    exposeStatusRoute: false,
  })
  const isFull = admitCalls(app, {
    mostAtOnce: config.BUSY_AFTER_CALLS,
    waitMs: config.BUSY_AFTER_WAIT_MS,
    longestWait: deps.callsWaitMs,
  })
  refuseAtTheDoor(app, { isFull, heads, helpline, onRefused: () => watching.metrics?.countBusy() })
  await describeCalls(app, config)

  maintenanceRoutes(app, deps)
  await app.register(async (reserved) => {
    neverShed(reserved)
    const onOwnConnections = { ...deps, db: deps.reservedDb }
    reserved.decorate('identify', identifyUser(onOwnConnections))
    healthRoutes(reserved, deps.reservedDb)
    paymentStateRoutes(reserved, onOwnConnections)
    callbackRoutes(reserved, onOwnConnections)
    smsCallbackRoutes(reserved, onOwnConnections)
  })
  allRoutes(app, deps)
  await app.register(async (pages) => {
    // A reader who opens an address is given a page, also by a server that is too busy for calls.
    neverShed(pages)
    await serveFiles(pages)
    if (!builtApp) return
    const readData = async (language: Language, page: string) => {
      const [programme, initialAnswer] = await Promise.all([
        readProgramme(deps),
        readInitialAnswer(deps, builtApp.renderer.initialAnswerOf(page), language),
      ])
      return { programme, initialAnswer }
    }
    const readStandIn = () => ({
      programme: viewProgramme(deps, settings.now(), null, { plans: [], examplePrices: false }),
      initialAnswer: null,
    })
    servePages(pages, builtApp.renderer, builtApp.built, {
      readData,
      readStandIn,
      earlyHints: config.EARLY_HINTS,
      ...(config.staging ? { finish: withTestBanner } : {}),
    })
  })
  return app
}

import { previewPath } from '@mwc/contract/content/preview'
import { apiBase } from '@mwc/contract/endpoint/api-base'
import { sendReports } from '@mwc/contract/phone-reports/phone-report.calls'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

type Allowed = {
  /** Hashes of scripts that stand in the pages themselves, `'sha256-…'`. */
  scripts: readonly string[]
  /** Where pictures may come from beside this server. */
  pictures: readonly string[]
  /** Whether browsers are to come back by https only. */
  httpsOnly: boolean
}

/** Where browsers tell what a policy stopped; the app tells it itself, within its twenty reports a day. */
const reports = apiBase + sendReports.path
const told = { reportUri: [reports], reportTo: ['reports'] }

/** No text becomes code but by these policies: `mobile/src/shared/scripts/trusted-texts.ts`, `console/src/trusted-texts.ts`. */
const trusting = (...policies: string[]) => ({ requireTrustedTypesFor: ["'script'"], trustedTypes: policies })

/** Every head that is the same for all answers, by its name. `more` are further directives of the policy. */
function securityHeads(
  { scripts, pictures, httpsOnly }: Allowed,
  frameAncestors: "'none'" | "'self'",
  more: Record<string, readonly string[]>,
): Record<string, string> {
  const heads: Record<string, string> = {
    ...('reportTo' in more ? { 'reporting-endpoints': `reports="${reports}"` } : {}),
    // Scan needs the camera, the lists the place, and a voice note to staff the microphone.
    'permissions-policy': 'camera=(self), geolocation=(self), microphone=(self)',
  }
  const setHeads = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scripts],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...pictures],
        // A voice note is played from memory, as it was recorded or came from the server.
        mediaSrc: ["'self'", 'blob:'],
        // The QR reader for phones without one starts its worker from memory, and the worker has this same policy.
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: [frameAncestors],
        ...more,
      },
    },
    strictTransportSecurity: httpsOnly,
    referrerPolicy: { policy: 'same-origin' },
  })
  // Helmet writes its texts anew for each answer; they are taken from it once.
  const answer = { setHeader: (name: string, value: string) => (heads[name.toLowerCase()] = value), removeHeader: () => {} }
  setHeads({} as IncomingMessage, answer as unknown as ServerResponse, (error?: unknown) => {
    if (error) throw error
  })
  return heads
}

/** Sends every answer with what browsers are to hold it to; answers with the heads of calls, for those that are not routed. */
export function addSecurityHeads(server: FastifyInstance, allowed: Allowed): Readonly<Record<string, string>> {
  const app = securityHeads(allowed, "'none'", trusting('service-worker', 'default'))
  const desk = securityHeads(allowed, "'none'", { ...trusting('default'), ...told })
  const others = securityHeads(allowed, "'none'", told)
  // The desk frames one page: what it is writing, as members will see it.
  const framed = securityHeads(allowed, "'self'", { ...trusting("'none'"), ...told })
  server.addHook('onSend', async ({ url }, reply) => {
    if (url === previewPath) reply.headers(framed)
    else if (url.startsWith('/mobile/')) reply.headers(app)
    else reply.headers(url.startsWith('/console/') ? desk : others)
  })
  return others
}

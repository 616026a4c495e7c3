import { previewPath } from '@mwc/contract/content/preview'
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

/** Every head that is the same for all answers, by its name. */
function securityHeads({ scripts, pictures, httpsOnly }: Allowed, frameAncestors: "'none'" | "'self'"): Record<string, string> {
  const heads: Record<string, string> = {
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
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: [frameAncestors],
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

/** Sends every answer with what browsers are to hold it to. */
export function addSecurityHeads(app: FastifyInstance, allowed: Allowed): void {
  const heads = securityHeads(allowed, "'none'")
  // The desk frames one page: what it is writing, as members will see it.
  const framed = securityHeads(allowed, "'self'")
  app.addHook('onSend', async ({ url }, reply) => void reply.headers(url === previewPath ? framed : heads))
}

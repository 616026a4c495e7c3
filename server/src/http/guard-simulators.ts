import { apiBase } from '@mwc/contract/endpoint/api-base'
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { isLoopback } from '../stage.rules.ts'
import { Refusal } from './refusal.ts'

/** A host or address as heads write it, without its port: an IPv6 address that has one stands in brackets. */
function withoutPort(text: string): string {
  const bare = text.trim().replaceAll('"', '')
  if (bare.startsWith('[')) return bare.slice(0, bare.indexOf(']') + 1)
  const [host = '', ...ports] = bare.split(':')
  return ports.length === 1 ? host : bare
}

/** Every host and address that a request names: its connection's, its own, and those noted by proxies. */
function namedBy({ headers, socket }: FastifyRequest): string[] {
  const lists = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip'].flatMap((name) => String(headers[name] ?? '').split(','))
  // RFC 7239.
  const forwarded = [headers['forwarded']]
    .flat()
    .flatMap((line) => [...(line ?? '').matchAll(/\b(?:for|host)=([^;,]*)/gi)].map(([, value]) => value ?? ''))
  const others = [...lists, ...forwarded].filter((text) => text.trim() !== '').map(withoutPort)
  return [socket.remoteAddress ?? '', withoutPort(headers.host ?? ''), ...others]
}

/** Whether a request was made on this machine under its own name: another page's name can point here (DNS rebinding). */
function isFromHere(request: FastifyRequest): boolean {
  return namedBy(request).every(isLoopback)
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether a request carries the password, under any user name (RFC 7617). */
function hasPassword({ headers }: FastifyRequest, password: string): boolean {
  const sent = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''
  const [, given] = /^[^:]*:(.*)$/s.exec(Buffer.from(sent, 'base64').toString('utf8')) ?? []
  return given !== undefined && timingSafeEqual(digest(given), digest(password))
}

/**
 * Guards the simulators, which show every code and settle any payment: page, calls and callbacks answer on this machine only.
 * On staging the page and its calls answer whoever has the password.
 */
export function guardSimulators(app: FastifyInstance, config: Config): void {
  const told = { paynow: config.PAYNOW, nets: config.NETS } as Record<string, string>

  function isSimulators({ routeOptions: { url = '' }, params }: FastifyRequest): boolean {
    if (url === `${apiBase}/callbacks/sms/:id`) return config.SMS === 'simulator'
    return url === `${apiBase}/callbacks/:method` && told[(params as { method: string }).method] === 'simulator'
  }

  app.addHook('onRequest', async (request, reply) => {
    const isPage = /^\/simulator(?:\/|$)/.test(request.routeOptions.url ?? '')
    if (!isPage && (config.staging || !isSimulators(request))) return
    if (config.STAGING_PASSWORD === undefined) {
      if (!isFromHere(request)) throw new Refusal('request.notFound')
    } else if (!hasPassword(request, config.STAGING_PASSWORD)) {
      return reply.code(401).header('www-authenticate', 'Basic realm="MWC Membership, test system", charset="UTF-8"').send()
    }
    return undefined
  })
}

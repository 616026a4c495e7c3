import { LRUCache } from 'lru-cache'
import { lookup } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { BlockList, isIPv6, type LookupFunction } from 'node:net'
import type { Config } from '../config.ts'
import type { PushKeys } from '../keys/load-vapid-keys.ts'
import type { PushService } from '../ports/push.ts'
import { pushLimits } from './guard/limits.ts'
import { type Guard, makeGuard } from './guard/make-guard.ts'
import { retryAfterMs } from './guard/retry-after.ts'

/** Addresses that no push service has: this machine, its network, and what clouds answer secrets at. */
const inner = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inner.addSubnet(net, bits, 'ipv6')

/** Whether an address is one that a push service cannot have. */
export function isInnerAddress(address: string): boolean {
  return inner.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** Looks a name up for a connection, and refuses what leads inside: a name of the list may still point anywhere. */
const lookupOutside: LookupFunction = (hostname, options, done) =>
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const found = addresses?.[0]
    if (error || !found) return done(error ?? new Error('no address'), '', 4)
    if (addresses.some(({ address }) => isInnerAddress(address))) return done(new Error('an inner address'), '', 4)
    return options.all ? done(null, addresses) : done(null, found.address, found.family)
  })

type Details = { endpoint: string; method: string; headers: Record<string, string | number>; body: Buffer | null }

/** The status of the answer, and for how long to wait. A redirection is an answer like any other: it is not followed. */
function post(
  { endpoint, method, headers, body }: Details,
  { standIn, signal }: { standIn: string | undefined; signal: AbortSignal },
): Promise<{ status: number; wait: number }> {
  const url = standIn === undefined ? new URL(endpoint) : new URL(new URL(endpoint).pathname, standIn)
  const options = { method, headers, signal, ...(standIn === undefined ? { lookup: lookupOutside } : {}) }
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'http:' ? http : https).request(url, options, (response) => {
      response.resume()
      response.on('end', () => resolve({ status: response.statusCode ?? 0, wait: retryAfterMs(response.headers['retry-after']) }))
      response.on('error', reject)
    })
    request.on('error', reject)
    request.end(body)
  })
}

/** Push by the browsers' own services (RFC 8030, 8188, 8291, 8292). */
export function webPushService(
  config: Pick<Config, 'publicUrl' | 'PUSH_SUBJECT' | 'PUSH_API_HOST'>,
  keys: PushKeys,
  limits = pushLimits,
): PushService {
  const own = config.publicUrl.startsWith('https://') ? config.publicUrl : 'https://localhost'
  // Each host for itself; phones may name more of them than there are.
  const guards = new LRUCache<string, Guard>({ max: 100 })
  const guardOf = (endpoint: string) => {
    const { host } = new URL(endpoint)
    const guard = guards.get(host) ?? makeGuard(limits, { name: 'push' })
    guards.set(host, guard)
    return guard
  }
  const vapidDetails = { subject: config.PUSH_SUBJECT ?? own, ...keys }
  return {
    name: 'webpush',
    publicKey: keys.publicKey,
    async send({ endpoint, p256dh, auth }, { body, topic, ttlSeconds }) {
      const { default: webPush } = await import('web-push')
      const options = { vapidDetails, TTL: ttlSeconds, topic, urgency: 'normal', contentEncoding: 'aes128gcm' } as const
      const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, body, options)
      return guardOf(endpoint).call('never', async (signal) => {
        const { status, wait } = await post(details as unknown as Details, { standIn: config.PUSH_API_HOST, signal })
        if (status === 404 || status === 410) return 'gone'
        if (status < 200 || status > 299)
          throw Object.assign(new Error(`the push service answered ${status}`), { status, retryAfterMs: wait })
        return 'sent'
      })
    },
  }
}

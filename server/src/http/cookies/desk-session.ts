import { byItselfHeader } from '@mwc/contract/endpoint/api-base'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readHostCookie, setHostCookie } from './host-cookie.ts'
import { Refusal } from '../refusal.ts'

/** Name, without its prefix, of the cookie that a desk session's token lies in. */
export const deskCookie = 'desk'

/** Kept after the session is over, too: it tells a browser that signed in before from a stranger's. */
const keptSeconds = 400 * 86_400

const isToken = (text: string | undefined): text is string => /^[A-Za-z0-9_-]{43}$/.test(text ?? '')

/** The token of a desk session, live or ended, from a call's cookie; null where there is none. */
export function deskToken(request: FastifyRequest): string | null {
  const token = readHostCookie(request, deskCookie)
  return isToken(token) ? token : null
}

/** Whether a page made a call while nobody was at it. Who says so wins nothing: the session ends the sooner. */
export function isByItself(request: FastifyRequest): boolean {
  return request.headers[byItselfHeader] !== undefined
}

/** Gives a browser the token of a session that it has just opened. */
export function giveDeskToken(reply: FastifyReply, token: string): void {
  setHostCookie(reply, deskCookie, token, keptSeconds)
}

/**
 * Refuses with `request.otherOrigin` a call of the desk that another site's page made. Browsers say where a call comes from
 * (Fetch Metadata, and `Origin` with every POST); a change without a word of that is refused as well.
 */
export function refuseOtherOrigins(request: FastifyRequest, publicUrl: string): void {
  const { origin } = request.headers
  const site = request.headers['sec-fetch-site']
  const reads = request.method === 'GET'
  const isOwn = origin === undefined ? reads : [new URL(publicUrl).origin, `${request.protocol}://${request.host}`].includes(origin)
  const isNear = site === undefined || site === 'same-origin' || (reads && site === 'none')
  if (!isOwn || !isNear) throw new Refusal('request.otherOrigin')
}

import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

const isHttps = (publicUrl: string) => new URL(publicUrl).protocol === 'https:'

/**
 * Name of a cookie of this host alone. Behind https it has the prefix with which browsers take it from no other host and over no
 * other scheme (RFC 6265bis, section 4.1.3.2); a server on a laptop, without TLS, could not set it so.
 */
export function hostCookieName(name: string, publicUrl: string): string {
  return isHttps(publicUrl) ? `__Host-${name}` : name
}

/** What a call carries in such a cookie. */
export function readHostCookie(request: FastifyRequest, name: string): string | undefined {
  return parseCookie(request.headers.cookie ?? '')[hostCookieName(name, request.server.publicUrl)]
}

/** Gives a browser such a cookie for `maxAge` seconds: no script reads it, no other site sends it. The prefix asks for `/`. */
export function setHostCookie(reply: FastifyReply, name: string, value: string, maxAge: number): void {
  const { publicUrl } = reply.server
  const rules = { path: '/', httpOnly: true, sameSite: 'strict', secure: isHttps(publicUrl), maxAge } as const
  reply.header('set-cookie', stringifySetCookie({ name: hostCookieName(name, publicUrl), value, ...rules }))
}

import { knownPhoneHeader } from '@mwc/contract/endpoint/api-base'
import type { Language } from '@mwc/contract/language/language'
import type { FastifyRequest } from 'fastify'
import { bearerToken } from './route.ts'
import { tokenHash } from '../keys/encryption.ts'
import { addressBlock, deviceOf } from './caller.rules.ts'

/** Where a call comes from: what tries are counted by, and what a session is named by. */
export type Caller = {
  language: Language
  /** Hash by which the account's own phone is told from a stranger's: the one it kept, or its token's. */
  phoneHash: string | null
  /** IP address, or the /64 of an IPv6 one; behind proxies only what `TRUST_PROXY` names is believed of it. */
  address: string
  /** System and browser, e.g. `Android · Chrome`. */
  device: string
}

/** IP address of a call, as `Caller` has it. */
export function readAddress(request: FastifyRequest): string {
  return addressBlock(request.ip)
}

export function readCaller({ language, request }: { language: Language; request: FastifyRequest }): Caller {
  const kept = request.headers[knownPhoneHeader]
  const token = bearerToken(request)
  const isHash = typeof kept === 'string' && /^[A-Za-z0-9_-]{43}$/.test(kept)
  return {
    language,
    phoneHash: isHash ? kept : token && tokenHash(token),
    address: readAddress(request),
    device: deviceOf(request.headers['user-agent'] ?? ''),
  }
}

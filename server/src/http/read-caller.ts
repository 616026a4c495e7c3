import { knownPhoneHeader } from '@mwc/contract/endpoint/api-base'
import { sessionKeyHeader } from '@mwc/contract/endpoint/signed-act'
import type { Language } from '@mwc/contract/language/language'
import type { FastifyRequest } from 'fastify'
import { tokenHash } from '../keys/encryption.ts'
import { readPublicKey } from '../keys/p256-keys.ts'
import { bearerToken } from './route.ts'
import { addressBlock, deviceOf } from './caller.rules.ts'

/** Where a call comes from: what tries are counted by, and what a session is named by. */
export type Caller = {
  language: Language
  /** Hash by which the account's own phone is told from a stranger's: the one it kept, or its token's. */
  phoneHash: string | null
  /** That which the phone kept, over a log-out as well. */
  keptHash: string | null
  /** IP address, or the /64 of an IPv6 one; behind proxies only what `TRUST_PROXY` names is believed of it. */
  address: string
  /** System and browser, e.g. `Android · Chrome`. */
  device: string
  /** The public key of the session that this call opens; null where it names none. */
  sessionKey: string | null
}

/** What a session takes of the call that opens it. */
export type Opener = Pick<Caller, 'device' | 'language' | 'sessionKey' | 'keptHash'>

/** IP address of a call, as `Caller` has it. */
export function readAddress(request: FastifyRequest): string {
  return addressBlock(request.ip)
}

/** What is no key is taken as none, and the answer says so: a browser that makes others logs in all the same. */
function readSessionKey(request: FastifyRequest): string | null {
  const sent = request.headers[sessionKeyHeader]
  return typeof sent === 'string' && readPublicKey(sent) ? sent : null
}

export function readCaller({ language, request }: { language: Language; request: FastifyRequest }): Caller {
  const kept = request.headers[knownPhoneHeader]
  const token = bearerToken(request)
  const keptHash = typeof kept === 'string' && /^[A-Za-z0-9_-]{43}$/.test(kept) ? kept : null
  return {
    language,
    phoneHash: keptHash ?? (token && tokenHash(token)),
    keptHash,
    address: readAddress(request),
    device: deviceOf(request.headers['user-agent'] ?? ''),
    sessionKey: readSessionKey(request),
  }
}

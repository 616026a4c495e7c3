import { apiBase } from '@mwc/contract/endpoint/api-base'
import type { Endpoint } from '@mwc/contract/endpoint/endpoint'
import type { OutputOf, WireCall } from '@mwc/contract/endpoint/wire-call'
import type { StaffRole } from '@mwc/contract/endpoint/access'
import type { Language } from '@mwc/contract/language/language'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Alongside, AskedAlongside } from '../database/reads/alongside.ts'
import { forgetHeld } from '../database/reads/held-read.ts'
import { askAgain } from '../database/replica/call-reads.ts'
import type { SignedInMember } from '../database/rows.ts'
import type { StoredTerm } from '../database/selects/select-terms.ts'
import { answerRevalidated, type WrittenAnswers } from './answer-revalidated.ts'
import type { PasswordQueue } from './admission/password-queue.ts'
import { replicaRoleOf } from './replica/second-old.ts'
import { isLongBody, usualBodyBytes } from './admission/long-bodies.ts'
import { deskCookie, deskToken, isByItself, refuseOtherOrigins } from './cookies/desk-session.ts'
import { Refusal } from './refusal.ts'
import { headersOf, type RequireSignature } from './act-signature.ts'
import { readInput } from './read-input.ts'
import { languageOf } from './refusal-reply.ts'
import { noteStaffIdentity } from './staff-identity.ts'

/** A signed-in member, as the one statement found it that reads the session: its row, and the unvoided terms in order of days. */
export type MemberUser = {
  kind: 'member'
  memberId: string
  sessionHash: string
  /** By which its acts are signed; null where its phone sent none. */
  sessionKey: string | null
  member: SignedInMember
  terms: readonly StoredTerm[]
  /** What was asked alongside; undefined where nothing was. */
  alongside: unknown
}
/** A signed-in member of staff. */
export type StaffUser = { kind: 'staff'; staffId: string; username: string; role: StaffRole; sessionHash: string }
export type Visitor = { kind: 'visitor' }

/**
 * Finds out who asks, by what an endpoint needs; throws the refusal when the user may not. Of a member it asks more at once.
 * @param byItself a page made the call while nobody was at it: a desk session does not live longer for it.
 */
export type Identify = (
  call: WireCall,
  token: string | null,
  alongside?: AskedAlongside,
  byItself?: boolean,
) => Promise<Visitor | MemberUser | StaffUser>

type UserOf<E extends Endpoint> = E['access'] extends 'staff' ? StaffUser : E['access'] extends 'public' ? Visitor : MemberUser

export type Call<E extends Endpoint, Found = undefined> = {
  input: z.output<E['input']>
  user: UserOf<E>
  /** What was asked alongside; undefined for a later page of a list. */
  found: Found | undefined
  language: Language
  request: FastifyRequest
  reply: FastifyReply
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: WireCall['access']
  }
  interface FastifyInstance {
    identify: Identify
    passwordQueue: PasswordQueue
    requireSignature: RequireSignature
    /** Where the programme is reached, as `Config` has it. */
    publicUrl: string
  }
}

/** The token of `Authorization: Bearer …`; null when there is none of that form. */
export function bearerToken(request: FastifyRequest): string | null {
  return /^Bearer ([A-Za-z0-9_-]{43})$/.exec(request.headers.authorization ?? '')?.[1] ?? null
}

/** The token that a call is made with: of staff from the cookie, and from the desk's own pages only; of members from the head. */
export function tokenOf({ access }: Pick<WireCall, 'access'>, request: FastifyRequest): string | null {
  if (access !== 'staff') return bearerToken(request)
  refuseOtherOrigins(request, request.server.publicUrl)
  return deskToken(request)
}

type RouteOptions<E extends Endpoint, Found> = {
  /** What the call needs of its member, but for later pages of a list: asked in the statement that finds out who that is. */
  alongside?: Alongside<Found, z.output<E['input']>>
  /** Bytes, where a body may be longer than most: it is read of whoever may make the call, few at once, and of nobody else. */
  bodyLimit?: number
  /** Checks or sets a password: refused with `server.busy` where its turn would not come soon. */
  needsPassword?: boolean
  /** For which input an answer carries an ETag, by which a phone asks again for nothing; only of what everybody may read. */
  revalidated?: (input: z.output<E['input']>) => boolean
}

/** Answers one endpoint of the contract: who asks, what with, and the reply stripped to what the contract says. */
export function route<E extends Endpoint, Found = undefined>(
  app: FastifyInstance,
  endpoint: E,
  handle: (call: Call<E, Found>) => Promise<OutputOf<E>>,
  options: RouteOptions<E, Found> = {},
): void {
  const { needsPassword = false, revalidated, alongside, ...fastifyOptions } = options
  const envelope = z.object({ code: z.literal(200), data: endpoint.output })
  const written: WrittenAnswers = new WeakMap()
  if (revalidated && endpoint.access !== 'public') throw new Error(`${endpoint.path} is not for everybody: nothing may keep its answers`)
  const isLong = (options.bodyLimit ?? 0) > usualBodyBytes
  if (isLong && endpoint.access === 'public') throw new Error(`${endpoint.path} is for everybody: its body may not be longer than most`)
  app.route({
    ...fastifyOptions,
    method: endpoint.method,
    url: apiBase + endpoint.path,
    schema: {
      summary: endpoint.summary,
      tags: [endpoint.path.split('/')[1] === 'desk' ? 'desk' : 'member'],
      ...headersOf(endpoint),
      ...(endpoint.method === 'GET' ? { querystring: endpoint.input } : { body: endpoint.input }),
      response: { 200: envelope },
      ...(endpoint.access === 'public' ? {} : { security: [{ [endpoint.access === 'staff' ? deskCookie : 'bearer']: [] }] }),
      description: endpoint.refusals.length > 0 ? `Refusals: ${endpoint.refusals.join(', ')}` : '',
    },
    config: { access: endpoint.access, ...replicaRoleOf(endpoint) },
    ...(isLong ? { onRequest: admitSender } : {}),
    // The input is read below, path and body as one object, so that one refusal can name every field.
    validatorCompiler: () => (value) => ({ value }),
    handler: async (request, reply) => {
      const answer = () => askAgain(() => answerCall(request, reply))
      return needsPassword ? app.passwordQueue(answer) : answer()
    },
  })

  const foundWith = (user: Awaited<ReturnType<Identify>>) => (user.kind === 'member' ? (user.alongside as Found | undefined) : undefined)

  /** The input, or the refusal of it. */
  function readSent(sent: unknown, request: FastifyRequest, language: Language): z.output<E['input']> | Refusal {
    try {
      if (typeof sent !== 'object' || Array.isArray(sent)) throw new Refusal('request.invalid')
      return readInput(endpoint.input, { ...sent, ...(request.params as object) }, language) as z.output<E['input']>
    } catch (error) {
      if (error instanceof Refusal) return error
      throw error
    }
  }

  async function identify(request: FastifyRequest, asked?: AskedAlongside) {
    const user = await app.identify(endpoint, tokenOf(endpoint, request), asked, isByItself(request))
    if (user.kind === 'staff') noteStaffIdentity(request, { id: user.staffId, username: user.username, role: user.role })
    return user
  }

  async function admitSender(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (!isLongBody(request)) return
    await identify(request)
    app.admitLongBody(reply)
  }

  async function readCall(request: FastifyRequest, reply: FastifyReply): Promise<Call<E, Found>> {
    const language = languageOf(request)
    const sent = endpoint.method === 'GET' ? request.query : (request.body ?? {})
    const input = readSent(sent, request, language)
    const asksMore = !(input instanceof Refusal) && (sent as { cursor?: unknown }).cursor === undefined
    const asked = alongside && asksMore ? { ask: alongside as Alongside<unknown>, given: input as object } : undefined
    // Also of who was let in before the body came: the session may have ended meanwhile.
    const user = await identify(request, asked)
    if (endpoint.signed && user.kind === 'member') app.requireSignature(user, request)
    // Who may not ask hears that first, and nothing of what was sent.
    if (input instanceof Refusal) throw input
    return { input, user: user as UserOf<E>, found: foundWith(user), language, request, reply }
  }

  function answerCall(request: FastifyRequest, reply: FastifyReply) {
    let isRevalidated = false
    // Not as one function that awaits: of a call that waits long, it would hold who asks and what for until the answer.
    return readCall(request, reply)
      .then((call) => {
        isRevalidated = revalidated?.(call.input) ?? false
        return handle(call)
      })
      .then((data) => {
        // Whoever changed something sees it with the next call.
        if (endpoint.access === 'staff' && endpoint.method === 'POST') forgetHeld()
        if (isRevalidated) return answerRevalidated(request, reply, data as object, written)
        reply.header('cache-control', 'no-store')
        return { code: 200, data }
      })
  }
}

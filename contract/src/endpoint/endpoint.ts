import * as z from 'zod/mini'
import type { RefusalReason } from './refusal.ts'

/**
 * Who may make a call.
 * `public` ignores any token; `member` needs one; `activeMember` also needs vipStatus "1"; the `staff` ones need a desk session
 * with one of the roles that the endpoint names.
 */
export type Access = 'public' | 'member' | 'activeMember' | 'staff'

export const staffRoles = ['admin', 'membership', 'content', 'support', 'finance'] as const
export type StaffRole = (typeof staffRoles)[number]

type Shape = z.ZodMiniType

export type Endpoint<Input extends Shape = Shape, Output extends Shape = Shape, Who extends Access = Access> = {
  method: 'GET' | 'POST'
  /** Below `apiBase`; `:name` parts are taken from the input's property of that name. */
  path: string
  summary: string
  access: Who
  roles?: readonly StaffRole[]
  /** GET: path and query parameters. POST: path parameters and the JSON body, one flat object. */
  input: Input
  output: Output
  refusals: readonly RefusalReason[]
}

/** Declares one call: the server makes its route from it, the app its typed client, the documentation its page. */
export function defineEndpoint<Input extends Shape, Output extends Shape, Who extends Access>(endpoint: Endpoint<Input, Output, Who>) {
  return endpoint
}

export type InputOf<E> = E extends Endpoint<infer I, Shape> ? z.input<I> : never
export type OutputOf<E> = E extends Endpoint<Shape, infer O> ? z.output<O> : never

/** An answer with nothing to say beyond "done". */
export const done = z.object({})
/** A call that takes nothing. */
export const nothing = z.object({})

import type * as z from 'zod/mini'
import type { Access, StaffRole } from './access.ts'

export type Schema = z.ZodMiniType

/** A call as it goes over the wire: what its caller needs at run time. Input and output are types only. */
export type WireCall<Who extends Access = Access, Input extends Schema = Schema, Output extends Schema = Schema> = {
  method: 'GET' | 'POST'
  /** Below `apiBase`; `:name` parts are taken from the input's property of that name. */
  path: string
  access: Who
  /** Which staff may make a call of `staff`; left out, all of them. */
  roles?: readonly StaffRole[]
  /** An act with a member's money, account or card: carries a signature where the session has a key (`signed-act.ts`). */
  signed?: true
  /** Signs somebody in: the phone sends the public half of a key that the session is to have. */
  opensSession?: true
  /** Never there: it carries the types. */
  types?: { input: Input; output: Output }
}

export type InputOf<C> = C extends WireCall<Access, infer I, Schema> ? z.input<I> : never
export type OutputOf<C> = C extends WireCall<Access, Schema, infer O> ? z.output<O> : never

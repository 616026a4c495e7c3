import type { Access } from './access.ts'
import type { RefusalReason } from './refusal.ts'
import type { Schema, WireCall } from './wire-call.ts'

type Answered<Input extends Schema, Output extends Schema> = {
  summary: string
  /** GET: path and query parameters. POST: path parameters and the JSON body, one flat object. */
  input: Input
  output: Output
  refusals: readonly RefusalReason[]
}

/** A call with all that the server and the documentation need to know of it. */
export type Endpoint<Who extends Access = Access, Input extends Schema = Schema, Output extends Schema = Schema> = WireCall<
  Who,
  Input,
  Output
> &
  Answered<Input, Output>

/** Declares a call's route and its page in the documentation. The schemas must be those of the call. */
export function defineEndpoint<Who extends Access, Input extends Schema, Output extends Schema>(
  call: WireCall<Who, Input, Output>,
  answered: Answered<NoInfer<Input>, NoInfer<Output>>,
): Endpoint<Who, Input, Output> {
  return { ...call, ...answered }
}

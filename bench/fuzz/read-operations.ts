/** A schema as the description of the calls has it: JSON Schema as OpenAPI 3.0 takes it. */
export type Schema = {
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object'
  enum?: unknown[]
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  items?: Schema
  minItems?: number
  maxItems?: number
  properties?: Record<string, Schema>
  required?: string[]
  nullable?: boolean
  allOf?: Schema[]
  oneOf?: Schema[]
  anyOf?: Schema[]
}

type Described = {
  parameters?: { in: 'path' | 'query'; name: string; required?: boolean; schema: Schema }[]
  requestBody?: { content: Record<string, { schema?: Schema }> }
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>
  security?: Record<string, unknown>[]
}
export type Document = { paths: Record<string, Record<string, Described>>; components: { schemas: Record<string, Schema> } }

/** Who makes a call: nobody in particular, a member with a token, or staff with the desk's cookie. */
export const callers = ['visitor', 'member', 'staff'] as const
export type Caller = (typeof callers)[number]

/** One call as it is described. `query` and `body` are objects; `body` is null where it takes a file's bytes. */
export type Operation = {
  name: string
  method: 'GET' | 'POST'
  path: string
  caller: Caller
  params: Record<string, Schema>
  query: Schema
  body: Schema | null
  /** Of the answers, by status or `default`; null where the answer is no JSON. */
  answers: Record<string, Schema | null>
}

const object = (described: Described, place: 'path' | 'query'): Required<Pick<Schema, 'properties' | 'required'>> & Schema => {
  const those = (described.parameters ?? []).filter((parameter) => parameter.in === place)
  return {
    type: 'object',
    properties: Object.fromEntries(those.map(({ name, schema }) => [name, schema])),
    required: those.filter(({ required }) => required).map(({ name }) => name),
  }
}

function callerOf({ security }: Described): Caller {
  if (!security) return 'visitor'
  return security.some((one) => 'desk' in one) ? 'staff' : 'member'
}

/** Every call that a server describes, in the order in which it does. */
export function readOperations({ paths }: Document): Operation[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, described]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method === 'get' ? ('GET' as const) : ('POST' as const),
      path,
      caller: callerOf(described),
      params: object(described, 'path').properties,
      query: object(described, 'query'),
      body: described.requestBody?.content['application/json']?.schema ?? null,
      answers: Object.fromEntries(
        Object.entries(described.responses).map(([status, { content }]) => [status, content?.['application/json']?.schema ?? null]),
      ),
    })),
  )
}

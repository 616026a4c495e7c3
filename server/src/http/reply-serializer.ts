import { createSerializerCompiler, ResponseSerializationError } from 'fastify-type-provider-zod'
import { type $ZodType, type $ZodTypes, safeEncode } from 'zod/v4/core'

/** Takes out of a value what a schema names; throws where the value is of another kind. */
type Strip = (value: unknown) => unknown

function mismatch(expected: string): never {
  throw new TypeError(`An answer has something else where the contract has ${expected}`)
}

/** A text or a flag: nothing can hide in it. */
const leaf = (type: 'string' | 'boolean'): Strip => {
  return (value) => (typeof value === type ? value : mismatch(type))
}

/** JSON would write null for what is no number or has no end. */
const number: Strip = (value) => (Number.isFinite(value) ? value : mismatch('a number'))

function oneOf(values: Iterable<unknown>): Strip {
  const known = new Set(values)
  return (value) => (known.has(value) ? value : mismatch('one of a few values'))
}

function object(shape: Readonly<Record<string, $ZodType>>): Strip {
  const fields = Object.entries(shape).map(([name, schema]) => [name, stripBy(schema)] as const)
  return (value) => {
    if (typeof value !== 'object' || value === null) mismatch('an object')
    const stripped: Record<string, unknown> = {}
    for (const [name, strip] of fields) {
      const kept = strip((value as Record<string, unknown>)[name])
      if (kept !== undefined) stripped[name] = kept
    }
    return stripped
  }
}

function array(element: $ZodType): Strip {
  const strip = stripBy(element)
  return (value) => (Array.isArray(value) ? value.map(strip) : mismatch('a list'))
}

/** What the contract writes as a strict object says nothing but that: another name in it is a fault. */
function strictObject(shape: Readonly<Record<string, $ZodType>>): Strip {
  const strip = object(shape)
  return (value) => {
    const stripped = strip(value)
    for (const name in value as object) if (!Object.hasOwn(shape, name)) mismatch('no such field')
    return stripped
  }
}

/** What is not told apart here is left to zod itself. */
function byZod(schema: $ZodType): Strip {
  return (value) => {
    const { success, data, error } = safeEncode(schema, value)
    if (!success) throw error
    return data
  }
}

/** Made once a schema: what a value of it may say, without looking again at what the database's types have said already. */
function stripBy(schema: $ZodType): Strip {
  const { def } = (schema as $ZodTypes)._zod
  switch (def.type) {
    case 'string':
    case 'boolean':
      return leaf(def.type)
    case 'number':
      return number
    case 'enum':
      return oneOf(Object.values(def.entries))
    case 'literal':
      return oneOf(def.values)
    case 'object':
      if (!def.catchall) return object(def.shape)
      return def.catchall._zod.def.type === 'never' ? strictObject(def.shape) : byZod(schema)
    case 'array':
      return array(def.element)
    case 'nullable': {
      const strip = stripBy(def.innerType)
      return (value) => (value === null ? null : strip(value))
    }
    case 'optional': {
      const strip = stripBy(def.innerType)
      return (value) => (value === undefined ? undefined : strip(value))
    }
    // What is left out of an input stands in every answer.
    case 'default':
      return stripBy(def.innerType)
    default:
      return byZod(schema)
  }
}

type SerializerCompiler = (route: { schema: $ZodType; method: string; url: string; httpStatus?: string }) => (data: unknown) => string

/**
 * Writes answers as the contract has them: what it does not name is left out, what is of another kind is a fault.
 * With `validates` each answer is also held against its whole schema, and both have to come to the same.
 */
export function replySerializer({ validates }: { validates: boolean }): SerializerCompiler {
  const byWholeSchema = createSerializerCompiler({})
  return (route) => {
    const strip = stripBy(route.schema)
    const validate = validates ? byWholeSchema(route) : undefined
    return (data) => {
      let text: string
      try {
        text = JSON.stringify(strip(data))
      } catch (cause) {
        throw new ResponseSerializationError(route.method, route.url, { cause: cause as never })
      }
      if (validate && validate(data) !== text) throw new Error(`${route.url} is answered with more or less than its schema`)
      return text
    }
  }
}

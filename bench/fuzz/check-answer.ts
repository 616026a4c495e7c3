import { type RefusalReason, refusals } from '@mwc/contract/endpoint/refusal'
import { Ajv, type ValidateFunction } from 'ajv'
import type { Document, Operation, Schema } from './read-operations.ts'
import type { Answer } from './send-request.ts'

/** Refusals with a status of 503 that say nothing of overload: what is asked for is closed, and by whom is known. */
const closedOnPurpose = new Set<string>(['maintenance.on', 'payments.methodsUnavailable'])

/** OpenAPI 3.0 says of a value that it may be null beside its kind; JSON Schema says it as a kind. */
function inJsonSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(inJsonSchema)
  if (typeof schema !== 'object' || schema === null) return schema
  const { nullable, ...rest } = schema as Schema
  const converted = Object.fromEntries(Object.entries(rest).map(([name, inside]) => [name, inJsonSchema(inside)]))
  return nullable ? { anyOf: [{ type: 'null' }, converted] } : converted
}

/** What is wrong with an answer of a call; null where nothing is. */
export type CheckAnswer = (operation: Operation, answer: Answer) => string | null

/** Holds answers against the description: its schema for their status, the form of refusals, and no fault of the server. */
export function checkAnswers({ components }: Pick<Document, 'components'>): CheckAnswer {
  const ajv = new Ajv({ strict: false, validateFormats: false })
  ajv.addSchema({ $id: 'described', components: inJsonSchema(components) as object })
  const compiled = new Map<Schema, ValidateFunction>()
  const mismatch = (schema: Schema, value: unknown): string | null => {
    const text = JSON.stringify(inJsonSchema(schema)).replaceAll('"#/components/', '"described#/components/')
    const validate = compiled.get(schema) ?? ajv.compile(JSON.parse(text) as object)
    compiled.set(schema, validate)
    return validate(value) ? null : `does not fit its schema: ${ajv.errorsText(validate.errors)}`
  }
  return ({ answers }, { status, type, body }) => {
    const schema = String(status) in answers ? answers[String(status)] : answers['default']
    if (schema === undefined) return 'a status that is not described'
    if (schema === null) return null
    if (!/^application\/json\b/.test(type)) return `is ${type || 'of no type'} and not JSON`
    const wrong = mismatch(schema, body)
    if (wrong !== null || status === 200) return wrong
    const { reason, code } = body as { reason: RefusalReason; code: number }
    if (refusals[reason].status !== status || refusals[reason].code !== code)
      return `has the status ${status} and the code ${code} of another refusal`
    return status >= 500 && !closedOnPurpose.has(reason) ? 'a fault of the server' : null
  }
}

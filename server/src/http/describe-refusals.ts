import { type RefusalBody, refusals } from '@mwc/contract/endpoint/refusal'

const text = { type: 'string' }
const whole = { type: 'integer' }
const object = (properties: Record<string, object>, required = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})

/** Each of what a refusal may add has its description. */
const described = {
  fields: { type: 'array', items: object({ field: text, problem: text, message: text }) },
  retryAfterSeconds: whole,
  requestId: text,
  by: object({ username: text, at: { type: 'string', format: 'date-time' } }),
  window: object({ startsAt: { type: 'string', format: 'date-time' }, endsAt: { type: 'string', format: 'date-time' } }),
  now: object({ version: whole, values: { type: 'object' } }),
  member: object({ id: text, memberNumber: text }),
  serverTime: { type: 'string', format: 'date-time' },
} satisfies Record<keyof NonNullable<RefusalBody['details']>, object>
const details = object(described, [])

/** `RefusalBody` as the description of the calls has it: the body of every answer that is not a success. */
export const describedRefusal = object(
  { code: whole, reason: { type: 'string', enum: Object.keys(refusals) }, message: { type: 'string', minLength: 1 }, details },
  ['code', 'reason', 'message'],
)

/** What every call answers where it does not answer what it is asked for. */
export const refusedResponse = {
  description: 'A refusal, by its `reason`.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
}

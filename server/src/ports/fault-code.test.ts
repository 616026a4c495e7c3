import { expect, test } from 'vitest'
import { faultCode } from './fault-code.ts'

const faultOf = (fields: object) => Object.assign(new Error('No +6581000001 for G5555555P'), fields)

test.each([
  [{ code: 21211, status: 400 }, '21211'],
  [{ status: 503 }, '503'],
  [{ code: 'ECONNREFUSED' }, 'ECONNREFUSED'],
  [{ code: '23505' }, '23505'],
  [{ code: 'card_declined' }, 'card_declined'],
  [{ cause: { code: 'ENOTFOUND' } }, 'ENOTFOUND'],
  [{ name: 'ZodError' }, 'ZodError'],
  [{ code: 'the number +6581000001', status: 500 }, '500'],
  [{ code: 'G5555555P', name: '81000001' }, 'fault'],
  [{ code: 917283, name: 'sk_live_9abc' }, 'fault'],
])('of a fault with %j only %s is kept', (fields, kept) => {
  expect(faultCode(faultOf(fields))).toBe(kept)
})

test.each([
  [undefined, 'fault'],
  ['+6581000001', 'fault'],
  [AbortSignal.abort().reason, 'AbortError'],
])('of %s, thrown as it is, %s is kept', (thrown, kept) => {
  expect(faultCode(thrown)).toBe(kept)
})

import { expect, test } from 'vitest'
import { NetworkError, RefusalError } from '../../shared/server/call-errors.ts'
import { writeStored } from '../../shared/storage/storage.ts'
import { answered, isUnanswered, keyFor, pendingStart } from './pending-start.store.ts'

const order = { plan: '6months', method: 'paynow', promoCode: undefined, expectedTotalCents: 900 }
const refused = new RefusalError({ code: 2303, reason: 'payments.priceChanged', message: 'The price has changed' }, 409)
const fault = new RefusalError({ code: 2007, reason: 'server.fault', message: 'Something went wrong' }, 500)

test('a start whose answer was lost is repeated with the same key', async () => {
  const first = keyFor(order)
  await expect(answered(order, Promise.reject(new NetworkError('lost')))).rejects.toThrow('lost')
  expect(keyFor({ ...order })).toBe(first)
})

test('a fault of the server is no answer: the same key again', async () => {
  const first = keyFor(order)
  await expect(answered(order, Promise.reject(fault))).rejects.toBe(fault)
  expect(keyFor(order)).toBe(first)
})

test('only the very content that was sent counts as unanswered', async () => {
  keyFor(order)
  expect([isUnanswered({ ...order }), isUnanswered({ ...order, method: 'nets' })]).toEqual([true, false])
  await answered(order, Promise.resolve('opened'))
  expect(isUnanswered(order)).toBe(false)
})

test('another content never carries the key of the first', () => {
  const first = keyFor(order)
  expect(keyFor({ ...order, plan: '1year' })).not.toBe(first)
})

test('what this phone could not sign waits for the log-in', async () => {
  const unsigned = new RefusalError({ code: 2129, reason: 'account.unsigned', message: 'Please log in again' }, 403)
  const first = keyFor(order)
  await expect(answered(order, Promise.reject(unsigned))).rejects.toBe(unsigned)
  expect([pendingStart()?.content, keyFor(order)]).toEqual([{ ...order, promoCode: undefined }, first])
})

test('an answer, also a refusal, lets the key go', async () => {
  const first = keyFor(order)
  await expect(answered(order, Promise.reject(refused))).rejects.toBe(refused)
  expect(pendingStart()).toBeNull()
  const second = keyFor(order)
  expect(second).not.toBe(first)
  await answered(order, Promise.resolve('opened'))
  expect(pendingStart()).toBeNull()
})

test.each(['{"key":"k"}', '{"key":"k","content":1}', '{"key":{},"content":{}}', '"__proto__"', '[', '7'])(
  'a kept start %s that no payment wrote is none',
  (text) => {
    writeStored('sessionStorage', 'PAYMENT_PENDING', text)
    expect(pendingStart()).toBeNull()
    expect(keyFor(order)).toMatch(/^[\da-f-]{36}$/)
    writeStored('sessionStorage', 'PAYMENT_PENDING', null)
  },
)

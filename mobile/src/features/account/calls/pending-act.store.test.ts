import { beforeEach, expect, test } from 'vitest'
import { NetworkError, RefusalError } from '../../../shared/server/call-errors.ts'
import { readStored, writeStored } from '../../../shared/storage/storage.ts'
import { answeredAct, keyForAct, markOf } from './pending-act.store.ts'

const form = { proof: 'p'.repeat(43), fullName: 'Kamal Hossain', finLastFour: '567N' }
const mark = async (change: object = {}) => (await markOf('/h5/sign-up', { ...form, ...change })) ?? ''
const refusal = (reason: RefusalError['reason'], status: number) => new RefusalError({ code: 1, reason, message: '' }, status)

beforeEach(() => writeStored('sessionStorage', 'ACT_PENDING', null))

test('an act whose answer was lost is repeated with the same key, also from what the tab kept over a reload', async () => {
  const key = keyForAct(await mark())
  for (const lost of [new NetworkError('lost'), refusal('server.fault', 500)])
    await expect(answeredAct(await mark(), Promise.reject(lost))).rejects.toBe(lost)
  expect(keyForAct(await mark({ promo: undefined }))).toBe(key)
})

test('another content, or another act, never carries the key of the first', async () => {
  const key = keyForAct(await mark())
  expect(keyForAct(await mark({ fullName: 'Karim Hossain' }))).not.toBe(key)
  expect(keyForAct((await markOf('/h5/log-in/otp', form)) ?? '')).not.toBe(key)
})

test('an answer lets the key go, a refusal too, but not one of the password that was typed anew', async () => {
  const key = keyForAct(await mark())
  for (const reason of ['account.keyReused', 'account.passwordLocked'] as const)
    await expect(answeredAct(await mark(), Promise.reject(refusal(reason, 409)))).rejects.toThrow()
  expect(keyForAct(await mark())).toBe(key)
  await expect(answeredAct(await mark(), Promise.reject(refusal('account.duplicateFin', 409)))).rejects.toThrow()
  const second = keyForAct(await mark())
  expect(second).not.toBe(key)
  await answeredAct(await mark(), Promise.resolve('in'))
  expect(readStored('sessionStorage', 'ACT_PENDING')).toBeNull()
})

test('nothing that was typed is kept', async () => {
  keyForAct(await mark())
  for (const typed of Object.values(form)) expect(readStored('sessionStorage', 'ACT_PENDING')).not.toContain(typed)
})

test.each(['{"key":"k"}', '{"key":"k","mark":1}', '{"key":{},"mark":"m"}', '"__proto__"', '[', '7'])(
  'a kept act %s that the app did not write is none',
  async (text) => {
    writeStored('sessionStorage', 'ACT_PENDING', text)
    expect(keyForAct(await mark())).toMatch(/^[\da-f-]{36}$/)
  },
)

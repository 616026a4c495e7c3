import { beforeEach, expect, test, vi } from 'vitest'
import { rememberReturn, takeReturn } from './navigation.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

const elsewhere = [
  '',
  'https://evil.com',
  'javascript:alert(1)',
  '.evil.com',
  '@evil.com',
  '/../simulator/',
  '/pages/../../simulator/',
  '/.\n./simulator/',
  '/%2e%2e/simulator/',
  '/\\..\\..\\simulator',
  `/${'a'.repeat(1_000_000)}`,
  '/pages/login/login?again',
]

test.each(elsewhere.map((path) => [path.slice(0, 40), path]))('a remembered path %j leads nowhere', (_, path) => {
  kept.set('RETURN_TO', path)
  expect(takeReturn()).toBeNull()
})

test('a path of the app is remembered with its query, and taken once', () => {
  rememberReturn('/pages/payment-qr-code/payment-qr-code?id=7')
  expect([takeReturn(), takeReturn()]).toEqual(['/pages/payment-qr-code/payment-qr-code?id=7', null])
})

import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './password-hash.ts'

test('a password is hashed with the work that OWASP names first: 19 MiB, 2 passes, 1 lane', () => {
  // In a process of its own: in this one hashes are cheap.
  const run = `const { hashPassword } = await import('./server/src/keys/password-hash.ts'); console.log(await hashPassword('Harbour7Crane'))`
  const options = { cwd: join(import.meta.dirname, '../../..'), encoding: 'utf8' } as const
  expect(execFileSync(process.execPath, ['--input-type=module', '-e', run], options)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('only the right password is the stored one, and without a stored one none is', async () => {
  const stored = await hashPassword('Harbour7Crane')
  expect(await isPassword(stored, 'Harbour7Crane')).toBe(true)
  expect(await isPassword(stored, 'Harbour7crane')).toBe(false)
  expect(await isPassword(null, 'Harbour7Crane')).toBe(false)
})

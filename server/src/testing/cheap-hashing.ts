import { setTimeout } from 'node:timers/promises'
import { vi } from 'vitest'
import { hashes } from './count-hashes.ts'

// Tests do not need the hash, 25 ms of a processor some 4,000 times a run. The real cost is held by
// keys/password-hash.test.ts, and every journey hashes as the server does.
vi.mock(import('@node-rs/argon2'), async (importActual) => {
  const argon2 = await importActual()
  return {
    ...argon2,
    hash: (password, options) => {
      hashes.made += 1
      return argon2.hash(password, { ...options, memoryCost: 64, timeCost: 1 })
    },
    verify: async (...asked) => {
      if (hashes.verifyMs > 0) await setTimeout(hashes.verifyMs)
      return argon2.verify(...asked)
    },
  }
})

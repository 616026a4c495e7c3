import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { limitHashing } from './limit-hashing.ts'

/** Argon2id with the parameters that OWASP's password storage guidance names first: 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** What a password is checked against where there is no account, so that the answer takes as long. */
const nobodysHash = hash(randomBytes(32), cost)

/** Hashes a password to be stored. Takes tens of milliseconds: never call it inside a transaction. */
export async function hashPassword(password: string): Promise<string> {
  return limitHashing(() => hash(password, cost))
}

/** Whether a password is the stored one; without a stored one the answer is no, after the same work. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const against = stored ?? (await nobodysHash)
  const same = await limitHashing(() => verify(against, password))
  return same && stored !== null
}

import { createECDH } from 'node:crypto'
import type { Db } from '../database/database.ts'
import { StartFault } from '../start-fault.ts'
import type { Encryption } from './encryption.ts'
import { secretPlace } from './encrypted-columns.ts'

/** A P-256 key pair, base64url: the public key uncompressed (65 bytes), the private one of 32 bytes (RFC 8292). */
export type PushKeys = { publicKey: string; privateKey: string }

const secretName = 'vapid'

function freshKeys(): PushKeys {
  const ecdh = createECDH('prime256v1')
  const publicKey = ecdh.generateKeys('base64url', 'uncompressed')
  const scalar = ecdh.getPrivateKey()
  // The library leaves out leading zeros.
  return { publicKey, privateKey: Buffer.concat([Buffer.alloc(32 - scalar.length), scalar]).toString('base64url') }
}

/**
 * The server's push keys, made once and kept encrypted in the database for every process.
 * Phones subscribe to the public one, so other keys would silence all of them.
 * Throws a `StartFault` where the encryption's keys are another database's.
 */
export async function loadVapidKeys(db: Db, encryption: Encryption): Promise<PushKeys> {
  const encrypted = encryption.encrypt(JSON.stringify(freshKeys()), secretPlace(secretName))
  await db
    .insertInto('kept_secret')
    .values({ name: secretName, sealed: encrypted })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const kept = await db.selectFrom('kept_secret').select('sealed').where('name', '=', secretName).executeTakeFirstOrThrow()
  return open(kept.sealed, encryption)
}

/** The oldest encrypted value: another stage's database or keys are noticed here, and not at the first member's FIN. */
function open(encrypted: string, encryption: Encryption): PushKeys {
  let text: string
  try {
    text = encryption.decrypt(encrypted, secretPlace(secretName))
  } catch {
    throw new StartFault(
      'FIN_KEYS: none of the keys opens what this database keeps. Take those that belong to it, or the database that belongs to them.',
    )
  }
  return JSON.parse(text) as PushKeys
}

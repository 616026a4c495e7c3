import type { Db } from '../database/database.ts'
import { countLookupKeys } from '../features/lookup-key/count-lookup-keys.ts'
import { countFinKeys, type KeyUse, nameOfKey, usesOf } from '../keys/count-keys.ts'
import type { Encryption } from '../keys/encryption.ts'
import { idOfMark } from '../features/lookup-key/count-lookup-keys.ts'
import type { Manifest } from './manifest.ts'

type Needs = Manifest['keys']

function needsOf(uses: readonly KeyUse[]): Needs['FIN_KEYS'] {
  const ids = new Set(uses.flatMap(({ rows }) => [...rows.keys()]))
  return [...ids].toSorted().map((id) => ({ id, what: usesOf(uses, id) }))
}

/** By which keys the rows are encrypted and named; no key is looked at. */
export async function readKeyNeeds(db: Db): Promise<Needs> {
  return { FIN_KEYS: needsOf(await countFinKeys(db)), LOOKUP_KEY: needsOf((await countLookupKeys(db)).named) }
}

/** A line for each setting: `FIN_KEYS: "k1" (1200 FINs)`. */
export function tellKeyNeeds(needs: Needs): string[] {
  return Object.entries(needs).map(([setting, keys]) => {
    const named = keys.map(({ id, what }) => `${nameOfKey(id)} (${what})`)
    return `${setting}: ${named.length === 0 ? 'none is in use' : named.join('; ')}`
  })
}

/** A line for each key that a backup needs and the settings lack. */
export function lackingKeys(needs: Needs, { finKeyIds, lookupMarks }: Pick<Encryption, 'finKeyIds' | 'lookupMarks'>): string[] {
  const known = { FIN_KEYS: finKeyIds, LOOKUP_KEY: lookupMarks.map(idOfMark) }
  return (['FIN_KEYS', 'LOOKUP_KEY'] as const).flatMap((setting) =>
    needs[setting]
      .filter(({ id }) => !known[setting].includes(id))
      .map(({ id, what }) => `  - ${setting}: the key ${nameOfKey(id)}: ${what}`),
  )
}

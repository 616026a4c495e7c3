import { photoPath } from '@mwc/contract/account/own-account/photo'
import { fetchClient } from '../../shared/deferred-calls/deferred-calls.ts'
import { getSession } from '../../shared/session/session.ts'
import { type Database, inDatabase } from '../../shared/storage/asynchronous/in-database.ts'
import { readStored } from '../../shared/storage/storage.ts'

const photos: Database = { name: 'CARD_PHOTO', store: 'photos' }
const place = 'mine'

/** A member's photo as the phone keeps it for the card. */
type KeptPhoto = { memberNumber: string; version: string; picture: Blob }

/** Keeps a photo for the card, or forgets the one that is kept. A browser that keeps nothing does without. */
async function keep(photo: KeptPhoto | null): Promise<void> {
  const act = (store: IDBObjectStore): IDBRequest => (photo ? store.put(photo, place) : store.delete(place))
  await inDatabase(photos, 'readwrite', act).catch(() => undefined)
}

/**
 * The photo on a member's card, in the version that the server named last: as the phone keeps it, else from the server.
 * Without one (null), none is kept any longer.
 */
export async function readCardPhoto(memberNumber: string, version: string | null, signal: AbortSignal): Promise<Blob | null> {
  const { token } = getSession()
  if (version === null) return keep(null).then(() => null)
  const kept = await inDatabase<KeptPhoto | undefined>(photos, 'readonly', (store) => store.get(place)).catch(() => undefined)
  if (kept?.memberNumber === memberNumber && kept.version === version) return kept.picture
  const { fetchFile } = await fetchClient()
  const picture = await fetchFile(photoPath, signal)
  // Another tab may have logged out before this page knows.
  if (token !== null && getSession().token === token && readStored('localStorage', 'TOKEN_H5') === token)
    await keep({ memberNumber, version, picture })
  return picture
}

import { checkCard, proveFromPhone } from '@mwc/contract/card/card.calls'
import { call } from '../../../shared/calls/api-client.ts'
import { getSession } from '../../../shared/session/session.ts'
import { type CardKey, keepProving, ownCardKey } from '../key/card-key.store.ts'

/** Asks which phone proves the card: this one where none does, or where the member takes over. */
export async function askCard(memberNumber: string, takeOver: boolean, signal?: AbortSignal): Promise<CardKey> {
  const { token } = getSession()
  const key = await ownCardKey(memberNumber)
  const proving = await call(proveFromPhone, { publicKey: key.publicKey, takeOver }, { signal, byItself: !takeOver })
  // Logged out meanwhile: nothing of the member is kept any more.
  return getSession().token === token ? keepProving(key, proving) : key
}

/** What a scanned card is worth now. */
export function readCheck(proof: string, signal: AbortSignal) {
  return call(checkCard, { proof }, { signal })
}

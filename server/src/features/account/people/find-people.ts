import type { ConsentKind } from '@mwc/contract/account/people/consent-kinds'
import type { Tx } from '../../../database/database.ts'
import { hashesOfRow } from '../../../keys/fin-hashes.ts'
import type { MemberRow } from '../../../database/rows.ts'
import { blockedAmong } from './blocked-fins.repo.ts'
import { closedAmong } from './closed-people.repo.ts'
import { latestConsents } from './consents.repo.ts'
import { listNumberHolders, lockMembersByFin } from './members.repo.ts'

type LastConsents = Partial<Record<ConsentKind, { given: boolean; at: Date }>>

/** What stands of many people at once, by the keyed hashes of their FINs and by their numbers (E.164). */
export type FoundPeople = {
  /** By each hash of the FIN. */
  members: ReadonlyMap<string, MemberRow>
  /** Whose a number is: the account's id by the number. */
  holders: ReadonlyMap<string, string>
  closed: ReadonlySet<string>
  blocked: ReadonlySet<string>
  /** What each member said last of each consent, by the account's id. */
  consents: ReadonlyMap<string, LastConsents>
}

/** Finds many people at once. With `lock` their accounts are locked until the transaction ends, in the order of their ids. */
export async function findPeople(
  tx: Tx,
  { finHashes, mobiles }: { finHashes: readonly string[]; mobiles: readonly string[] },
  mode: 'lock' | 'look',
): Promise<FoundPeople> {
  const members = await lockMembersByFin(tx, finHashes, mode)
  const holders = await listNumberHolders(tx, mobiles)
  const consents = new Map<string, LastConsents>()
  for (const { member_id: id, kind, given, at } of await latestConsents(
    tx,
    members.map((member) => member.id),
  ))
    consents.set(id, { ...consents.get(id), [kind]: { given, at } })
  return {
    members: new Map(members.flatMap((member) => hashesOfRow(member).map((hash) => [hash, member] as const))),
    holders: new Map(holders.map(({ id, mobile }) => [mobile ?? '', id])),
    closed: new Set(await closedAmong(tx, finHashes)),
    blocked: new Set(await blockedAmong(tx, finHashes)),
    consents,
  }
}

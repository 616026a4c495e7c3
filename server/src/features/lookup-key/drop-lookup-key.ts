import type { Db } from '../../database/database.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import { nameOfKey, usesOf } from '../../keys/count-keys.ts'
import type { Encryption } from '../../keys/encryption.ts'
import { type Clock, toDate } from '../../ports/clock.ts'
import { StartFault } from '../../start-fault.ts'
import { countLookupKeys } from './count-lookup-keys.ts'
import { listMarksInUse } from './list-marks-in-use.ts'
import { countHashes, deleteOnlyBy, keepDropped, listMarks, lockAccounts } from './lookup-rows.repo.ts'

/** PostgreSQL's code for a lock that was not had in time. */
const lockNotHad = '55P03'

/**
 * Takes a look-up key out of use: from then on no process names an account by it, whatever its settings.
 * Refuses the key that writes, and, with how many rows, one by which something is named. With `giveUp` what only its owners
 * could hash anew is given up; accounts never are. Answers what was given up.
 */
export async function dropLookupKey(
  { db, encryption, clock }: { db: Db; encryption: Encryption; clock: Clock },
  id: string,
  { giveUp }: { giveUp: boolean },
): Promise<string> {
  const mark = id === '' ? '' : `${id}.`
  if (encryption.lookupMarks[0] === mark)
    throw new StartFault(`The key ${nameOfKey(id)} is the one that LOOKUP_KEY writes by. Put the new one in front of it first.`)
  const named = async () => usesOf((await countLookupKeys(db)).named, id)
  const lost = giveUp ? await named() : ''
  const isDropped = await inTransaction(db, async (tx) => {
    await lockAccounts(tx).catch(tellBusy)
    // Neither accounts nor what only waits for its new name are ever given up.
    const kept = [...(await countHashes(tx, 'closed_person')), ...(await countHashes(tx, 'blocked_fin'))]
    const renamable = [...(await listMarks(tx)), ...kept.filter(({ other }) => other !== '-')]
    if (renamable.some(({ name }) => name === mark)) return false
    if (giveUp) await deleteOnlyBy(tx, mark)
    else if ((await listMarksInUse(tx)).includes(mark)) return false
    await keepDropped(tx, mark, toDate(clock.now()))
    return true
  })
  if (!isDropped) throw new StartFault(`The key ${nameOfKey(id)} is in use: ${await named()}. ${advice(giveUp)}`)
  return lost
}

function tellBusy(error: unknown): never {
  if ((error as { code?: string }).code !== lockNotHad) throw error
  throw new StartFault('Accounts are being written all the time. Run it again.')
}

const advice = (giveUp: boolean) =>
  giveUp
    ? 'Run "npm run keys -- rotate" with the new key in front.'
    : 'Run "npm run keys -- rotate" with the new key in front. What is left then only its owners can hash anew: wait until it is gone, or give it up with --give-up.'

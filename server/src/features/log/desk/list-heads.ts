import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { listLogHeads as endpoint } from '@mwc/contract/log/log.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { pageOfHeads } from '../chain/chain.repo.ts'
import { headView } from './log.views.ts'

/** The signed heads of the log, the newest first, with the public key that signs them now. */
export async function listHeads(
  { db, logSigning }: Pick<Dependencies, 'db' | 'logSigning'>,
  part: { page: number; pageSize: number },
): Promise<OutputOf<typeof endpoint>> {
  const { rows, ...counted } = await pageOfHeads(db, part)
  return { rows: rows.map(headView), ...counted, publicKey: logSigning.publicKey }
}

import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { readLogState as endpoint } from '@mwc/contract/log/log.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { countUnsealed, findLastHead, findTip } from '../chain/chain.repo.ts'
import { headView } from './log.views.ts'

/** How far the log is chained and signed. */
export async function readLogState({ db }: Pick<Dependencies, 'db'>): Promise<OutputOf<typeof endpoint>> {
  const [tip, unsealed, head] = [await findTip(db), await countUnsealed(db), await findLastHead(db)]
  return { position: tip?.position ?? 0, unsealed, lastHead: head ? headView(head) : null }
}

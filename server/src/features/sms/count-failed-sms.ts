import { countWaiting, type Waiting } from '../../database/lists/count-waiting.ts'
import type { Dependencies } from '../../dependencies.ts'
import { toDate } from '../../ports/clock.ts'
import { sentSms, smsColumns } from './sms.repo.ts'

/** How many SMS of the last 24 hours did not arrive. */
export function countFailedSms({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<Waiting> {
  const dayAgo = toDate(clock.now().subtract({ hours: 24 }))
  return countWaiting(db, sentSms(db, { state: 'failed' }).wanted.where('s.created_at', '>=', dayAgo), smsColumns.at.by)
}

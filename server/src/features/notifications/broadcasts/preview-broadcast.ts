import type { previewBroadcast as previewEndpoint } from '@mwc/contract/notifications/notification-desk.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { Dependencies } from '../../../dependencies.ts'
import { readSettings } from '../../programme/read-settings.ts'
import { previewReached } from './broadcasts.repo.ts'
import { readReach } from './read-reach.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'queue'>

/** Whom a broadcast would reach now. */
export async function previewBroadcast(
  { db, clock }: Needed,
  input: Parameters<typeof readReach>[0],
): Promise<OutputOf<typeof previewEndpoint>> {
  const { arrearsDays } = await readSettings(db)
  const rows = await previewReached(db, readReach(input), { now: clock.now(), arrearsDays: Number(arrearsDays) })
  const sum = (count: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + count(row), 0)
  return {
    reached: sum((row) => row.reached),
    withPush: sum((row) => row.with_push),
    withSms: sum((row) => row.with_sms),
    languages: Object.fromEntries(rows.map(({ language, reached }) => [language, reached])),
  }
}

import type { StaffRole } from '@mwc/contract/endpoint/access'
import { mayCall } from '@mwc/contract/endpoint/may-call'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import { type listSms as endpoint, retrySms } from '@mwc/contract/sms/sms-desk.calls'
import type { Db } from '../../database/database.ts'
import { type AskedPage, pageOfList } from '../../database/lists/page-of-list.ts'
import { listRetryableSms } from '../../jobs/jobs.repo.ts'
import { startOfDay, toDate } from '../../ports/clock.ts'
import { type SmsColumn, type SmsFilter, sentSms } from './sms.repo.ts'

type Asked = AskedPage<SmsColumn> & Omit<SmsFilter, 'during'> & { day?: string | undefined }

function duringDay(text: string) {
  const day = Temporal.PlainDate.from(text)
  return { from: toDate(startOfDay(day)), until: toDate(startOfDay(day.add({ days: 1 }))) }
}

/** A page of the SMS that fit a filter; what they said is not kept. @param role what its reader may do stands with each */
export async function listSms(db: Db, { day, ...asked }: Asked, role: StaffRole): Promise<OutputOf<typeof endpoint>> {
  const during = day === undefined ? undefined : duringDay(day)
  const { rows, ...counted } = await pageOfList(db, sentSms(db, { ...asked, during }), asked)
  const failed = mayCall(retrySms, role) ? rows.filter(({ state }) => state === 'failed').map(({ id }) => id) : []
  const retryable = await listRetryableSms(db, failed)
  return {
    rows: rows.map((row) => ({
      id: row.id,
      memberId: row.member_id,
      memberNumber: row.member_number,
      state: row.state,
      mobileLastFour: row.mobile_last_four,
      purpose: row.purpose,
      error: row.error_code,
      segments: row.segments,
      at: row.created_at.toISOString(),
      may: retryable.has(row.id) ? ['retry' as const] : [],
    })),
    ...counted,
  }
}

import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { listSms as endpoint } from '@mwc/contract/sms/sms-desk.calls'
import type { Db } from '../../database/database.ts'
import { type AskedPage, pageOfList } from '../../database/lists/page-of-list.ts'
import { type SmsColumn, type SmsFilter, sentSms } from './sms.repo.ts'

/** A page of the SMS that fit a filter; what they said is not kept. */
export async function listSms(db: Db, asked: AskedPage<SmsColumn> & SmsFilter): Promise<OutputOf<typeof endpoint>> {
  const { rows, ...counted } = await pageOfList(db, sentSms(db, asked), asked)
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
    })),
    ...counted,
  }
}

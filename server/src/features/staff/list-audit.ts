import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { listAudit as endpoint } from '@mwc/contract/staff/staff.calls'
import type { Dependencies } from '../../dependencies.ts'
import { listAuditRows } from './audit.repo.ts'
import { auditView } from './staff.views.ts'

/** The audit log, newest first, 100 entries at a time. @param before ISO 8601 instant; only entries before it. */
export async function listAudit({ db }: Dependencies, before: string | undefined): Promise<OutputOf<typeof endpoint>> {
  return { entries: (await listAuditRows(db, before ? new Date(before) : null)).map(auditView) }
}

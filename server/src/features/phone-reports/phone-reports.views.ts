import type { PhoneReportDay } from '@mwc/contract/phone-reports/phone-report-desk.schemas'
import type { PhoneReportRow } from './phone-reports.repo.ts'

export function phoneReportView({ hash: _hash, last_at, ...row }: PhoneReportRow): PhoneReportDay {
  return { ...row, lastAt: last_at.toISOString() }
}

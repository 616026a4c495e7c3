import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { listPhoneReports as endpoint } from '@mwc/contract/phone-reports/phone-report-desk.calls'
import type { ReportKind } from '@mwc/contract/phone-reports/report-kinds'
import { type AskedPage, pageOfList } from '../../database/lists/page-of-list.ts'
import type { Dependencies } from '../../dependencies.ts'
import { toldReports } from './phone-reports.repo.ts'
import { phoneReportView } from './phone-reports.views.ts'

type Asked = AskedPage<'lastAt' | 'told'> & { kind?: ReportKind | undefined }

/** A page of what phones told, of one kind or all. */
export async function listPhoneReports({ db }: Pick<Dependencies, 'db'>, asked: Asked): Promise<OutputOf<typeof endpoint>> {
  const { rows, ...counted } = await pageOfList(db, toldReports(db, asked.kind), asked)
  return { rows: rows.map(phoneReportView), ...counted }
}

import type { StaffRole } from '@mwc/contract/endpoint/access'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { listMessageTemplates as endpoint } from '@mwc/contract/messages/message-template-desk.calls'
import type { Db } from '../../../database/database.ts'
import { type AskedPage, pageOfList } from '../../../database/lists/page-of-list.ts'
import { type TemplateColumn, type TemplateFilter, templates } from './templates.repo.ts'
import { templateView } from './templates.views.ts'

/** A page of the templates that fit a filter. */
export async function listTemplates(
  db: Db,
  asked: AskedPage<TemplateColumn> & TemplateFilter,
  role: StaffRole,
): Promise<OutputOf<typeof endpoint>> {
  const { rows, ...counted } = await pageOfList(db, templates(db, asked), asked)
  return { rows: rows.map((row) => templateView(row, role)), ...counted }
}

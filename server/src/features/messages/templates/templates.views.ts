import type { StaffRole } from '@mwc/contract/endpoint/access'
import { holesOf } from '@mwc/contract/messages/holes'
import type { MessageTemplate } from '@mwc/contract/messages/message-template-desk.schemas'
import { templateActsFor } from './template.rules.ts'
import type { TemplateRow } from './templates.repo.ts'

/** A template as the log keeps it: what a reader may do says nothing there. */
export type TemplateFacts = Omit<MessageTemplate, 'may'>

export function templateFacts(row: TemplateRow): TemplateFacts {
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    texts: row.texts,
    holes: holesOf(row.texts.english),
    state: row.archived_at === null ? 'active' : 'archived',
    editedAt: row.edited_at.toISOString(),
    editedBy: row.username,
  }
}

/** A template as a reader of a role is shown it. */
export function templateView(row: TemplateRow, role: StaffRole): MessageTemplate {
  return { ...templateFacts(row), may: templateActsFor(role, { archived: row.archived_at !== null }) }
}

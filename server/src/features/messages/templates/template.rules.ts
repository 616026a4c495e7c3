import type { StaffRole } from '@mwc/contract/endpoint/access'
import { mayCall } from '@mwc/contract/endpoint/may-call'
import type { WireCall } from '@mwc/contract/endpoint/wire-call'
import * as calls from '@mwc/contract/messages/message-template-desk.calls'
import { templateActs } from '@mwc/contract/messages/template-states'

export type TemplateAct = (typeof templateActs)[number]

const callOf: Record<TemplateAct, Pick<WireCall, 'roles'>> = {
  edit: calls.editMessageTemplate,
  archive: calls.archiveMessageTemplate,
  restore: calls.restoreMessageTemplate,
}

/** What a role may do with a template: one that is archived is taken back first. */
export function templateActsFor(role: StaffRole, { archived }: { archived: boolean }): TemplateAct[] {
  return templateActs.filter((act) => archived === (act === 'restore') && mayCall(callOf[act], role))
}

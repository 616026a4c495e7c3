import type { WireCall } from '../endpoint/wire-call.ts'
import { messageRoles as roles } from './message-desk.calls.ts'
import type {
  addMessageTemplateInput,
  editMessageTemplateInput,
  listMessageTemplatesInput,
  listMessageTemplatesOutput,
  messageTemplate,
  oneMessageTemplateInput,
} from './message-template-desk.schemas.ts'

export const listMessageTemplates: WireCall<'staff', typeof listMessageTemplatesInput, typeof listMessageTemplatesOutput> = {
  method: 'GET',
  path: '/desk/message-templates',
  access: 'staff',
  roles,
}

export const addMessageTemplate: WireCall<'staff', typeof addMessageTemplateInput, typeof messageTemplate> = {
  method: 'POST',
  path: '/desk/message-templates',
  access: 'staff',
  roles,
}

export const editMessageTemplate: WireCall<'staff', typeof editMessageTemplateInput, typeof messageTemplate> = {
  method: 'POST',
  path: '/desk/message-templates/:id',
  access: 'staff',
  roles,
}

export const archiveMessageTemplate: WireCall<'staff', typeof oneMessageTemplateInput, typeof messageTemplate> = {
  method: 'POST',
  path: '/desk/message-templates/:id/archive',
  access: 'staff',
  roles,
}

export const restoreMessageTemplate: WireCall<'staff', typeof oneMessageTemplateInput, typeof messageTemplate> = {
  method: 'POST',
  path: '/desk/message-templates/:id/restore',
  access: 'staff',
  roles,
}

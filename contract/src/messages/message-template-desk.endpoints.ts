import { defineEndpoint } from '../endpoint/endpoint.ts'
import * as calls from './message-template-desk.calls.ts'
import {
  addMessageTemplateInput,
  editMessageTemplateInput,
  listMessageTemplatesInput,
  listMessageTemplatesOutput,
  messageTemplate,
  oneMessageTemplateInput,
} from './message-template-desk.schemas.ts'

export const listMessageTemplates = defineEndpoint(calls.listMessageTemplates, {
  summary: 'Texts that are kept for answers, by name.',
  input: listMessageTemplatesInput,
  output: listMessageTemplatesOutput,
  refusals: ['staff.notAllowed'],
})

export const addMessageTemplate = defineEndpoint(calls.addMessageTemplate, {
  summary: 'Keep a text for answers, in English and in what other languages it is there.',
  input: addMessageTemplateInput,
  output: messageTemplate,
  refusals: ['messages.templateNameTaken', 'staff.notAllowed'],
})

export const editMessageTemplate = defineEndpoint(calls.editMessageTemplate, {
  summary: 'Change such a text. Messages that were written with it stay as they are. Safe to repeat.',
  input: editMessageTemplateInput,
  output: messageTemplate,
  refusals: [
    'messages.templateNotFound',
    'messages.templateArchived',
    'messages.templateNameTaken',
    'request.changedMeanwhile',
    'staff.notAllowed',
  ],
})

export const archiveMessageTemplate = defineEndpoint(calls.archiveMessageTemplate, {
  summary: 'Offer such a text no more. Safe to repeat.',
  input: oneMessageTemplateInput,
  output: messageTemplate,
  refusals: ['messages.templateNotFound', 'staff.notAllowed'],
})

export const restoreMessageTemplate = defineEndpoint(calls.restoreMessageTemplate, {
  summary: 'Offer an archived text again, unless its name is taken. Safe to repeat.',
  input: oneMessageTemplateInput,
  output: messageTemplate,
  refusals: ['messages.templateNotFound', 'messages.templateNameTaken', 'staff.notAllowed'],
})

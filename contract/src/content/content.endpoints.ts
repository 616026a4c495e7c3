import * as calls from './content.calls.ts'
import {
  listNewsInput,
  listNewsOutput,
  listPlacesInput,
  listPlacesOutput,
  listPrivilegesInput,
  listPrivilegesOutput,
  listQuestionsInput,
  listQuestionsOutput,
  readBannerInput,
  readBannerOutput,
  readBenefitsOutput,
  readInsuranceOutput,
  readMapOutput,
  readNewsInput,
  readNewsOutput,
  readPrivilegeInput,
  readPrivilegeOutput,
} from './content.schemas.ts'
import { nothing } from '../endpoint/empty.schemas.ts'
import { defineEndpoint } from '../endpoint/endpoint.ts'

export const readBanner = defineEndpoint(calls.readBanner, {
  summary: 'One banner with its page.',
  input: readBannerInput,
  output: readBannerOutput,
  refusals: ['content.notFound'],
})

export const listNews = defineEndpoint(calls.listNews, {
  summary: 'The news, newest first, 20 a page.',
  input: listNewsInput,
  output: listNewsOutput,
  refusals: ['request.invalid'],
})

export const readNews = defineEndpoint(calls.readNews, {
  summary: 'One news item.',
  input: readNewsInput,
  output: readNewsOutput,
  refusals: ['content.notFound'],
})

export const listPrivileges = defineEndpoint(calls.listPrivileges, {
  summary:
    'The privileges, 20 a page: in the order that staff gave them, or the nearest first. `search` looks in all four languages, also in the names of the categories.',
  input: listPrivilegesInput,
  output: listPrivilegesOutput,
  refusals: ['request.invalid'],
})

export const readPrivilege = defineEndpoint(calls.readPrivilege, {
  summary: 'One privilege with its terms and its shops, the nearest first where a position is given.',
  input: readPrivilegeInput,
  output: readPrivilegeOutput,
  refusals: ['content.notFound'],
})

export const listQuestions = defineEndpoint(calls.listQuestions, {
  summary:
    'Questions with their answers, by section and then in the order that staff gave them, 40 a page. `search` looks in all four languages.',
  input: listQuestionsInput,
  output: listQuestionsOutput,
  refusals: ['request.invalid'],
})

export const listPlaces = defineEndpoint(calls.listPlaces, {
  summary: "The centre's places, 40 a page: in the order that staff gave them, or the nearest first.",
  input: listPlacesInput,
  output: listPlacesOutput,
  refusals: ['request.invalid'],
})

export const readInsurance = defineEndpoint(calls.readInsurance, {
  summary: 'The cover that comes with membership, the days on which this member has it, how to claim, and whom to call.',
  input: nothing,
  output: readInsuranceOutput,
  refusals: [],
})

export const readBenefits = defineEndpoint(calls.readBenefits, {
  summary: 'What membership brings, for who thinks of joining: picked privileges, what the insurance pays and how it is asked for.',
  input: nothing,
  output: readBenefitsOutput,
  refusals: [],
})

export const readMap = defineEndpoint(calls.readMap, {
  summary: 'Where the map takes its tiles from; null where none are configured: then the list and the addresses do without.',
  input: nothing,
  output: readMapOutput,
  refusals: [],
})

import type {
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
import type { nothing } from '../endpoint/empty.schemas.ts'
import type { WireCall } from '../endpoint/wire-call.ts'

export const readBanner: WireCall<'public', typeof readBannerInput, typeof readBannerOutput> = {
  method: 'GET',
  path: '/h5/banners/:id',
  access: 'public',
}

export const listNews: WireCall<'public', typeof listNewsInput, typeof listNewsOutput> = {
  method: 'GET',
  path: '/h5/news',
  access: 'public',
}

export const readNews: WireCall<'public', typeof readNewsInput, typeof readNewsOutput> = {
  method: 'GET',
  path: '/h5/news/:id',
  access: 'public',
}

export const listPrivileges: WireCall<'public', typeof listPrivilegesInput, typeof listPrivilegesOutput> = {
  method: 'GET',
  path: '/h5/privileges',
  access: 'public',
}

export const readPrivilege: WireCall<'public', typeof readPrivilegeInput, typeof readPrivilegeOutput> = {
  method: 'GET',
  path: '/h5/privileges/:id',
  access: 'public',
}

export const listQuestions: WireCall<'public', typeof listQuestionsInput, typeof listQuestionsOutput> = {
  method: 'GET',
  path: '/h5/questions',
  access: 'public',
}

export const listPlaces: WireCall<'public', typeof listPlacesInput, typeof listPlacesOutput> = {
  method: 'GET',
  path: '/h5/places',
  access: 'public',
}

export const readInsurance: WireCall<'activeMember', typeof nothing, typeof readInsuranceOutput> = {
  method: 'GET',
  path: '/h5/insurance',
  access: 'activeMember',
}

export const readBenefits: WireCall<'public', typeof nothing, typeof readBenefitsOutput> = {
  method: 'GET',
  path: '/h5/benefits',
  access: 'public',
}

export const readMap: WireCall<'public', typeof nothing, typeof readMapOutput> = { method: 'GET', path: '/h5/map', access: 'public' }

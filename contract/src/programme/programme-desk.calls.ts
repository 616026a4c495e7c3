import type { nothing } from '../endpoint/empty.schemas.ts'
import type { WireCall } from '../endpoint/wire-call.ts'
import type { deskSettings, editContactInput, editCostsInput, editPricesInput, editTimesInput } from './programme-desk.schemas.ts'

export const readDeskSettings: WireCall<'staff', typeof nothing, typeof deskSettings> = {
  method: 'GET',
  path: '/desk/settings',
  access: 'staff',
  roles: ['admin'],
}

export const editPrices: WireCall<'staff', typeof editPricesInput, typeof deskSettings> = {
  method: 'POST',
  path: '/desk/plans',
  access: 'staff',
  roles: ['admin'],
}

export const editContact: WireCall<'staff', typeof editContactInput, typeof deskSettings> = {
  method: 'POST',
  path: '/desk/settings/contact',
  access: 'staff',
  roles: ['admin'],
}

export const editCosts: WireCall<'staff', typeof editCostsInput, typeof deskSettings> = {
  method: 'POST',
  path: '/desk/settings/costs',
  access: 'staff',
  roles: ['admin'],
}

export const editTimes: WireCall<'staff', typeof editTimesInput, typeof deskSettings> = {
  method: 'POST',
  path: '/desk/settings/times',
  access: 'staff',
  roles: ['admin'],
}

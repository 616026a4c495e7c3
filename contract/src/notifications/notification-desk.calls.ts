import type { StaffRole } from '../endpoint/access.ts'
import type { WireCall } from '../endpoint/wire-call.ts'
import type {
  addBroadcastInput,
  broadcast,
  editBroadcastInput,
  listBroadcastsInput,
  listBroadcastsOutput,
  one,
  oneVersion,
  previewBroadcastInput,
  previewBroadcastOutput,
  scheduleBroadcastInput,
  testBroadcastInput,
} from './notification-desk.schemas.ts'

export const readers: readonly StaffRole[] = ['admin', 'membership', 'content', 'support', 'finance']

const makers: readonly StaffRole[] = ['admin', 'membership', 'content']

export const previewBroadcast: WireCall<'staff', typeof previewBroadcastInput, typeof previewBroadcastOutput> = {
  method: 'POST',
  path: '/desk/broadcasts/preview',
  access: 'staff',
  roles: makers,
}

export const addBroadcast: WireCall<'staff', typeof addBroadcastInput, typeof broadcast> = {
  method: 'POST',
  path: '/desk/broadcasts',
  access: 'staff',
  roles: makers,
}

export const editBroadcast: WireCall<'staff', typeof editBroadcastInput, typeof broadcast> = {
  method: 'POST',
  path: '/desk/broadcasts/:id',
  access: 'staff',
  roles: makers,
}

export const testBroadcast: WireCall<'staff', typeof testBroadcastInput, typeof broadcast> = {
  method: 'POST',
  path: '/desk/broadcasts/:id/test',
  access: 'staff',
  roles: makers,
}

export const askForSecond: WireCall<'staff', typeof oneVersion, typeof broadcast> = {
  method: 'POST',
  path: '/desk/broadcasts/:id/ask',
  access: 'staff',
  roles: makers,
}

export const confirmBroadcast: WireCall<'staff', typeof oneVersion, typeof broadcast> = {
  method: 'POST',
  path: '/desk/broadcasts/:id/confirm',
  access: 'staff',
  roles: makers,
}

export const sendBroadcast: WireCall<'staff', typeof oneVersion, typeof broadcast> = {
  method: 'POST',
  path: '/desk/broadcasts/:id/send',
  access: 'staff',
  roles: makers,
}

export const scheduleBroadcast: WireCall<'staff', typeof scheduleBroadcastInput, typeof broadcast> = {
  method: 'POST',
  path: '/desk/broadcasts/:id/schedule',
  access: 'staff',
  roles: makers,
}

export const cancelBroadcast: WireCall<'staff', typeof one, typeof broadcast> = {
  method: 'POST',
  path: '/desk/broadcasts/:id/cancel',
  access: 'staff',
  roles: makers,
}

export const readBroadcast: WireCall<'staff', typeof one, typeof broadcast> = {
  method: 'GET',
  path: '/desk/broadcasts/:id',
  access: 'staff',
  roles: readers,
}

export const listBroadcasts: WireCall<'staff', typeof listBroadcastsInput, typeof listBroadcastsOutput> = {
  method: 'GET',
  path: '/desk/broadcasts',
  access: 'staff',
  roles: readers,
}

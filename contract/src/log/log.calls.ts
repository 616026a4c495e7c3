import type { nothing } from '../endpoint/empty.schemas.ts'
import type { WireCall } from '../endpoint/wire-call.ts'
import type {
  listLogHeadsInput,
  listLogHeadsOutput,
  listLogInput,
  listLogOutput,
  listRefusedCallsInput,
  listRefusedCallsOutput,
  listUnsignedCallsInput,
  listUnsignedCallsOutput,
  readLogStateOutput,
} from './log.schemas.ts'

export const listLog: WireCall<'staff', typeof listLogInput, typeof listLogOutput> = {
  method: 'GET',
  path: '/desk/log',
  access: 'staff',
  roles: ['admin'],
}

export const readLogState: WireCall<'staff', typeof nothing, typeof readLogStateOutput> = {
  method: 'GET',
  path: '/desk/log/state',
  access: 'staff',
  roles: ['admin'],
}

export const listLogHeads: WireCall<'staff', typeof listLogHeadsInput, typeof listLogHeadsOutput> = {
  method: 'GET',
  path: '/desk/log/heads',
  access: 'staff',
  roles: ['admin'],
}

export const listUnsignedCalls: WireCall<'staff', typeof listUnsignedCallsInput, typeof listUnsignedCallsOutput> = {
  method: 'GET',
  path: '/desk/log/unsigned',
  access: 'staff',
  roles: ['admin'],
}

export const listRefusedCalls: WireCall<'staff', typeof listRefusedCallsInput, typeof listRefusedCallsOutput> = {
  method: 'GET',
  path: '/desk/log/refused',
  access: 'staff',
  roles: ['admin'],
}

import { listPrivileges, readPrivilege } from '@mwc/contract/content/content.calls'
import type { InputOf } from '@mwc/contract/endpoint/wire-call'
import { call } from '../../../shared/calls/api-client.ts'

/*
 * Apart from the queries: the pages that the server makes bring their first answers along, and need no schema to show them.
 */
export const privilegesPage = (asked: InputOf<typeof listPrivileges>, signal: AbortSignal) => call(listPrivileges, asked, { signal })
export const privilege = (asked: InputOf<typeof readPrivilege>, signal: AbortSignal) => call(readPrivilege, asked, { signal })

import { logIn } from '@mwc/contract/account/log-in/log-in.calls'
import type { InputOf } from '@mwc/contract/endpoint/wire-call'
import { callDeferred } from '../../../shared/deferred-calls/deferred-calls.ts'

/** Signs in by password. What was typed is checked before, without the client. */
export const enterByPassword = (input: InputOf<typeof logIn>) => callDeferred(logIn, input)

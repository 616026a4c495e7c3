import { logIn } from '@mwc/contract/account/log-in/log-in.calls'
import { me } from '@mwc/contract/account/people/people.calls'
import { listCampaigns } from '@mwc/contract/campaigns/campaigns.calls'
import { checkCard } from '@mwc/contract/card/card.calls'
import { listNews, listPrivileges } from '@mwc/contract/content/content.calls'
import { apiBase } from '@mwc/contract/endpoint/api-base'
import type { WireCall } from '@mwc/contract/endpoint/wire-call'
import { readHome } from '@mwc/contract/home/home.calls'
import { languageTags } from '@mwc/contract/language/language'
import { listNotifications } from '@mwc/contract/notifications/notifications.calls'
import { listPayments, readPayment } from '@mwc/contract/payments/payments.calls'
import type { CardPhone } from './card-phones.ts'
import { password } from './fill-members.ts'
import type { Reader } from './readers.ts'

/** A request as it is sent, head and body. */
export type Request = string
/** What is asked, the n-th time. `atMost`: only so many at once, because the server refuses more. */
export type Call = { name: string; request: (n: number) => Request; atMost?: number }

/** Asks as the app of this reader does, in the language that the reader reads. */
function ask({ method, path }: WireCall, { token, language }: Reader, body = ''): Request {
  const lines = [
    `${method} ${apiBase}${path} HTTP/1.1`,
    'host: 127.0.0.1',
    'user-agent: Mozilla/5.0 (Linux; Android 14) Chrome/138.0.0.0 Mobile',
    'accept: application/json',
    `accept-language: ${languageTags[language]}`,
    `authorization: Bearer ${token}`,
    ...(body === '' ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`]),
  ]
  return `${lines.join('\r\n')}\r\n\r\n${body}`
}

/** The n-th pick of a list, far from the one before it (Knuth's multiplicative hash); the same in each run. */
function pick<T>(list: readonly T[], n: number): T {
  return list[(Math.imul(n, 2_654_435_761) >>> 0) % list.length] as T
}

/** The four that the floor answers, too. */
export function hotReads(readers: readonly Reader[]): Call[] {
  const each = (name: string, call: WireCall): Call => ({ name, request: (n) => ask(call, pick(readers, n)) })
  return [each('me', me), each('payments', listPayments), each('inbox', listNotifications), each('news', listNews)]
}

/** Two `me`, a page of payments, one of the inbox and one of the news. */
export function mixOf([me, payments, inbox, news]: readonly Call[]): Call {
  const all = [me, payments, inbox, me, news] as Call[]
  return { name: 'mix', request: (n) => (all[n % all.length] as Call).request(n) }
}

/** Other calls, of the server alone. @param phones that prove cards */
export function otherCalls(readers: readonly Reader[], phones: readonly CardPhone[]): Call[] {
  const payers = readers.filter(({ paymentId }) => paymentId !== null)
  const each = (name: string, call: WireCall): Call => ({ name, request: (n) => ask(call, pick(readers, n)) })
  const proof = (n: number) => ask(checkCard, pick(readers, n), JSON.stringify({ proof: pick(phones, n).proof() }))
  const state = (n: number) => {
    const payer = pick(payers, n)
    return ask({ ...readPayment, path: readPayment.path.replace(':id', payer.paymentId ?? '') }, payer)
  }
  const signIn = (n: number) => {
    const reader = pick(readers, n)
    return ask(logIn, reader, JSON.stringify({ areaCode: '+65', mobile: reader.mobile.slice(3), password }))
  }
  return [
    each('home', readHome),
    each('privileges', listPrivileges),
    { name: 'card check', request: proof },
    { name: 'payment status', request: state },
    each('campaigns', listCampaigns),
    { name: 'log-in', request: signIn, atMost: 2 },
  ]
}

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

/** A request as it goes over the line. */
export type Request = string
/** What is asked, the n-th time. `few`: only so many at once, because the server refuses more. */
export type Asked = { name: string; request: (n: number) => Request; few?: number }

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

/** One of a list, far from the one before it: 7,919 is prime. */
function pick<T>(list: readonly T[], n: number): T {
  return list[(n * 7919) % list.length] as T
}

/** The four that the floor answers, too. */
export function hotReads(readers: readonly Reader[]): Asked[] {
  const each = (name: string, call: WireCall): Asked => ({ name, request: (n) => ask(call, pick(readers, n)) })
  return [each('me', me), each('payments', listPayments), each('inbox', listNotifications), each('news', listNews)]
}

/** Two `me`, a page of payments, one of the inbox and one of the news. */
export function mixOf([me, payments, inbox, news]: readonly Asked[]): Asked {
  const all = [me, payments, inbox, me, news] as Asked[]
  return { name: 'mix', request: (n) => (all[n % all.length] as Asked).request(n) }
}

/** Other calls, of the server alone. @param phones that prove cards */
export function otherCalls(readers: readonly Reader[], phones: readonly CardPhone[]): Asked[] {
  const payers = readers.filter(({ paymentId }) => paymentId !== null)
  const each = (name: string, call: WireCall): Asked => ({ name, request: (n) => ask(call, pick(readers, n)) })
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
    { name: 'log-in', request: signIn, few: 2 },
  ]
}

import { countryNames } from '@mwc/contract/account/people/country-names'
import { dayText, momentText } from '@mwc/contract/time/dates'
import { type Language, languageNames, languageTags } from '@mwc/contract/language/language'
import { wordsIn } from '../../../words/server-words.ts'
import type { OwnData } from './read-own-data.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? '')

const style =
  'body{font:16px/1.5 system-ui,sans-serif;margin:24px auto;max-width:720px;padding:0 16px;color:#1f2933}h1{font-size:24px}h2{font-size:18px;margin-top:32px}table{border-collapse:collapse;width:100%}th,td{text-align:start;vertical-align:top;padding:6px 12px 6px 0;border-bottom:1px solid #d9dee3}td:first-child,th+td:last-child{overflow-wrap:anywhere}th{font-weight:600}img{width:160px;height:160px;border-radius:16px}'

/** The member's data as a page to read, print and keep: whole, in one language, with nothing to load. */
export function ownDataPage(data: OwnData, language: Language): string {
  const words = wordsIn(language).record
  const tag = languageTags[language]
  const days = (text: string | null) => (text === null ? '' : dayText(text, language))
  const at = (date: Date | null) => (date === null ? '' : momentText(date.toISOString(), language))
  const money = (cents: number) => `S$${(cents / 100).toFixed(2)}`
  const ofCode = (names: Record<string, string>, code: string) => names[code] ?? code

  const row = (cells: string[], cell: 'td' | 'th' = 'td') =>
    `<tr>${cells.map((text) => `<${cell}>${escaped(text)}</${cell}>`).join('')}</tr>`
  const facts = (entries: [string, string][]) =>
    `<table>${entries.map(([name, value]) => `<tr><th scope="row">${escaped(name)}</th><td>${escaped(value)}</td></tr>`).join('')}</table>`
  const list = (title: string, head: string[], rows: string[][]) =>
    `<h2>${escaped(title)}</h2>${rows.length === 0 ? `<p>${escaped(words.nothing)}</p>` : `<table>${row(head, 'th')}${rows.map((cells) => row(cells)).join('')}</table>`}`

  const said = ({ text, attachment }: OwnData['conversation'][number]) =>
    attachment === null ? text : attachment.kind === 'photo' ? words.photo : `${words.voice} ${attachment.seconds} s`

  const { member } = data
  const photo = member.photo ? `<p><img src="${member.photo}" alt="${escaped(words.photo)}"></p>` : ''
  const w = words
  const body = [
    `<h1>${escaped(w.title)}</h1><p>${escaped(w.madeAt)} ${escaped(at(new Date(data.madeAt)))}</p>${photo}`,
    facts([
      [w.fullName, member.fullName],
      [w.memberNumber, member.memberNumber],
      [w.mobile, member.mobile ?? ''],
      [w.fin, member.fin ?? ''],
      [w.birthDate, days(member.birthDate)],
      [w.nationality, member.nationality && countryNames(language)(member.nationality)],
      [w.gender, ofCode(w.genders, member.gender)],
      [w.company, member.company],
      [w.sector, ofCode(w.sectors, member.sector)],
      [w.occupation, member.occupation],
      [w.language, languageNames[member.language]],
      [w.joinedOn, days(member.joinedOn)],
    ]),
    list(
      w.nominee,
      [w.fullName, w.relation, w.mobile],
      data.nominee ? [[data.nominee.fullName, w.relations[data.nominee.relation], data.nominee.mobile]] : [],
    ),
    list(
      w.membership,
      [w.from, w.to, w.months],
      data.terms.filter((term) => term.voidedAt === null).map((term) => [days(term.firstDay), days(term.lastDay), String(term.months)]),
    ),
    list(
      w.payments,
      [w.number, w.date, w.amount, w.state],
      data.payments.map((payment) => [
        payment.transactionNumber,
        at(payment.createdAt),
        money(payment.amountCents),
        payment.state === 'paid' ? w.paid : payment.state === 'refunded' ? w.refunded : w.notPaid,
      ]),
    ),
    list(
      w.rewards,
      [w.name, w.date],
      data.rewards.map((reward) => [reward.name[language], at(reward.claimedAt)]),
    ),
    list(
      w.uses,
      [w.name, w.shop, w.date, w.receiptNumber],
      data.uses.map((use) => [
        use.name[language] ?? use.name.english,
        use.shop,
        use.takenBackAt === null ? at(use.usedAt) : `${at(use.usedAt)} · ${w.takenBack}`,
        use.receiptNumber,
      ]),
    ),
    list(
      w.checks,
      [w.date],
      data.checks.filter((check) => !check.byYou).map((check) => [at(check.at)]),
    ),
    list(
      w.consents,
      [w.name, w.state, w.date],
      data.consents.map((consent) => [w.consentKinds[consent.kind], consent.given ? w.given : w.withdrawn, at(consent.at)]),
    ),
    list(
      w.phones,
      [w.name, w.signedIn, w.lastUsed],
      data.phones.map((phone) => [phone.device, at(phone.signedInAt), at(phone.lastUsedAt)]),
    ),
    list(
      w.messages,
      [w.date, w.toNumber],
      data.messages.map((message) => [at(message.at), `•••• ${message.mobileLastFour}`]),
    ),
    list(
      w.conversation,
      [w.date, w.writtenBy, w.text],
      data.conversation.map((message) => [at(message.at), w.authors[message.author], said(message)]),
    ),
    list(
      w.notifications,
      [w.date, w.name, w.text],
      data.notifications.map((notification) => [at(notification.at), notification.title, notification.text]),
    ),
    list(
      w.phoneRequests,
      [w.date, w.toNumber, w.state],
      data.phoneRequests.map((request) => [at(request.askedAt), request.newMobile, w.requestStates[request.state]]),
    ),
    list(
      w.paperRequests,
      [w.date, w.name, w.state],
      data.paperRequests.map((request) => [days(request.receivedOn), w.paperKinds[request.kind], w.paperStates[request.state]]),
    ),
  ]
  return `<!doctype html><html lang="${tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(w.title)}</title><style>${style}</style></head><body>${body.join('')}</body></html>`
}
